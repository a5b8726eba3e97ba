/** A server that sends HTML slowly, for tests of what a page shows while it arrives. */
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { setTimeout as wait } from "node:timers/promises";

/** Milliseconds between two tags: longer than a frame, so that the browser can render in between. */
const PAUSE = 25;

/** How many tags are sent one by one: more than the first screen of any page has. The rest is sent at once. */
const SLOW_TAGS = 220;

/**
 * Serves the site of another server, but sends its HTML tag by tag from `<body>` on, like a slow network.
 *
 * @param origin the origin of the other server
 * @returns the origin of the slow site, and a function that stops it
 */
export async function startSlowSite(origin: string): Promise<{ origin: string; close: () => Promise<void> }> {
  const server = createServer(async (request, response) => {
    const answer = await fetch(origin + request.url);
    const type = answer.headers.get("content-type") ?? "application/octet-stream";
    response.writeHead(answer.status, { "content-type": type });
    if (!type.startsWith("text/html")) {
      response.end(Buffer.from(await answer.arrayBuffer()));
      return;
    }
    const html = await answer.text();
    const bodyStart = html.indexOf("<body");
    const tags = html.slice(bodyStart).split(/(?=<)/);
    response.write(html.slice(0, bodyStart));
    for (const tag of tags.slice(0, SLOW_TAGS)) {
      response.write(tag);
      await wait(PAUSE);
    }
    response.end(tags.slice(SLOW_TAGS).join(""));
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const { port } = server.address() as AddressInfo;
  return {
    origin: `http://127.0.0.1:${port}`,
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}
