import { describeNoAnswer } from "../../src/sourcing/requestPage";

/** How {@link findDeadDownloads} asks. */
export interface DownloadOptions {
  /** The releases API; a source archive lies on it, and it counts the calls of whoever sends no token. */
  apiUrl: string;
  token?: string | undefined;
  /** Time limit of one call, in milliseconds. */
  timeLimit: number;
}

/** Calls under way at once: the addresses of one site mostly lie on one host. */
const CALLS_AT_ONCE = 4;

/** A line for each address that does not answer, in the order of the addresses. Redirects are followed. */
export async function findDeadDownloads(addresses: readonly string[], options: DownloadOptions): Promise<string[]> {
  const failures = new Map<string, string>();
  const waiting = addresses.values();
  const work = async () => {
    for (const address of waiting) {
      const failure = await askFor(address, options);
      if (failure) failures.set(address, failure);
    }
  };
  await Promise.all(Array.from({ length: CALLS_AT_ONCE }, work));
  return addresses.flatMap((address) => (failures.has(address) ? [`${address}: ${failures.get(address)}`] : []));
}

/** Why the address does not answer, or null where it does. */
async function askFor(address: string, { apiUrl, token, timeLimit }: DownloadOptions): Promise<string | null> {
  try {
    const isOfApi = new URL(address).origin === new URL(apiUrl).origin;
    const headers: Record<string, string> = isOfApi && token ? { authorization: `Bearer ${token}` } : {};
    const ask = async (request: RequestInit) => {
      const response = await fetch(address, { ...request, signal: AbortSignal.timeout(timeLimit) });
      await response.body?.cancel();
      return response;
    };
    // A host may refuse HEAD where it answers GET; of that, the first byte is enough.
    if ((await ask({ method: "HEAD", headers })).ok) return null;
    const { ok, status } = await ask({ headers: { ...headers, range: "bytes=0-0" } });
    return ok ? null : `status ${status}`;
  } catch (error) {
    return describeNoAnswer(error);
  }
}
