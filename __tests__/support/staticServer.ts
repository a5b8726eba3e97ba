import { once } from "node:events";
import { readFileSync } from "node:fs";
import { createServer, type RequestListener } from "node:http";
import type { AddressInfo } from "node:net";
import path from "node:path";
import sirv from "sirv";

/** Starts a server on a free port. Returns its URL, and a function that stops it. */
export async function listen(respond: RequestListener) {
  const server = createServer(respond);
  await once(server.listen(0, "127.0.0.1"), "listening");
  const { port } = server.address() as AddressInfo;
  const close = () =>
    new Promise<void>((resolve) => {
      server.close(() => resolve());
      server.closeAllConnections();
    });
  return { url: `http://127.0.0.1:${port}`, close };
}

/**
 * Serves a built site on a free port like a static host: `/download` is `download.html`, and an
 * unknown path is `404.html` with status 404.
 *
 * @param folder the folder `public` of a build
 * @param prefix the folder of the host that the site is in, such as `/player`
 * @returns the URL of the start page, without a trailing slash, and what stops the server
 */
export async function serveSite(folder: string, prefix = "") {
  const serveFile = sirv(folder, { etag: true });
  const { url, close } = await listen((request, response) => {
    const sendNotFound = () => {
      response.writeHead(404, { "content-type": "text/html; charset=utf-8" });
      response.end(readFileSync(path.join(folder, "404.html")));
    };
    const { url = "" } = request;
    const inSite = url.slice(prefix.length);
    if (!url.startsWith(prefix) || !/^([/?]|$)/.test(inSite)) return sendNotFound();
    request.url = inSite.replace(/^\/?/, "/");
    serveFile(request, response, sendNotFound);
  });
  return { url: url + prefix, close };
}
