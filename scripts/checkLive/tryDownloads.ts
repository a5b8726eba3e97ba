import { logText } from "../../src/releases/logText";
import { describeNoAnswer, growingPause, pauseAfterStatus } from "../../src/sourcing/requestFailure";
import { fewAtOnce } from "./fewAtOnce";

/** Options of {@link tryDownloads}. */
export interface DownloadOptions {
  /** URL of the releases API. Source archives are on its host, which limits the number of calls without a token. */
  apiUrl: string;
  /** Sent to the API only. */
  token?: string | undefined;
  /** Time limit of one call, in milliseconds. */
  timeLimit: number;
  /** Time limit of all calls and pauses together, in milliseconds. */
  overallTimeLimit?: number | undefined;
  /** Waits for this number of milliseconds. */
  wait: (milliseconds: number) => Promise<void>;
}

/**
 * The result of {@link tryDownloads}, with a line for each URL, in the order of the URLs.
 *
 * - `dead`: the host said twice that there is no such file
 * - `unchecked`: the host gave no answer that tells whether there is one
 */
export interface DownloadResult {
  dead: string[];
  unchecked: string[];
}

/** A try that did not find the file. */
interface Failure {
  reason: string;
  /** Whether the host said that there is no such file. */
  isGone: boolean;
  /** Seconds to wait before the next try; null if another try cannot help. */
  pause: number | null;
  /** Whether the host asked for fewer calls, so that its other files must wait too. */
  isLimit: boolean;
}

/** How often a URL is tried. */
const ROUNDS = 3;
/** Pause before a file that is gone is looked for again, in seconds: it may just be replaced, or a cache may be behind. */
const SECOND_LOOK_PAUSE = 60;
/** The longest pause between two rounds, in seconds. If a host asks for more, its files count as not checked. */
const LONGEST_PAUSE = 120;

/**
 * Tries each URL in rounds, with a pause between them that is as long as the hosts ask for. A file is dead if the answer was 404 or
 * 410 in two rounds. A rate limit, an error of the server or no answer at all says nothing about the file.
 */
export async function tryDownloads(urls: readonly string[], options: DownloadOptions): Promise<DownloadResult> {
  const deadline = Date.now() + (options.overallTimeLimit ?? 600_000);
  const reasons = new Map<string, string>();
  const timesGone = new Map<string, number>();
  const isDead = (url: string) => (timesGone.get(url) ?? 0) > 1;
  let remaining: readonly string[] = urls;
  for (let round = 1; remaining.length > 0; round += 1) {
    const failures = await tryAll(remaining, round, deadline, options);
    for (const url of remaining) {
      const failure = failures.get(url);
      if (failure) reasons.set(url, failure.reason);
      else reasons.delete(url);
      if (failure?.isGone) timesGone.set(url, (timesGone.get(url) ?? 0) + 1);
    }
    const again = [...failures].filter(([url, { pause }]) => pause !== null && pause <= LONGEST_PAUSE && !isDead(url));
    const pause = Math.max(...again.map(([, failure]) => failure.pause ?? 0)) * 1000;
    if (round === ROUNDS || again.length === 0 || Date.now() + pause > deadline) break;
    await options.wait(pause);
    remaining = again.map(([url]) => url);
  }
  const failed = urls.filter((url) => reasons.has(url));
  return {
    dead: failed.filter(isDead).map((url) => `${logText(url)}: ${reasons.get(url)}`),
    unchecked: failed.filter((url) => !isDead(url)).map((url) => `${logText(url)}: could not be checked (${reasons.get(url)})`),
  };
}

/** Tries each URL once and gives the failures, by URL. Once a host asks for fewer calls, its other files are not tried. */
async function tryAll(
  urls: readonly string[],
  round: number,
  deadline: number,
  options: DownloadOptions,
): Promise<Map<string, Failure>> {
  const failures = new Map<string, Failure>();
  const limits = new Map<string, Failure>();
  await fewAtOnce(urls, async (url) => {
    const host = URL.canParse(url) ? new URL(url).host : url;
    const failure = limits.get(host) ?? (Date.now() > deadline ? outOfTime : await findFailure(url, round, options));
    if (!failure) return;
    failures.set(url, failure);
    if (failure.isLimit) limits.set(host, failure);
  });
  return failures;
}

const outOfTime: Failure = { reason: "the time limit for all files is over", isGone: false, pause: null, isLimit: false };

/** Why the URL does not give a file, or null if it does. Redirects are followed. */
async function findFailure(url: string, round: number, { apiUrl, token, timeLimit }: DownloadOptions): Promise<Failure | null> {
  if (!URL.canParse(url)) return { reason: "this is not a URL", isGone: true, pause: SECOND_LOOK_PAUSE, isLimit: false };
  const isOnApi = new URL(url).origin === new URL(apiUrl).origin;
  const headers: Record<string, string> = isOnApi && token ? { authorization: `Bearer ${token}` } : {};
  const request = async (init: RequestInit) => {
    const response = await fetch(url, { ...init, signal: AbortSignal.timeout(timeLimit) });
    await response.body?.cancel();
    return response;
  };
  try {
    const head = await request({ method: "HEAD", headers });
    // Some hosts refuse HEAD but answer GET. The first byte is enough; an empty file has none, so its host answers 416.
    const response = head.ok || isLimit(head) ? head : await request({ headers: { ...headers, range: "bytes=0-0" } });
    const { ok, status } = response;
    if (ok || status === 416) return null;
    const isGone = status === 404 || status === 410;
    const pause = isGone ? SECOND_LOOK_PAUSE : pauseAfterStatus(response, round);
    return { reason: `status ${status}`, isGone, pause, isLimit: isLimit(response) };
  } catch (error) {
    return { reason: describeNoAnswer(error), isGone: false, pause: growingPause(round), isLimit: false };
  }
}

/** Whether an answer asks for fewer calls. */
function isLimit({ status, headers }: Response): boolean {
  if (status === 429) return true;
  return (status === 403 || status === 503) && (headers.has("retry-after") || headers.get("x-ratelimit-remaining") === "0");
}
