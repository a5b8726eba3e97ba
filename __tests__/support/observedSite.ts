/** A server in front of a built site, for one test: the site calls an API of its own, and tells what browsers say against it. */
import { createHash } from "node:crypto";
import { createServer, type IncomingMessage } from "node:http";
import type { AddressInfo } from "node:net";
import { text } from "node:stream/consumers";
import type { SITES } from "./sites";

/** A running observed site. */
export interface ObservedSite {
  /** URL with the path prefix, without a trailing slash. */
  url: string;
  /** What pages complain about: exceptions, errors and warnings in the console, violations of the content security policy. */
  complaints: string[];
  /** The paths of all requests so far. */
  requests: string[];
  close: () => Promise<void>;
}

/** Where pages send their complaints. */
const COMPLAINTS = "/complaints";

/** Runs first in every page. */
const OBSERVER = `(() => {
  const tell = (text) => navigator.sendBeacon("${COMPLAINTS}", text);
  window.addEventListener("error", ({ message }) => tell("exception: " + message));
  window.addEventListener("unhandledrejection", ({ reason }) => tell("rejection: " + reason));
  document.addEventListener("securitypolicyviolation", ({ violatedDirective, blockedURI }) => tell("violation: " + violatedDirective + " " + blockedURI));
  for (const level of ["error", "warn"]) {
    const say = console[level];
    console[level] = (...given) => {
      tell(level + ": " + given.join(" "));
      say.apply(console, given);
    };
  }
})()`;
const OBSERVER_HASH = createHash("sha256").update(OBSERVER).digest("base64");

/**
 * Serves a site on a port of its own, so that a test shares neither storage nor caches with another. Pages are as they were built,
 * but for the URL of the API, and one more script with its hash in the policy.
 *
 * @param site one of the sites that are built and served for the tests
 * @param apiUrl the API that pages call instead of the site's own, without a trailing slash
 */
export async function startObservedSite(site: (typeof SITES)[keyof typeof SITES], apiUrl: string): Promise<ObservedSite> {
  const complaints: string[] = [];
  const requests: string[] = [];
  const builtApiUrl = site.settings.RELEASES_API_URL;
  const server = createServer(async (request, response) => {
    if (request.method === "POST" && request.url === COMPLAINTS) {
      complaints.push(await text(request));
      response.writeHead(204).end();
      return;
    }
    requests.push(request.url ?? "");
    const answer = await load(site.origin, request);
    const type = answer.headers.get("content-type") ?? "application/octet-stream";
    response.writeHead(answer.status, { "content-type": type });
    if (!/html|javascript|json/.test(type)) {
      response.end(Buffer.from(await answer.arrayBuffer()));
      return;
    }
    let body = await answer.text();
    if (builtApiUrl) body = body.replaceAll(builtApiUrl, apiUrl);
    response.end(type.startsWith("text/html") ? withObserver(body) : body);
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const { port } = server.address() as AddressInfo;
  return {
    url: `http://127.0.0.1:${port}${site.prefix}`,
    complaints,
    requests,
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}

function load(origin: string, { url = "/", method = "GET" }: IncomingMessage): Promise<Response> {
  return fetch(origin + url, { method });
}

function withObserver(html: string): string {
  return html
    .replace("script-src 'self'", `script-src 'self' 'sha256-${OBSERVER_HASH}'`)
    .replace('<meta name="referrer"', `<script>${OBSERVER}</script><meta name="referrer"`);
}
