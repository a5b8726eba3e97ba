import path from "node:path";
import { errorText } from "../../src/releases/errorText";
import { KEPT_FOLDER } from "../../src/site/keptFolder";
import type { Settings } from "../../src/site/settings";
import { checkAddresses } from "./addresses";
import { type BuiltSite, readBuiltSite } from "./builtSite";
import { fingerprintOfCode, keepCheckedCode, readCheckedCode } from "./checkedBuild";
import { checkEarlierFolder } from "./earlierFolder";
import { checkPages } from "./pages";
import { checkReleaseSource } from "./releaseSource";
import { checkReleases, type ReleaseOptions } from "./releases";
import { checkSizes } from "./sizes";

/** What {@link checkFolder} checks. */
export interface FolderOptions extends Pick<ReleaseOptions, "token" | "wait"> {
  /** Folder of the site, which contains `public` and `.cache`. */
  siteDirectory: string;
  /** The settings of the build. */
  settings: Settings;
  /** Whether SITE_URL is set. Without it, the settings have the URL of one's own device. */
  isSiteUrlSet: boolean;
  /** Whether SAMPLE_RELEASES is true. Without it, a folder with the sample releases must not be published. */
  isDemonstration: boolean;
  /** A copy of `public` as it was published before; undefined if there is none. */
  before?: string | undefined;
}

/** The result of {@link checkFolder}: a line for each problem, a line for each thing to know, and the number of pages and files. */
export interface FolderResult {
  problems: string[];
  warnings: string[];
  pages: number;
  files: number;
}

/**
 * Checks the finished folder `public` before it is published (docs/rules.md, 14.12). A check that cannot be made is a problem, and
 * the others are still made. If there is no problem, it notes the code of the build for the next check.
 *
 * @throws Error if there is no folder
 */
export async function checkFolder({
  siteDirectory,
  settings,
  isSiteUrlSet,
  isDemonstration,
  before,
  ...calls
}: FolderOptions): Promise<FolderResult> {
  const site = await readBuiltSite(path.join(siteDirectory, "public"), settings);
  const keptFolder = path.join(siteDirectory, KEPT_FOLDER);
  const code = await fingerprintOfCode(siteDirectory, settings);
  const isSameCode = code === (await readCheckedCode(keptFolder));
  const warnings: string[] = [];
  const warn = (message: string) => warnings.push(message);

  const checks: ((site: BuiltSite) => string[] | Promise<string[]>)[] = [
    checkPages,
    () => checkReleaseSource(site, isDemonstration),
    () => checkReleases(site, { ...calls, keptFolder, warn }),
    () => checkAddresses(site, isSiteUrlSet),
    checkSizes,
    () => checkEarlierFolder(site, { before, isSameCode, warn }),
  ];
  const problems = new Set<string>();
  for (const check of checks) {
    try {
      for (const problem of await check(site)) problems.add(problem);
    } catch (error) {
      problems.add(errorText(error));
    }
  }
  if (problems.size === 0) await keepCheckedCode(keptFolder, code);
  return { problems: [...problems], warnings, pages: site.pages.length, files: site.sizes.size };
}
