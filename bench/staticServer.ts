/** The web server of the benchmark: it compresses a built site, and counts what it sends. */
import { mkdir, readFile, writeFile } from "node:fs/promises";
import path from "node:path";
import { gzipSync } from "node:zlib";
import { serveSite } from "../harness/staticServer";
import { listFiles } from "../src/publishing/publicFiles";

const COMPRESSIBLE = /\.(css|html|js|json|svg)$/;

/** A running server. */
export interface StaticServer extends AsyncDisposable {
  /** URL without a trailing slash. */
  url: string;
  /** Every body sent so far: media type, bytes, and the time of the request in milliseconds of `Date.now()`. */
  sent: { type: string; bytes: number; requestedAt: number }[];
}

/**
 * Serves a built site like a host that compresses text (gzip, level 9). Compresses all files before it starts, so that no visit waits
 * for it.
 *
 * @param directory the folder `public` of a build
 * @param pages more pages: HTML by path, written into the folder
 */
export async function startStaticServer(directory: string, pages: Record<string, string> = {}): Promise<StaticServer> {
  for (const [pagePath, html] of Object.entries(pages)) {
    const file = path.join(directory, `${pagePath}.html`);
    await mkdir(path.dirname(file), { recursive: true });
    await writeFile(file, html);
  }
  for (const file of (await listFiles(directory)).filter((name) => COMPRESSIBLE.test(name))) {
    const content = await readFile(path.join(directory, file));
    await writeFile(path.join(directory, `${file}.gz`), gzipSync(content, { level: 9 }));
  }
  const { url, server, close } = await serveSite(directory);
  const sent: StaticServer["sent"] = [];
  server.on("request", (_request, response) => {
    const requestedAt = Date.now();
    const header = (name: string) => String(response.getHeader(name) ?? "");
    response.on("finish", () => sent.push({ type: header("content-type"), bytes: Number(header("content-length")), requestedAt }));
  });
  return { url, sent, [Symbol.asyncDispose]: close };
}
