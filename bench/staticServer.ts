/** A static web server for the benchmark that counts what it sends. */
import { readFile } from "node:fs/promises";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import path from "node:path";
import { gzipSync } from "node:zlib";
import { listFiles } from "../src/publishing/publicFiles";

/** Media types of the files that a build writes. */
const TYPES: Record<string, string> = {
  ".css": "text/css; charset=utf-8",
  ".html": "text/html; charset=utf-8",
  ".js": "text/javascript; charset=utf-8",
  ".json": "application/json; charset=utf-8",
  ".svg": "image/svg+xml",
  ".avif": "image/avif",
  ".webp": "image/webp",
  ".png": "image/png",
  ".woff2": "font/woff2",
};
const COMPRESSIBLE = new Set([".css", ".html", ".js", ".json", ".svg"]);

/** A running server. */
export interface StaticServer extends AsyncDisposable {
  /** URL without a trailing slash. */
  url: string;
  /** Every body sent so far: media type, bytes, and the time of the request in milliseconds of `Date.now()`. */
  sent: { type: string; bytes: number; requestedAt: number }[];
}

/**
 * Serves a built site like a plain static host: text as gzip (level 9), `index.html` for a folder, and `404.html` with status 404
 * for anything that does not exist. Reads and compresses all files before it starts, so that no visit waits for it. `gatsby serve`
 * would send Brotli to a browser on loopback, and few static hosts do.
 *
 * @param directory the folder `public` of a build
 * @param pages more pages: HTML by path
 * @throws Error if the build has no 404 page
 */
export async function startStaticServer(directory: string, pages: Record<string, string> = {}): Promise<StaticServer> {
  const answers = new Map(Object.entries(pages).map(([pagePath, html]) => [pagePath, answerOf(".html", Buffer.from(html))]));
  for (const file of await listFiles(directory)) {
    answers.set(`/${file}`, answerOf(path.extname(file), await readFile(path.join(directory, file))));
  }
  const notFound = answers.get("/404.html");
  if (!notFound) throw new Error(`The build in ${directory} has no 404.html.`);
  const sent: StaticServer["sent"] = [];
  const server = createServer((request, response) => {
    const requestedAt = Date.now();
    const pathname = decodeURI(new URL(request.url ?? "/", "http://localhost").pathname);
    const found = answers.get(pathname) ?? answers.get(path.posix.join(pathname, "index.html"));
    const { headers, body } = found ?? notFound;
    response.writeHead(found ? 200 : 404, headers).end(body);
    sent.push({ type: headers["content-type"], bytes: body.length, requestedAt });
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const { port } = server.address() as AddressInfo;
  return {
    url: `http://127.0.0.1:${port}`,
    sent,
    [Symbol.asyncDispose]: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}

function answerOf(extension: string, content: Buffer) {
  const isCompressed = COMPRESSIBLE.has(extension);
  const body = isCompressed ? gzipSync(content, { level: 9 }) : content;
  const headers = {
    "content-type": TYPES[extension] ?? "application/octet-stream",
    "content-length": body.length,
    "cache-control": "max-age=600",
    vary: "accept-encoding",
    ...(isCompressed && { "content-encoding": "gzip" }),
  };
  return { headers, body };
}
