import { setTimeout as sleep } from "node:timers/promises";
import * as v from "valibot";
import { checkGitHubReleases } from "../../releases/githubRelease";
import type { Release } from "../../releases/release";
import { logText } from "../../releases/safeText";
import { networkReason, userAgent, type Warn } from "../requests";

/** Half of the API's maximum: GitHub cannot always collect a hundred long releases in time. */
const PAGE_SIZE = 50;
/** GitHub lists 1,000 releases. The page after them is empty, or has the status 422. */
const MAX_PAGES = 21;
/** For one request, in milliseconds. */
const TIMEOUT = 20_000;
const ATTEMPTS = 4;

/** A failed request. Its message is safe for a log. */
export class RequestFailure extends Error {
  /** Status of the response; null if there was none. */
  readonly status: number | null;

  constructor(message: string, status: number | null) {
    super(message);
    this.status = status;
  }
}

/**
 * Fetches all pages of a release list, with retries.
 *
 * @param endpoint URL of the list, without a query
 * @returns the usable releases in the API's order, without drafts
 * @throws TypeError if fetch refuses a request, RequestFailure if one failed, Error for no list
 */
export async function fetchReleasePages(
  endpoint: string,
  token: string | undefined,
  warn: Warn,
): Promise<Release[]> {
  const entries: unknown[] = [];
  for (let page = 1; page <= MAX_PAGES; page += 1) {
    const url = `${endpoint}?per_page=${PAGE_SIZE}&page=${page}`;
    const response = await requestWithRetries(url, token, warn).catch((error: unknown) => {
      if (page > 1 && error instanceof RequestFailure && error.status === 422) return null;
      throw error;
    });
    if (page === 1 && response?.redirectedTo)
      warn(
        `${endpoint} redirects to ${logText(response.redirectedTo)}. If the repository has ` +
          "another name now, set RELEASES_REPOSITORY to it: somebody else may take the old one.",
      );
    // A server may send less than a full page.
    if (!response || response.entries.length === 0) break;
    entries.push(...response.entries);
  }
  const { releases, problems } = checkGitHubReleases(entries);
  // A server that ignores the page repeats each release twenty times.
  if (problems[0]) warn(`${endpoint}: ${problems[0]} (${problems.length} in all)`);
  return releases;
}

async function requestWithRetries(url: string, token: string | undefined, warn: Warn) {
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await requestPage(url, token);
    } catch (error) {
      if (!(error instanceof RequestFailure) || attempt === ATTEMPTS) throw error;
      const { status } = error;
      // A retry may help after no response, a body that was cut off (200), or a server's error.
      if (status !== null && status !== 200 && status < 500) throw error;
      // Backoff: 2, 4, 8 seconds.
      const seconds = 2 ** attempt;
      warn(`${url}: ${error.message}; retry in ${seconds} s.`);
      await sleep(seconds * 1000);
    }
  }
}

const pageSchema = v.pipe(v.string(), v.parseJson(), v.array(v.unknown()));
const errorSchema = v.pipe(v.string(), v.parseJson(), v.object({ message: v.string() }));

async function requestPage(url: string, token: string | undefined) {
  // The signal also ends a body that never ends.
  const signal = AbortSignal.timeout(TIMEOUT);
  const headers = {
    accept: "application/vnd.github+json",
    ...userAgent,
    ...(token && { authorization: `Bearer ${token}` }),
  };
  let response: Response;
  let body: string;
  try {
    // fetch follows a redirect, and keeps the token within one origin.
    response = await fetch(url, { headers, signal });
    body = await response.text();
  } catch (error) {
    // Only before a request is sent, this error has no cause. Its message may quote the token.
    if (error instanceof TypeError && !error.cause)
      throw new TypeError(
        `fetch refuses to request ${url}, which is no fault of the network or the API. ` +
          "Check GITHUB_TOKEN and the headers in src/node.",
      );
    const reason = signal.aborted ? `timeout of ${TIMEOUT / 1000} s` : networkReason(error);
    throw new RequestFailure(`no response (${reason})`, null);
  }
  const { status } = response;
  if (status !== 200) {
    const error = v.safeParse(errorSchema, body);
    const reason = error.success ? ` (${logText(error.output.message)})` : "";
    throw new RequestFailure(`status ${status}${reason}`, status);
  }
  const page = v.safeParse(pageSchema, body);
  if (!page.success) throw new RequestFailure("the response is not a list of releases", status);
  return { entries: page.output, redirectedTo: response.redirected ? response.url : null };
}
