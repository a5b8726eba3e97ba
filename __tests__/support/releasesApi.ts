/** A local server that is used instead of GitHub's releases API, and can fail like it. */
import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { gzipSync } from "node:zlib";

/** What can go wrong with the API: with each of these, {@link ReleasesApi} answers in another way. */
export type Fault = keyof ReturnType<typeof faultyAnswers>;

/** A call that the API has received. */
export interface SeenCall {
  url: string;
  headers: IncomingMessage["headers"];
  status: number;
}

/**
 * A running server that behaves like GitHub's releases API: pages by `page` and `per_page` (30 by default), Link headers, gzip, CORS
 * with the exposed headers, a redirect for a renamed repository, and every fault on demand.
 */
export interface ReleasesApi {
  /** URL without a trailing slash, for RELEASES_API_URL. */
  url: string;
  /** The list that the API gives, entries of any shape; tests change it. */
  releases: unknown[];
  /** The fault with which calls are answered; null for none. */
  fault: Fault | null;
  /** How many more calls get the fault; all of them by default. */
  faultyCalls: number;
  /** The message in the answer of the fault "500". */
  message: string;
  /** URL without a trailing slash to which the fault "301 to another host" leads. */
  otherHost: string;
  /** Writes the Link header of a page, instead of the usual one; undefined for no header. */
  linkOf: ((page: number) => string | undefined) | null;
  /** Runs before each answer with the number of the requested page: a place to change the list while it is read. */
  beforeAnswer: (page: number) => void;
  /** Every call so far, preflights included. */
  calls: SeenCall[];
  close: () => Promise<void>;
}

const REPOSITORY = "/repos/octo/player/releases";
const RENAMED = "/repos/octo/old-player/releases";
const MOVED_TO = "/repositories/4711/releases";

/** How long a rate limit lasts, in seconds. */
const LIMIT_SECONDS = 3600;

/**
 * Starts the server on a free port of loopback. The repository is octo/player; octo/old-player redirects to it, as if it had been renamed.
 *
 * @param releases the list that the API gives, entries of any shape
 */
export async function startReleasesApi(releases: unknown[] = []): Promise<ReleasesApi> {
  const server = createServer((request, response) => answer(request, response, api));
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const { port } = server.address() as AddressInfo;
  const api: ReleasesApi = {
    url: `http://127.0.0.1:${port}`,
    releases,
    fault: null,
    faultyCalls: Number.POSITIVE_INFINITY,
    message: "Server Error",
    otherHost: "http://127.0.0.1:9",
    linkOf: null,
    beforeAnswer: () => undefined,
    calls: [],
    close: () =>
      new Promise((resolve, reject) => {
        server.close((error) => (error ? reject(error) : resolve()));
        server.closeAllConnections();
      }),
  };
  return api;
}

function answer(request: IncomingMessage, response: ServerResponse, api: ReleasesApi): void {
  const url = new URL(request.url ?? "/", api.url);
  response.on("close", () => api.calls.push({ url: url.href, headers: request.headers, status: response.statusCode }));
  response.setHeader("access-control-allow-origin", "*");
  response.setHeader("access-control-expose-headers", "Link, Location, Retry-After, X-RateLimit-Remaining, X-RateLimit-Reset");
  const isList = url.pathname === REPOSITORY || url.pathname === MOVED_TO;

  if (api.fault && api.faultyCalls > 0) {
    api.faultyCalls -= 1;
    faultyAnswers(request, response, api)[api.fault]();
  } else if (url.pathname === RENAMED) {
    response.writeHead(301, { location: `${api.url}${MOVED_TO}${url.search}` }).end();
  } else if (isList) {
    api.beforeAnswer(Number(url.searchParams.get("page") ?? 1));
    sendPage(request, response, api, url);
  } else {
    send(response, 404, { message: "Not Found" });
  }
}

function sendPage(request: IncomingMessage, response: ServerResponse, api: ReleasesApi, url: URL): void {
  const perPage = Math.min(Number(url.searchParams.get("per_page") ?? 30), 100);
  const page = Number(url.searchParams.get("page") ?? 1);
  const entries = api.releases.slice((page - 1) * perPage, page * perPage);
  const body = JSON.stringify(entries);
  const last = Math.max(Math.ceil(api.releases.length / perPage), 1);
  const urlOf = (other: number) => `<${url.origin}${url.pathname}?per_page=${perPage}&page=${other}>`;
  const links = [
    ...(page < last ? [`${urlOf(page + 1)}; rel="next"`, `${urlOf(last)}; rel="last"`] : []),
    ...(page > 1 ? [`${urlOf(1)}; rel="first"`, `${urlOf(page - 1)}; rel="prev"`] : []),
  ];
  response.setHeader("cache-control", "public, max-age=60, s-maxage=60");
  response.setHeader("x-ratelimit-remaining", "59");
  const link = api.linkOf ? api.linkOf(page) : links.join(", ");
  if (link) response.setHeader("link", link);
  if (/\bgzip\b/.test(String(request.headers["accept-encoding"]))) sendCompressed(response, body);
  else send(response, 200, body);
}

function sendCompressed(response: ServerResponse, body: string): void {
  response.setHeader("content-type", "application/json; charset=utf-8");
  response.setHeader("content-encoding", "gzip");
  response.setHeader("vary", "Accept-Encoding");
  response.writeHead(200).end(gzipSync(body));
}

/** The answer of each fault. */
function faultyAnswers(request: IncomingMessage, response: ServerResponse, api: Omit<ReleasesApi, "fault">) {
  const reset = Math.ceil(Date.now() / 1000) + LIMIT_SECONDS;
  return {
    "401": () => send(response, 401, { message: "Bad credentials" }),
    "500": () => send(response, 500, { message: api.message }),
    "409": () => send(response, 409, { message: "Git Repository is empty." }),
    "502 with HTML": () => {
      response.setHeader("content-type", "text/html; charset=utf-8");
      response.writeHead(502).end("<html><body><h1>502 Bad Gateway</h1></body></html>");
    },
    "403 rate limit": () => {
      response.setHeader("x-ratelimit-remaining", "0");
      response.setHeader("x-ratelimit-reset", String(reset));
      send(response, 403, { message: "API rate limit exceeded for 203.0.113.7." });
    },
    "403 secondary rate limit": () => {
      response.setHeader("x-ratelimit-remaining", "4000");
      send(response, 403, { message: "You have exceeded a secondary rate limit. Please wait a few minutes before you try again." });
    },
    "403 token": () => send(response, 403, { message: "Resource protected by organization SAML enforcement." }),
    "429 rate limit": () => {
      response.setHeader("retry-after", String(LIMIT_SECONDS));
      send(response, 429, { message: "Too many requests" });
    },
    // Sends nothing, not even headers: the client has to give up.
    hang: () => undefined,
    drip: () => {
      response.writeHead(200, { "content-type": "application/json" }).flushHeaders();
      const timer = setInterval(() => response.write(" "), 10);
      response.on("close", () => clearInterval(timer));
    },
    reset: () => request.socket.destroy(),
    "cut-off JSON": () => send(response, 200, JSON.stringify(api.releases).slice(0, -20)),
    "cut-off body": () => {
      const body = JSON.stringify(api.releases);
      response.writeHead(200, { "content-type": "application/json", "content-length": body.length });
      response.write(body.slice(0, -20), () => request.socket.destroy());
    },
    "{}": () => send(response, 200, {}),
    garbage: () => send(response, 200, [{}, null, "\u001b[2J::error::garbage"]),
    "301 to another host": () => response.writeHead(301, { location: `${api.otherHost}/stolen` }).end(),
    "304 without a condition": () => response.writeHead(304).end(),
    "endless redirects": () => response.writeHead(302, { location: `${request.url}&again` }).end(),
    "404": () => send(response, 404, { message: "Not Found", documentation_url: "https://docs.github.com/rest" }),
  };
}

function send(response: ServerResponse, status: number, body: unknown): void {
  response.setHeader("content-type", "application/json; charset=utf-8");
  response.writeHead(status).end(typeof body === "string" ? body : JSON.stringify(body));
}
