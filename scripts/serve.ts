/** The web server of `npm run serve` and of the browser tests. */
import { once } from "node:events";
import { existsSync, readFileSync } from "node:fs";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import path from "node:path";
import sirv from "sirv";
import { readSettings } from "../src/build/settings";
import { messageOf } from "../src/releases/messageOf";

/** A running server. */
export interface StaticServer {
  /** The URL of the start page, without a trailing slash. */
  url: string;
  close: () => Promise<void>;
}

/**
 * Serves a built site like a static host, with the headers of its file `_headers`: `/download` is
 * `download.html`, and an unknown path is `404.html` with status 404.
 *
 * @param folder the folder `public` of a build
 * @param port 0 for a free one
 * @param prefix the folder of the host that the site is in, such as `/arietta`
 * @throws Error if there is no built site, or if the port cannot be used
 */
export async function serveSite(
  folder: string,
  { port = 0, prefix = "" } = {},
): Promise<StaticServer> {
  // Not index.html: npm run develop writes that, too.
  const notFound = path.join(folder, "404.html");
  if (!existsSync(notFound)) {
    throw new Error(`There is no built site in ${folder}: run npm run build first.`);
  }
  const headersOf = readHeaders(path.join(folder, "_headers"));
  const serveFile = sirv(folder, {
    // Reads each file for each request, because the next build may change it.
    dev: true,
    etag: true,
    setHeaders: (response, pathname) => response.setHeaders(headersOf(pathname)),
  });
  const server = createServer((request, response) => {
    const sendNotFound = () => {
      // A build removes 404.html before it writes the new one.
      const body = existsSync(notFound) ? readFileSync(notFound) : "";
      response.setHeaders(headersOf(request.url ?? ""));
      response
        .setHeader("content-type", "text/html; charset=utf-8")
        .setHeader("content-length", body.length);
      response.writeHead(404).end(body);
    };
    const { url = "" } = request;
    const inSite = url.slice(prefix.length);
    if (!url.startsWith(prefix) || !/^([/?]|$)/.test(inSite)) return sendNotFound();
    request.url = inSite.replace(/^\/?/, "/");
    serveFile(request, response, sendNotFound);
  });
  try {
    await once(server.listen(port, "127.0.0.1"), "listening");
  } catch (error) {
    throw new Error(`Port ${port} cannot be used (${messageOf(error)}): set PORT to another one.`);
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

/** Reads a file `_headers`: a path, then a line for each of its headers. */
function readHeaders(file: string): (pathname: string) => Map<string, string> {
  const rules: { rule: string; headers: [name: string, value: string][] }[] = [];
  for (const line of existsSync(file) ? readFileSync(file, "utf8").split("\n") : []) {
    const [, name, value] = /^\s+([\w-]+): *(.*)/.exec(line) ?? [];
    if (name && value) rules.at(-1)?.headers.push([name, value]);
    if (line.startsWith("/")) rules.push({ rule: line.trim(), headers: [] });
  }
  return (pathname) =>
    new Map(rules.flatMap(({ rule, headers }) => (isMatch(pathname, rule) ? headers : [])));
}

/** A star in the rule stands for any text. */
function isMatch(pathname: string, rule: string): boolean {
  const [start = "", end] = rule.split("*");
  if (end === undefined) return pathname === start;
  return pathname.startsWith(start) && pathname.endsWith(end);
}

async function main(): Promise<void> {
  const port = Number(process.env.PORT || 9000);
  const { url } = await serveSite("public", { port, prefix: readSettings(process.env).pathPrefix });
  console.log(`The site is at ${url.replace("127.0.0.1", "localhost")}`);
}

// jiti has no `require.main`.
if (process.argv[1]?.endsWith("serve.ts")) {
  main().catch((error: unknown) => {
    console.error(messageOf(error));
    process.exitCode = 1;
  });
}
