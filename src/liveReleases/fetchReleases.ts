import { checkGitHubReleases } from "../releases/githubRelease";
import type { NewestReleases } from "../releases/mergeReleases";
import { toRelease } from "../releases/toRelease";

/** How long a visitor waits for the releases API before the call is given up, in milliseconds. */
export const TIME_LIMIT = 10_000;

/** Entries in one page of the API's answer where the request names no number: https://docs.github.com/en/rest/releases/releases */
const DEFAULT_PAGE_SIZE = 30;

/** What a visitor reads when the call fails; the first is the wording of the product spec, section 5. */
const MESSAGES = {
  notOk: "Failed to fetch releases",
  unreachable: "The server cannot be reached",
  tooSlow: "The release server is too slow",
  unreadable: "The release list cannot be read",
} as const;

/**
 * The one call of the product spec, section 7: a single GET for the newest part of the release list. It asks without query,
 * headers or credentials of its own, so that it is the very request that the page's head has preloaded.
 *
 * @param url address of the list, of the API or of the sample file
 * @param signal aborts the call; the promise then rejects with the signal's reason
 * @param cache "no-cache" for a call that is to learn more than an earlier one: the browser keeps an answer for the API's minute
 * @throws Error with a message for the visitor: not OK, unreachable, too slow, unreadable
 */
export async function fetchReleases(url: string, signal: AbortSignal, cache: RequestCache = "default"): Promise<NewestReleases> {
  const call = new AbortController();
  const abort = () => call.abort(signal.reason);
  if (signal.aborted) abort();
  else signal.addEventListener("abort", abort);
  const timer = setTimeout(() => call.abort(new Error(MESSAGES.tooSlow)), TIME_LIMIT);
  try {
    return await request(url, call.signal, cache);
  } catch (error) {
    throw call.signal.aborted ? call.signal.reason : error;
  } finally {
    clearTimeout(timer);
    signal.removeEventListener("abort", abort);
  }
}

async function request(url: string, signal: AbortSignal, cache: RequestCache): Promise<NewestReleases> {
  // Not "omit": a preload goes out as "same-origin", and only the same mode is the same request. To another origin, where the
  // API is, neither sends credentials.
  const response = await fetch(url, { credentials: "same-origin", cache, signal }).catch((cause: unknown) => {
    throw new Error(MESSAGES.unreachable, { cause });
  });
  if (!response.ok) throw new Error(MESSAGES.notOk);
  try {
    const answer: unknown = await response.json();
    const { releases } = checkGitHubReleases(answer);
    return {
      releases: releases.filter((release) => !release.draft).map(toRelease),
      hasNextPage: hasNextPage(response, answer),
    };
  } catch (cause) {
    throw new Error(MESSAGES.unreadable, { cause });
  }
}

/** By the Link header, and where there is none (one page, or a server that hides it from scripts) by a full page. */
function hasNextPage(response: Response, answer: unknown): boolean {
  const link = response.headers.get("link");
  return link ? /\brel="?next\b/.test(link) : Array.isArray(answer) && answer.length >= DEFAULT_PAGE_SIZE;
}
