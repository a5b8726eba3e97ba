/** A static web server for the benchmark that counts what it sends. */
import { readFile } from "node:fs/promises";
import { createServer } from "node:http";
import path from "node:path";
import { gzipSync } from "node:zlib";

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
export interface StaticServer {
  /** URL without a trailing slash. */
  url: string;
  /** Every body sent so far: media type, bytes, and the time of the request in milliseconds of `Date.now()`. */
  sent: { type: string; bytes: number; requestedAt: number }[];
  close: () => Promise<void>;
}

interface Answer {
  type: string;
  body: Buffer;
  isCompressed: boolean;
}

/**
 * Serves a built site like a plain static host: text as gzip (level 9, compressed once), `index.html` for a folder, and `404.html`
 * with status 404 for anything that does not exist. `gatsby serve` would send Brotli to a browser on loopback, and few static hosts
 * do.
 *
 * @param directory the folder `public` of a build
 * @param pages more pages: HTML by path
 */
export async function startStaticServer(directory: string, pages: Record<string, string> = {}): Promise<StaticServer> {
  const answers = new Map<string, Promise<Answer | null>>();
  const findAnswer = (pathname: string): Promise<Answer | null> => {
    const known = answers.get(pathname) ?? makeAnswer(directory, pathname, pages[pathname]);
    answers.set(pathname, known);
    return known;
  };
  const sent: StaticServer["sent"] = [];
  const server = createServer(async (request, response) => {
    const requestedAt = Date.now();
    const { pathname } = new URL(request.url ?? "/", "http://localhost");
    const found = await findAnswer(decodeURI(pathname));
    const answer = found ?? (await findAnswer("/404.html"));
    if (!answer) {
      response.writeHead(404).end();
      return;
    }
    response.writeHead(found ? 200 : 404, {
      "content-type": answer.type,
      "content-length": answer.body.length,
      "cache-control": "max-age=600",
      vary: "accept-encoding",
      ...(answer.isCompressed && { "content-encoding": "gzip" }),
    });
    response.end(answer.body);
    sent.push({ type: answer.type, bytes: answer.body.length, requestedAt });
  });
  const port = await new Promise<number>((resolve, reject) => {
    server.listen(0, "127.0.0.1", () => {
      const address = server.address();
      if (address && typeof address === "object") resolve(address.port);
      else reject(new Error("The server has no port."));
    });
  });
  return {
    url: `http://127.0.0.1:${port}`,
    sent,
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}

async function makeAnswer(directory: string, pathname: string, page: string | undefined): Promise<Answer | null> {
  const extension = page === undefined ? path.extname(pathname) || ".html" : ".html";
  const content = page === undefined ? await readBuiltFile(directory, pathname) : Buffer.from(page);
  if (!content) return null;
  const isCompressed = COMPRESSIBLE.has(extension);
  return {
    type: TYPES[extension] ?? "application/octet-stream",
    body: isCompressed ? gzipSync(content, { level: 9 }) : content,
    isCompressed,
  };
}

function readBuiltFile(directory: string, pathname: string): Promise<Buffer | null> {
  const file = path.join(directory, path.extname(pathname) ? pathname : path.join(pathname, "index.html"));
  return readFile(file).catch(() => null);
}
