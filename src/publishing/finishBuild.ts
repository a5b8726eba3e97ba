import { existsSync } from "node:fs";
import { copyFile, mkdir, readFile, rename, rm } from "node:fs/promises";
import path from "node:path";
import type { GatsbyNode } from "gatsby";
import writeFileAtomic from "write-file-atomic";
import { ALL_RELEASES_PATH, PLAIN_LIST_PATH } from "../releases/allReleases";
import { errorText } from "../releases/errorText";
import { releaseFeedPath } from "../site/links";
import { readSettings, type Settings } from "../site/settings";
import { type BuildRecord, readBuildRecord, writeBuildRecord } from "./buildRecord";
import { withContentSecurityPolicy } from "./contentSecurityPolicy";
import { HOST_HEADERS_FILE, hostHeaders } from "./hostHeaders";
import { dataFolderOf, fingerprints, htmlFileOf, isHashed, listFiles, nameInPages } from "./publicFiles";
import { type BuildFolders, buildFoldersOf } from "./startBuild";
import { withStartPreloads } from "./startPreloads";
import { findExpiredFiles, findUnreferencedFiles, timesUnreferenced } from "./unreferencedFiles";
import { checkPageIsWhole } from "./wholePage";

/** What Gatsby publishes for a feature that the site does not use: third-party scripts in a worker. */
const NOT_OURS = "~partytown";

/** Folders of `public` in which Gatsby leaves what has not changed: the data of pages, and parts of pages that it keeps for itself. */
const GATSBYS_OWN = /^(page-data|_gatsby)\//;

/** The plain list of all releases, which the build writes beside Gatsby's pages. */
const PLAIN_LIST = PLAIN_LIST_PATH.slice(1);

/**
 * Finishes the folder once every page is written. Not earlier: a page's own scripts are known only now, and to read files while pages
 * are rendered would have Gatsby render all of them in every build.
 */
export const onPostBuild: GatsbyNode["onPostBuild"] = async ({ reporter, store }) => {
  const { pages, program } = store.getState();
  try {
    const removed = await finishBuild({
      folders: buildFoldersOf(program.directory),
      settings: readSettings(process.env),
      pagePaths: [...pages.keys()],
      now: new Date(),
    });
    if (removed > 0) reporter.info(`Files removed that no page has named for a week: ${removed}`);
  } catch (error) {
    const reason = errorText(error);
    reporter.panicOnBuild(
      `The folder public is not fit to be published: ${reason} Build again: the next build starts from nothing.`,
    );
  }
};

/** What {@link finishBuild} works on. */
export interface FinishOptions {
  folders: BuildFolders;
  settings: Settings;
  /** The path of every page of Gatsby. */
  pagePaths: readonly string[];
  now: Date;
}

/**
 * Gives each page its preloads and its policy, removes what no page needs, writes the headers for the host, and notes what it leaves.
 *
 * @returns the number of files that were removed because no page has named them for too long
 * @throws Error where the folder is not whole
 */
export async function finishBuild({ folders, settings, pagePaths, now }: FinishOptions): Promise<number> {
  const { publicFolder, staticFolder, keptFolder } = folders;
  const { apiUrl, pathPrefix, repository } = settings;
  const record = (await readBuildRecord(keptFolder)) ?? { fingerprints: {}, unreferencedSince: {} };
  const pages = [...pagePaths.map(htmlFileOf), PLAIN_LIST];
  await rm(path.join(publicFolder, NOT_OURS), { recursive: true, force: true });
  await removeFormerPages(publicFolder, pages, record);
  await restoreFiles(folders, record);

  const apiOrigin = repository ? new URL(apiUrl).origin : null;
  const stats = await readJson(path.join(publicFolder, "webpack.stats.json"));
  const contents = new Map<string, string>();
  for (const page of pages) {
    const html = await readFile(path.join(publicFolder, page), "utf8");
    const started =
      page === PLAIN_LIST
        ? html
        : withStartPreloads(html, {
            folder: dataFolderOf(page),
            pageData: await readJson(path.join(publicFolder, "page-data", dataFolderOf(page), "page-data.json")),
            stats,
            pathPrefix,
          });
    const secured = withContentSecurityPolicy(started, apiOrigin);
    if (secured !== html) await writeFileAtomic(path.join(publicFolder, page), secured);
    contents.set(page, secured);
  }

  for (const file of await listFiles(publicFolder)) {
    if (nameInPages(file)) contents.set(file, await readFile(path.join(publicFolder, file), "utf8"));
  }
  // What lies in static/ stays as long as it lies there, whoever links to it.
  const staticFiles = await listFiles(staticFolder);
  const candidates = findUnreferencedFiles(contents).filter((file) => !staticFiles.includes(file));
  const unreferenced = timesUnreferenced(candidates, record.unreferencedSince, now);
  const expired = findExpiredFiles(unreferenced, now);
  for (const file of expired) {
    await rm(path.join(publicFolder, file));
    delete unreferenced[file];
  }

  const lasting = [...contents.keys()].filter((file) => isHashed(file) && !(file in unreferenced) && !expired.includes(file));
  const changing = [...pages.map(addressOf), ALL_RELEASES_PATH, releaseFeedPath];
  const prefixed = (addresses: readonly string[]) => [...addresses].sort().map((address) => pathPrefix + address);
  await writeFileAtomic(
    path.join(publicFolder, HOST_HEADERS_FILE),
    hostHeaders({ changing: prefixed(changing), lasting: prefixed(lasting.map((file) => `/${file}`)), pathPrefix }),
  );

  const files = await listFiles(publicFolder);
  for (const page of pages) {
    checkPageIsWhole(contents.get(page) ?? "", { page, files: new Set(files), pathPrefix });
  }
  const lastingUntilNextBuild = files.filter((file) => pages.includes(file) || GATSBYS_OWN.test(file) || nameInPages(file));
  await writeBuildRecord(keptFolder, {
    fingerprints: Object.fromEntries(await fingerprints(publicFolder, lastingUntilNextBuild)),
    unreferencedSince: unreferenced,
  });
  await endBuild(folders);
  return expired.length;
}

/** Says that the build went through. At each step, a build that is killed leaves either the damaged copy whole or none. */
async function endBuild({ damagedFolder, partialFolder, underWay }: BuildFolders): Promise<void> {
  await rm(partialFolder, { recursive: true, force: true });
  if (existsSync(damagedFolder)) await rename(damagedFolder, partialFolder);
  await rm(underWay, { force: true });
  await rm(partialFolder, { recursive: true, force: true });
}

/** Removes pages of earlier builds that are none any more. Gatsby does so by itself, but not where it has lost its cache. */
async function removeFormerPages(publicFolder: string, pages: readonly string[], record: BuildRecord): Promise<void> {
  const current = new Set(pages.flatMap((page) => [page, `page-data/${dataFolderOf(page)}/page-data.json`]));
  const former = Object.keys(record.fingerprints).filter(
    (file) => /\.html$|\/page-data\.json$/.test(file) && !file.startsWith("_gatsby/") && !current.has(file),
  );
  await Promise.all(former.map((file) => rm(path.join(publicFolder, file), { force: true })));
}

/** Takes from a damaged folder what open pages may still load, as far as it is whole and this build has not made it itself. */
async function restoreFiles({ publicFolder, damagedFolder }: BuildFolders, record: BuildRecord): Promise<void> {
  const present = new Set(await listFiles(publicFolder));
  const wanted = Object.keys(record.fingerprints).filter((file) => nameInPages(file) && !present.has(file));
  for (const [file, fingerprint] of await fingerprints(damagedFolder, wanted)) {
    if (fingerprint !== record.fingerprints[file]) continue;
    await mkdir(path.dirname(path.join(publicFolder, file)), { recursive: true });
    await copyFile(path.join(damagedFolder, file), path.join(publicFolder, file));
  }
}

/** The address at which a host serves a page of the build. */
function addressOf(page: string): string {
  return `/${page.replace(/(?:^|\/)index\.html$/, "")}`;
}

/**
 * The content of a JSON file.
 *
 * @throws Error that names the file where there is none, or where it holds something else
 */
async function readJson(file: string): Promise<unknown> {
  const text = await readFile(file, "utf8");
  try {
    return JSON.parse(text);
  } catch (cause) {
    throw new Error(`${file} is not JSON.`, { cause });
  }
}
