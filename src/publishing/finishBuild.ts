import { readFile, rm } from "node:fs/promises";
import path from "node:path";
import type { GatsbyNode } from "gatsby";
import writeFileAtomic from "write-file-atomic";
import {
  htmlFileOf,
  isGatsbyData,
  isHashed,
  PARTYTOWN_FOLDER,
  pageDataFileOf,
  referenceKeyOf,
} from "../gatsbyInternals/publicFolder";
import { errorText } from "../releases/errorText";
import { ALL_RELEASES_PATH } from "../releases/publishedPaths";
import { releaseFeedPath } from "../site/links";
import { readSettings, type Settings } from "../site/settings";
import { type BuildFolders, buildFoldersOf, markBuildFinished } from "./buildFolders";
import { readBuildRecord, writeBuildRecord } from "./buildRecord";
import { checkPageIsComplete } from "./checkPage";
import { removeFormerPages, restoreFiles } from "./earlierBuild";
import { finishPages, PLAIN_LIST_FILE } from "./finishPages";
import { HOST_HEADERS_FILE, hostHeaders } from "./hostHeaders";
import { pageCopies, urlPathsOf } from "./pageCopies";
import { fingerprints, listFiles } from "./publicFiles";
import { findExpiredFiles, findUnreferencedFiles, timesUnreferenced } from "./unreferencedFiles";

/**
 * Finishes the folder `public` after every page is written. It cannot run earlier: a page's own scripts are known only now, and
 * Gatsby would render all pages in every build if files were read while it renders.
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
    if (removed > 0) reporter.info(`Files removed because no page has referenced them for a week: ${removed}`);
  } catch (error) {
    reporter.panicOnBuild(
      `The folder public cannot be published: ${errorText(error)} Build again: the next build starts from scratch.`,
    );
  }
};

/** What {@link finishBuild} works on. */
export interface FinishOptions {
  folders: BuildFolders;
  settings: Settings;
  /** The path of every Gatsby page. */
  pagePaths: readonly string[];
  now: Date;
}

/**
 * Adds preload links and a policy to each page, copies each page to its second file, removes files that no page needs, writes the
 * headers for the host, and records what it leaves for the next build.
 *
 * @returns the number of files that were removed because no page has referenced them for a week
 * @throws Error if a page or a file that it references is missing or damaged
 */
export async function finishBuild({ folders, settings, pagePaths, now }: FinishOptions): Promise<number> {
  const { publicFolder, staticFolder, keptFolder } = folders;
  const { apiUrl, pathPrefix, repository } = settings;
  const record = (await readBuildRecord(keptFolder)) ?? { publicFolder, fingerprints: {}, unreferencedSince: {} };
  const pages = [...pagePaths.map(htmlFileOf), PLAIN_LIST_FILE];
  const copies = pageCopies(pages);
  const htmlFiles = [...pages, ...copies.keys()];
  await rm(path.join(publicFolder, PARTYTOWN_FOLDER), { recursive: true, force: true });
  await removeFormerPages(publicFolder, new Set([...htmlFiles, ...pages.map(pageDataFileOf)]), record);
  await restoreFiles(folders, record);

  const apiOrigin = repository ? new URL(apiUrl).origin : null;
  const contents = await finishPages(pages, { publicFolder, pathPrefix, apiOrigin });
  for (const [copy, page] of copies) {
    const html = contents.get(page) ?? "";
    await writeFileAtomic(path.join(publicFolder, copy), html);
    contents.set(copy, html);
  }
  for (const file of await listFiles(publicFolder)) {
    if (referenceKeyOf(file)) contents.set(file, await readFile(path.join(publicFolder, file), "utf8"));
  }
  // A file of static/ stays even if nothing references it.
  const staticFiles = await listFiles(staticFolder);
  const candidates = findUnreferencedFiles(contents).filter((file) => !staticFiles.includes(file));
  const unreferenced = timesUnreferenced(candidates, record.unreferencedSince, now);
  const expired = findExpiredFiles(unreferenced, now);
  for (const file of expired) {
    await rm(path.join(publicFolder, file));
    delete unreferenced[file];
  }

  const pagesText = pages.map((page) => contents.get(page)).join("");
  const isInPage = (file: string) => pagesText.includes(referenceKeyOf(file) ?? file);
  const immutable = [...contents.keys()]
    .filter((file) => isHashed(file) && !(file in unreferenced) && !expired.includes(file))
    .sort();
  // If there are too many for the host, the last ones get no rule. A page needs those that it names itself first.
  const byImportance = [...immutable.filter(isInPage), ...immutable.filter((file) => !isInPage(file))];
  const revalidated = new Set([...htmlFiles.flatMap(urlPathsOf), ALL_RELEASES_PATH, releaseFeedPath]);
  await writeFileAtomic(
    path.join(publicFolder, HOST_HEADERS_FILE),
    hostHeaders({
      revalidated: [...revalidated].sort(),
      immutable: byImportance.map((file) => `/${file}`),
      pathPrefix,
    }),
  );

  const files = await listFiles(publicFolder);
  for (const page of htmlFiles) {
    checkPageIsComplete(contents.get(page) ?? "", { page, files: new Set(files), pathPrefix });
  }
  const reusable = files.filter((file) => htmlFiles.includes(file) || isGatsbyData(file) || referenceKeyOf(file));
  await writeBuildRecord(keptFolder, {
    publicFolder,
    fingerprints: Object.fromEntries(await fingerprints(publicFolder, reusable)),
    unreferencedSince: unreferenced,
  });
  await markBuildFinished(folders);
  return expired.length;
}
