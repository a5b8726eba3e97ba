import type { Reader } from "unzipit";
import type { ReleaseFile } from "../../releases/release";
import { safeLink } from "../../releases/urls";
import { userAgent } from "../requests";

/**
 * In bytes. A file is read in blocks, with one more on each side of what is asked for: the
 * signature is before the directory, and the content of an entry after its header.
 */
const BLOCK = 16_384;
/** In bytes. The directory of a package with 10,000 entries has one million. */
const MAX_READ = 4_000_000;
/** For one request with its redirects, in milliseconds. */
const TIMEOUT = 10_000;
const MAX_REDIRECTS = 5;

/**
 * Reads parts of a file by HTTP ranges, and keeps them.
 *
 * @param signal ends the requests
 */
export function rangeReader({ downloadUrl, size }: ReleaseFile, signal: AbortSignal): Reader {
  if (size === null) throw new Error("the API does not say its size");
  const blocks = new Map<number, Buffer>();
  let url = downloadUrl;

  const load = async (first: number, last: number) => {
    const missing = indexesBetween(first, last).filter((index) => !blocks.has(index));
    const [start = first] = missing;
    const end = Math.min(((missing.at(-1) ?? last) + 1) * BLOCK, size);
    const range = { start: start * BLOCK, end, size };
    // Node.js forgets a timeout that nothing but AbortSignal.any uses.
    const timeout = AbortSignal.timeout(TIMEOUT);
    try {
      const response = await requestRange(url, range, AbortSignal.any([signal, timeout]));
      // GitHub counts a request for the first URL as a download, so the others go to the last one.
      url = response.url;
      const bytes = await readBody(response, range);
      for (let at = 0; at < bytes.length; at += BLOCK)
        blocks.set(start + at / BLOCK, bytes.subarray(at, at + BLOCK));
    } catch (error) {
      throw timeout.aborted ? new Error(`no response within ${TIMEOUT / 1000} s`) : error;
    }
  };

  return {
    getLength: async () => size,
    async read(offset, length) {
      if (length > MAX_READ) throw new Error("its directory or signature has more than 4 MB");
      if (offset < 0 || offset + length > size) throw new Error("it is cut off, or no package");
      const first = Math.floor(offset / BLOCK);
      const needed = indexesBetween(first, Math.floor((offset + length - 1) / BLOCK));
      if (!needed.every((index) => blocks.has(index))) {
        const lastOfFile = Math.floor((size - 1) / BLOCK);
        await load(Math.max(first - 1, 0), Math.min(first + needed.length, lastOfFile));
      }
      const bytes = Buffer.concat(needed.map((index) => blocks.get(index) ?? Buffer.alloc(0)));
      return bytes.subarray(offset - first * BLOCK, offset - first * BLOCK + length);
    },
  };
}

function indexesBetween(first: number, last: number) {
  return Array.from({ length: last - first + 1 }, (_, index) => first + index);
}

/** Part of a file, in bytes. `end` is not part of it. */
interface Range {
  start: number;
  end: number;
  size: number;
}

/** Follows redirects by itself, because fetch would also follow one to http. */
async function requestRange(firstUrl: string, { start, end, size }: Range, signal: AbortSignal) {
  const headers = {
    range: `bytes=${start}-${end - 1}`,
    ...userAgent,
  };
  let url = firstUrl;
  for (let redirects = 0; redirects <= MAX_REDIRECTS; redirects += 1) {
    const response = await fetch(url, { headers, redirect: "manual", signal });
    const location = response.headers.get("location");
    const isRange = response.headers.get("content-range") === `bytes ${start}-${end - 1}/${size}`;
    if (response.status === 206 && isRange) return response;
    // Otherwise, the whole file may follow.
    await response.body?.cancel();
    if (response.status === 206) throw new Error("the server has another file than the API");
    if (response.status === 200) throw new Error("the server sends no ranges");
    if (!location) throw new Error(`status ${response.status}`);
    const target = safeLink(new URL(location, url).href);
    if (!target) throw new Error("it redirects to a URL without https");
    url = target;
  }
  throw new Error(`it redirects more than ${MAX_REDIRECTS} times`);
}

async function readBody({ body }: Response, { start, end }: Range) {
  const chunks: Uint8Array[] = [];
  let missing = end - start;
  for await (const chunk of body ?? []) {
    chunks.push(chunk);
    missing -= chunk.length;
    if (missing < 0) throw new Error("the server sends more than was asked for");
  }
  if (missing > 0) throw new Error("it is cut off");
  return Buffer.concat(chunks);
}
