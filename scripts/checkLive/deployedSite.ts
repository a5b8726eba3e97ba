import * as v from "valibot";
import { ALL_RELEASES_PATH, parseAllReleases } from "../../src/releases/allReleases";
import type { Release } from "../../src/releases/release";
import { describeNoAnswer } from "../../src/sourcing/requestPage";

const STRUCTURED_DATA = /<script\b[^>]*\btype="application\/ld\+json"[^>]*>([^<]*)<\/script>/g;

const applicationSchema = v.object({
  "@type": v.literal("MobileApplication"),
  softwareVersion: v.optional(v.string()),
});

/**
 * The newest version as the HTML of a site's /download page tells it to machines; undefined where it tells of no release.
 *
 * @throws Error where the page does not answer or tells nothing of the app
 */
export async function readAnnouncedVersion(site: string, timeLimit: number): Promise<{ version: string | undefined }> {
  const address = `${site}/download`;
  const html = await read(address, timeLimit);
  for (const [, text = ""] of html.matchAll(STRUCTURED_DATA)) {
    const application = v.safeParse(applicationSchema, parseJson(text));
    if (application.success) return { version: application.output.softwareVersion };
  }
  throw new Error(`${address}: the page holds no structured data of the app, so its newest version is not known`);
}

/**
 * The releases of a site's published list.
 *
 * @throws Error where the list does not answer or is none
 */
export async function readDeployedReleases(site: string, timeLimit: number): Promise<Release[]> {
  const address = `${site}${ALL_RELEASES_PATH}`;
  const text = await read(address, timeLimit);
  try {
    return parseAllReleases(parseJson(text));
  } catch (error) {
    throw new Error(`${address}: the answer is no list of releases`, { cause: error });
  }
}

async function read(address: string, timeLimit: number): Promise<string> {
  let response: Response;
  let text: string;
  try {
    response = await fetch(address, { signal: AbortSignal.timeout(timeLimit) });
    text = await response.text();
  } catch (error) {
    throw new Error(`${address}: ${describeNoAnswer(error)}`, { cause: error });
  }
  if (!response.ok) throw new Error(`${address}: status ${response.status}`);
  return text;
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
