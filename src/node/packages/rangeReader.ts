import type { Reader } from "unzipit";
import type { ReleaseFile } from "../../releases/release";
import { safeLink } from "../../releases/urls";
import { userAgent } from "../requests";

/** The end of a file, in bytes. It has the directory and the signature of a usual package. */
const TAIL = 131_072;
/**
 * In bytes. What is before the end is read with this much on each side: the signature is before
 * the directory, and the content of an entry after its header.
 */
const MARGIN = 16_384;
/** In bytes. The directory of a package with 10,000 entries has one million. */
const MAX_READ = 4_000_000;
/** For one request with its redirects, in milliseconds. */
const TIMEOUT = 10_000;

/**
 * Reads parts of a file by HTTP ranges. Keeps its end, and the last other part.
 *
 * @param signal ends the requests
 */
export function rangeReader({ downloadUrl, size }: ReleaseFile, signal: AbortSignal): Reader {
  if (size === null) throw new Error("the API does not say its size");
  let url = downloadUrl;

  async function load(start: number, end: number) {
    const headers = { range: `bytes=${start}-${end - 1}`, ...userAgent };
    // Node.js forgets a timeout that nothing but AbortSignal.any uses.
    const timeout = AbortSignal.timeout(TIMEOUT);
    try {
      const response = await fetch(url, { headers, signal: AbortSignal.any([signal, timeout]) });
      const problem = problemOf(response, `bytes ${start}-${end - 1}/${size}`);
      // The server may go on to send the whole file. Nobody reads that, so it ends at the timeout.
      if (problem) throw new Error(problem);
      // GitHub counts a request for `downloadUrl` as a download, and none for where it redirects.
      url = response.url;
      const bytes = Buffer.from(await response.arrayBuffer());
      if (bytes.length < end - start) throw new Error("it is cut off");
      if (bytes.length > end - start) throw new Error("the server sends more than was asked for");
      return { start, end, bytes };
    } catch (error) {
      throw timeout.aborted ? new Error(`no response within ${TIMEOUT / 1000} s`) : error;
    }
  }

  let tail: Awaited<ReturnType<typeof load>> | undefined;
  let last: typeof tail;
  return {
    getLength: async () => size,
    async read(offset, length) {
      const end = offset + length;
      if (length > MAX_READ) throw new Error("its directory or signature has more than 4 MB");
      if (offset < 0 || end > size) throw new Error("it is cut off, or no package");
      tail ??= await load(Math.max(size - TAIL, 0), size);
      let part = [tail, last].find((one) => one && one.start <= offset && end <= one.end);
      if (!part) {
        part = await load(Math.max(offset - MARGIN, 0), Math.min(end + MARGIN, tail.start));
        const { start, bytes } = part;
        // What is asked for may go on in the tail.
        if (part.end === tail.start)
          part = tail = { start, end: size, bytes: Buffer.concat([bytes, tail.bytes]) };
        else last = part;
      }
      return part.bytes.subarray(offset - part.start, end - part.start);
    },
  };
}

function problemOf({ status, headers, url }: Response, range: string) {
  if (!safeLink(url)) return "it redirects to a URL without https";
  if (status === 200) return "the server sends no ranges";
  if (status !== 206) return `status ${status}`;
  return headers.get("content-range") === range ? null : "the server has another file than the API";
}
