import { readFile } from "node:fs/promises";
import path from "node:path";
import * as v from "valibot";
import { readPublished } from "../../harness/publishedFiles";
import { APP_DATA_FILE, htmlFileOf, referenceKeyOf } from "../../src/gatsbyInternals/publicFolder";
import { logText } from "../../src/releases/logText";
import { ALL_RELEASES_PATH, PLAIN_LIST_PATH } from "../../src/releases/publishedPaths";
import { releaseFeedPath, routes } from "../../src/site/links";
import { DOWNLOAD_DATA_FILE } from "../releaseFiles/downloadData";
import { parseJson } from "../releaseFiles/parseJson";
import type { BuiltSite } from "./builtSite";

/** The files that a release changes. */
const CHANGED_BY_RELEASE = [
  htmlFileOf(routes.download),
  `${routes.download}.html`,
  DOWNLOAD_DATA_FILE,
  ALL_RELEASES_PATH,
  PLAIN_LIST_PATH,
  releaseFeedPath,
].map((file) => file.replace(/^\//, ""));

/** Characters of each text that a difference shows. */
const SHOWN_LENGTH = 60;

/** What {@link checkEarlierFolder} compares. */
export interface EarlierOptions {
  /** A copy of the folder as it was published before; undefined if there is none. */
  before: string | undefined;
  /** Whether the code and the settings are those of the build before. */
  isSameCode: boolean;
  /** Called if the folders were not compared. */
  warn: (message: string) => void;
}

/**
 * Checks that the files that a release does not change are as they were published before, if both folders come from the same code.
 * New files are no problem, and neither are hashed files that were removed because no page referred to them any more.
 */
export async function checkEarlierFolder({ folder }: BuiltSite, { before, isSameCode, warn }: EarlierOptions): Promise<string[]> {
  const notCompared = (reason: string) => {
    warn(`The pages were not compared with those that were published before: ${reason}.`);
    return [];
  };
  if (before === undefined) return notCompared("no copy of them is given (--before FOLDER)");
  const earlierHash = await readCompilationHash(before);
  if (earlierHash === null) return notCompared(`${before} does not hold a built site`);
  if (!isSameCode) return notCompared("the code or a setting has changed since then");
  if (earlierHash !== (await readCompilationHash(folder))) return notCompared("the scripts have changed since then");

  const files = await readPublished(folder);
  const earlierFiles = [...(await readPublished(before))].filter(([file]) => !CHANGED_BY_RELEASE.includes(file));
  return earlierFiles.flatMap(([file, earlier]) => {
    const text = files.get(file);
    if (text === undefined) {
      return referenceKeyOf(file) ? [] : [`public/${file} was published before, but is not there any more. ${REMEDY}`];
    }
    return text === earlier
      ? []
      : [`public/${file} differs although only releases may have changed: ${difference(earlier, text)}. ${REMEDY}`];
  });
}

const REMEDY = "Delete .cache and public and build again.";

const appDataSchema = v.object({ webpackCompilationHash: v.string() });

/** webpack's hash of the scripts and styles in a folder; null if the folder does not hold a built site. */
async function readCompilationHash(folder: string): Promise<string | null> {
  const text = await readFile(path.join(folder, APP_DATA_FILE), "utf8").catch((error: NodeJS.ErrnoException) => {
    if (error.code === "ENOENT") return null;
    throw error;
  });
  const data = v.safeParse(appDataSchema, text === null ? null : parseJson(text));
  return data.success ? data.output.webpackCompilationHash : null;
}

/** The beginning of the first difference between two texts, in words. */
function difference(earlier: string, text: string): string {
  let start = 0;
  while (start < Math.min(earlier.length, text.length) && earlier[start] === text[start]) start += 1;
  const excerpt = (whole: string) => (start < whole.length ? `"${logText(whole.slice(start, start + SHOWN_LENGTH))}"` : "the end");
  const context = logText(earlier.slice(Math.max(0, start - SHOWN_LENGTH), start));
  return `after "${context}" there was ${excerpt(earlier)}, now there is ${excerpt(text)}`;
}
