import * as v from "valibot";
import { ALL_RELEASES_PATH, parseAllReleases } from "../../src/releases/allReleases";
import type { Release } from "../../src/releases/release";
import { describeNoAnswer } from "../../src/sourcing/requestFailure";

const STRUCTURED_DATA = /<script\b[^>]*\btype="application\/ld\+json"[^>]*>([^<]*)<\/script>/g;

const applicationSchema = v.object({
  "@type": v.literal("MobileApplication"),
  softwareVersion: v.optional(v.string()),
});

/**
 * The newest version in the structured data of a site's /download page.
 *
 * @param site URL of the site without a trailing slash
 * @param timeLimit in milliseconds
 * @returns an undefined version if the page shows no release
 * @throws Error if the page does not answer or has no structured data of the app
 */
export async function readAnnouncedVersion(site: string, timeLimit: number): Promise<{ version: string | undefined }> {
  const url = `${site}/download`;
  const html = await read(url, timeLimit);
  for (const [, text = ""] of html.matchAll(STRUCTURED_DATA)) {
    const application = v.safeParse(applicationSchema, parseJson(text));
    if (application.success) return { version: application.output.softwareVersion };
  }
  throw new Error(`${url}: the page has no structured data of the app, so its newest version is not known`);
}

/**
 * All releases, from the file that the site publishes.
 *
 * @param site URL of the site without a trailing slash
 * @param timeLimit in milliseconds
 * @throws Error if the file cannot be loaded or is not a list of releases
 */
export async function readDeployedReleases(site: string, timeLimit: number): Promise<Release[]> {
  const url = `${site}${ALL_RELEASES_PATH}`;
  const text = await read(url, timeLimit);
  try {
    return parseAllReleases(parseJson(text));
  } catch (error) {
    throw new Error(`${url}: the answer is not a list of releases`, { cause: error });
  }
}

async function read(url: string, timeLimit: number): Promise<string> {
  let response: Response;
  let text: string;
  try {
    response = await fetch(url, { signal: AbortSignal.timeout(timeLimit) });
    text = await response.text();
  } catch (error) {
    throw new Error(`${url}: ${describeNoAnswer(error)}`, { cause: error });
  }
  if (!response.ok) throw new Error(`${url}: status ${response.status}`);
  return text;
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
