import { existsSync, readFileSync } from "node:fs";
import { stat } from "node:fs/promises";
import path from "node:path";
import { pageDataFileOf } from "../../src/gatsbyInternals/publicFolder";
import { listFiles } from "../../src/publishing/publicFiles";
import { PLAIN_LIST_PATH } from "../../src/releases/publishedPaths";
import type { Settings } from "../../src/site/settings";

/** The 404 page, as a path within the folder. */
export const NOT_FOUND_PAGE = "404.html";

/** The plain list, as a path within the folder. */
export const PLAIN_LIST = PLAIN_LIST_PATH.slice(1);

/** The pages that exist under one name only. */
export const SINGLE_PAGES: readonly string[] = ["index.html", NOT_FOUND_PAGE, PLAIN_LIST];

/** A finished folder and the settings of its build. Paths of files are relative to the folder, with forward slashes. */
export interface BuiltSite {
  folder: string;
  settings: Settings;
  /** URL of the published site with its path prefix, without a trailing slash. */
  url: string;
  /** Size of every file in bytes, by path. */
  sizes: ReadonlyMap<string, number>;
  /** The HTML file of every page that has a URL of its own, so not the 404 page, the plain list and the files of `static/`. */
  pages: readonly string[];
  /** Whether a file comes from `static/`, such as the file by which a search engine knows the site's owner. */
  isStatic: (file: string) => boolean;
  /**
   * The text of a file.
   *
   * @throws Error that names the file if it is missing
   */
  textOf: (file: string) => string;
}

/**
 * Looks at a finished folder. The list of pages comes from the folder itself.
 *
 * @throws Error if the folder is missing or empty
 */
export async function readBuiltSite(folder: string, settings: Settings): Promise<BuiltSite> {
  const files = await listFiles(folder);
  if (files.length === 0) throw new Error(`${folder} is missing or empty: run npm run build first.`);
  const sizes = await Promise.all(
    files.map(async (file): Promise<[string, number]> => [file, (await stat(path.join(folder, file))).size]),
  );
  const isStatic = (file: string) => existsSync(path.join(folder, "..", "static", file));
  const moved = movedPages(files.filter((file) => !isStatic(file)));
  const known = new Map(sizes);
  for (const [page, file] of moved) known.set(page, known.get(file) ?? 0);
  return {
    folder,
    settings,
    url: settings.siteUrl + settings.pathPrefix,
    sizes: known,
    pages: [...known.keys()]
      .filter((file) => /(^|\/)index\.html$/.test(file) && file !== "404/index.html" && !isStatic(file))
      .sort(),
    isStatic,
    textOf: (file) => {
      if (!known.has(file)) throw new Error(`public/${file} is missing. Build again.`);
      return readFileSync(path.join(folder, moved.get(file) ?? file), "utf8");
    },
  };
}

/**
 * On Netlify, Gatsby's adapter moves every `X/index.html` to `X.html` at the end of the build. If no page has a folder any more, this
 * gives for each page the path that it had, and the file that it is now.
 */
function movedPages(files: readonly string[]): Map<string, string> {
  if (files.some((file) => /^(?!_gatsby\/).+\/index\.html$/.test(file))) return new Map();
  const others = files.filter((file) => /^(?!_gatsby\/).+\.html$/.test(file) && !SINGLE_PAGES.includes(file));
  const moved = others.map((file): [string, string] => [file.replace(/\.html$/, "/index.html"), file]);
  // What an earlier build has left has no data.
  return new Map(moved.filter(([page]) => files.includes(pageDataFileOf(page))));
}

/** The route of a page by its HTML file (`download/index.html` gives `/download`). */
export function routeOf(page: string): string {
  return `/${page.replace(/\/?index\.html$/, "")}`;
}
