/** The web server of `npm run serve` and of the browser tests. */
import { once } from "node:events";
import { existsSync, readFileSync } from "node:fs";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import path from "node:path";
import sirv from "sirv";
import { errorText } from "../src/releases/safeText";
import { readSettings } from "../src/site/settings";

/** A running server. */
export interface StaticServer {
  /** The URL of the start page, without a trailing slash. */
  url: string;
  close: () => Promise<void>;
}

/**
 * Serves a built site like a static host, with the headers of its file `_headers`: `/download` is
 * `download.html`, and an unknown path gets 404.html with status 404.
 *
 * @param folder the folder `public` of a build
 * @param port a free one if left out
 * @param prefix the folder of the host that the site is in, such as `/arietta`
 * @throws Error if there is no built site, or if the port cannot be used
 */
export async function serveSite(folder: string, { port = 0, prefix = "" } = {}): Promise<StaticServer> {
  // Not index.html, which npm run develop writes too.
  const notFound = path.join(folder, "404.html");
  if (!existsSync(notFound)) {
    throw new Error(`There is no built site in ${folder}: run npm run build first.`);
  }
  const headersOf = readHeaders(path.join(folder, "_headers"));
  const answer = sirv(folder, {
    // Reads each file when it is asked for: the next build may change it.
    dev: true,
    etag: true,
    extensions: ["html"],
    setHeaders: (response, pathname) => response.setHeaders(headersOf(pathname)),
  });
  const server = createServer((request, response) => {
    const sendNotFound = () => {
      // It is not there while a build writes the folder anew.
      const body = existsSync(notFound) ? readFileSync(notFound) : "";
      response.setHeaders(headersOf(request.url ?? ""));
      response.setHeader("content-type", "text/html; charset=utf-8").setHeader("content-length", body.length);
      response.writeHead(404).end(body);
    };
    const { url = "" } = request;
    const inSite = url.slice(prefix.length);
    if (!url.startsWith(prefix) || !/^([/?]|$)/.test(inSite)) return sendNotFound();
    request.url = inSite.replace(/^\/?/, "/");
    answer(request, response, sendNotFound);
  });
  try {
    await once(server.listen(port, "127.0.0.1"), "listening");
  } catch (error) {
    const reason = error instanceof Error && "code" in error ? error.code : error;
    throw new Error(`Port ${port} is taken or not allowed (${reason}): set PORT to another one, such as 9321.`);
  }
  const { port: used } = server.address() as AddressInfo;
  return {
    url: `http://127.0.0.1:${used}${prefix}`,
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}

/** Reads a file `_headers`: after each path, the lines with its headers. */
function readHeaders(file: string): (pathname: string) => Map<string, string> {
  const rules: { isFor: (pathname: string) => boolean; headers: [name: string, value: string][] }[] = [];
  for (const line of existsSync(file) ? readFileSync(file, "utf8").split("\n") : []) {
    const [, name, value] = /^\s+([\w-]+): *(.*)/.exec(line) ?? [];
    if (name && value) rules.at(-1)?.headers.push([name, value]);
    if (line.startsWith("/")) rules.push({ isFor: matcherOf(line.trim()), headers: [] });
  }
  return (pathname) => new Map(rules.filter(({ isFor }) => isFor(pathname)).flatMap(({ headers }) => headers));
}

/** A star in the path stands for any text. */
function matcherOf(rule: string): (pathname: string) => boolean {
  const [start = "", end] = rule.split("*");
  return (pathname) => (end === undefined ? pathname === start : pathname.startsWith(start) && pathname.endsWith(end));
}

async function main(): Promise<void> {
  const port = process.env.PORT || "9000";
  if (!/^\d{1,5}$/.test(port) || Number(port) > 65_535) throw new Error(`PORT is "${port}"; it must be a number from 0 to 65535.`);
  const { url } = await serveSite("public", { port: Number(port), prefix: readSettings(process.env).pathPrefix });
  console.log(`The site is at ${url.replace("127.0.0.1", "localhost")}`);
}

// jiti has no `require.main`.
if (process.argv[1]?.endsWith("serve.ts")) {
  main().catch((error: unknown) => {
    console.error(errorText(error));
    process.exitCode = 1;
  });
}
