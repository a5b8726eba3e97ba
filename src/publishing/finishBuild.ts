import { readdir, readFile, rm, writeFile } from "node:fs/promises";
import path from "node:path";
import type { GatsbyNode } from "gatsby";
import * as v from "valibot";
import { PUBLISHED_RELEASES_PATH } from "../releases/publishedReleases";
import { releaseFeedPath } from "../site/links";
import { readSettings } from "../site/settings";
import { withContentSecurityPolicy } from "./contentSecurityPolicy";
import { HOST_HEADERS_FILE, hostHeaders } from "./hostHeaders";
import { shortenClassNames } from "./shortClassNames";
import { withStartPreloads } from "./startPreloads";
import { findUnnamedFiles, isHashed } from "./unnamedFiles";

/** Where Gatsby's cache keeps which files were unnamed at the end of the last build. */
const UNNAMED_KEY = "unnamed files";

/** What Gatsby publishes for a feature that the site does not use: third-party scripts in a worker. */
const NOT_OURS = "~partytown";

/** Parts of pages, which Gatsby keeps for itself. */
const GATSBYS_OWN = "_gatsby/";

/** What is for developers alone: source maps, which would double the site, and long class names. */
export const onCreateWebpackConfig: GatsbyNode["onCreateWebpackConfig"] = ({ stage, actions, getConfig }) => {
  if (stage === "build-javascript") actions.setWebpackConfig({ devtool: false });
  if (stage === "build-javascript" || stage === "build-html") {
    const config = getConfig();
    shortenClassNames(config.module.rules);
    actions.replaceWebpackConfig(config);
  }
};

/**
 * When every page is written: gives each its preloads and its policy, removes what no page names, and writes the headers for the
 * host. Not earlier: a page's own scripts are known only now, and to read files while pages are rendered would have Gatsby render
 * all of them in every build.
 */
export const onPostBuild: GatsbyNode["onPostBuild"] = async ({ cache, reporter, store }) => {
  const folder = path.join(store.getState().program.directory, "public");
  const { apiUrl, pathPrefix, repository } = readSettings(process.env);
  await rm(path.join(folder, NOT_OURS), { recursive: true, force: true });

  const files = await readNamingFiles(folder);
  const pages = [...files.keys()].filter((file) => !isHashed(file));
  const apiOrigin = repository ? new URL(apiUrl).origin : null;
  const stats = await readJson(path.join(folder, "webpack.stats.json"));
  for (const page of pages) {
    const html = files.get(page) ?? "";
    const dataFolder = dataFolderOf(page);
    const pageData = await readJson(path.join(folder, "page-data", dataFolder, "page-data.json"));
    const started = pageData === null ? html : withStartPreloads(html, { folder: dataFolder, pageData, stats, pathPrefix });
    const secured = withContentSecurityPolicy(started, apiOrigin);
    if (secured !== html) await writeFile(path.join(folder, page), secured);
    files.set(page, secured);
  }

  // A page that a visitor or a cache still holds may name them: each stays for one build more.
  const unnamed = findUnnamedFiles(files);
  const unnamedBefore = v.parse(v.optional(v.array(v.string()), []), await cache.get(UNNAMED_KEY));
  const removed = unnamed.filter((file) => unnamedBefore.includes(file));
  await Promise.all(removed.map((file) => rm(path.join(folder, file))));
  await cache.set(UNNAMED_KEY, unnamed);
  if (removed.length > 0) reporter.info(`Removed ${removed.length} files that no page names any more`);

  const lasting = [...files.keys()].filter((file) => isHashed(file) && !unnamed.includes(file)).map((file) => `/${file}`);
  const changing = [...pages.map(addressOf), PUBLISHED_RELEASES_PATH, releaseFeedPath];
  const prefixed = (addresses: readonly string[]) => [...addresses].sort().map((address) => pathPrefix + address);
  await writeFile(
    path.join(folder, HOST_HEADERS_FILE),
    hostHeaders({ changing: prefixed(changing), lasting: prefixed(lasting), pathPrefix }),
  );
};

/** The address at which a host serves a page of the build. */
function addressOf(page: string): string {
  return `/${page.replace(/(?:^|\/)index\.html$/, "")}`;
}

/** Where Gatsby keeps a page's data below `page-data`. */
function dataFolderOf(page: string): string {
  return page === "index.html" ? "index" : page.replace(/\/index\.html$/, "");
}

/** Reads what can name a hashed file, and the hashed files: path below the folder, with slashes, and text. */
async function readNamingFiles(folder: string): Promise<Map<string, string>> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  const files = entries
    .filter((entry) => entry.isFile())
    .map(({ parentPath, name }) => path.relative(folder, path.join(parentPath, name)).split(path.sep).join("/"))
    .filter((file) => (file.endsWith(".html") && !file.startsWith(GATSBYS_OWN)) || isHashed(file))
    .sort();
  const texts = await Promise.all(files.map((file) => readFile(path.join(folder, file), "utf8")));
  return new Map(files.map((file, index) => [file, texts[index] ?? ""]));
}

/** The content of a JSON file; null where there is no such file. */
async function readJson(file: string): Promise<unknown> {
  const text = await readFile(file, "utf8").catch((error: NodeJS.ErrnoException) => {
    if (error.code === "ENOENT") return null;
    throw error;
  });
  return text === null ? null : JSON.parse(text);
}
