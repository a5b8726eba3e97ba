import { describeNoAnswer } from "../../src/sourcing/requestFailure";

/** Options of {@link findDeadDownloads}. */
export interface DownloadOptions {
  /** URL of the releases API. Source archives are on its host, which limits the number of calls without a token. */
  apiUrl: string;
  /** Sent to the API only. */
  token?: string | undefined;
  /** Time limit of one call, in milliseconds. */
  timeLimit: number;
}

/** Calls at the same time. The downloads of a site are mostly on one host. */
const CALLS_AT_ONCE = 4;

/** Tries each URL and gives a line for each one that does not answer, in the order of the URLs. Redirects are followed. */
export async function findDeadDownloads(urls: readonly string[], options: DownloadOptions): Promise<string[]> {
  const failures = new Map<string, string>();
  const remaining = urls.values();
  const tryRemaining = async () => {
    for (const url of remaining) {
      const failure = await findFailure(url, options);
      if (failure) failures.set(url, failure);
    }
  };
  await Promise.all(Array.from({ length: CALLS_AT_ONCE }, tryRemaining));
  return urls.flatMap((url) => (failures.has(url) ? [`${url}: ${failures.get(url)}`] : []));
}

/** Why the URL does not answer, or null if it does. */
async function findFailure(url: string, { apiUrl, token, timeLimit }: DownloadOptions): Promise<string | null> {
  try {
    const isOnApi = new URL(url).origin === new URL(apiUrl).origin;
    const headers: Record<string, string> = isOnApi && token ? { authorization: `Bearer ${token}` } : {};
    const request = async (init: RequestInit) => {
      const response = await fetch(url, { ...init, signal: AbortSignal.timeout(timeLimit) });
      await response.body?.cancel();
      return response;
    };
    // Some hosts refuse HEAD but answer GET. The first byte is enough.
    if ((await request({ method: "HEAD", headers })).ok) return null;
    const { ok, status } = await request({ headers: { ...headers, range: "bytes=0-0" } });
    return ok ? null : `status ${status}`;
  } catch (error) {
    return describeNoAnswer(error);
  }
}
