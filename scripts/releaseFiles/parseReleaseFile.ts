import { parseAllReleases } from "../../src/releases/allReleases";
import type { Release } from "../../src/releases/release";
import { parseJson } from "./parseJson";

/**
 * The releases in the text of the file of all releases.
 *
 * @param source URL or path of the file, for the message
 * @throws Error if the text is anything else
 */
export function parseReleaseFile(text: string, source: string): Release[] {
  try {
    return parseAllReleases(parseJson(text));
  } catch (error) {
    throw new Error(`${source}: this is not a list of releases`, { cause: error });
  }
}
