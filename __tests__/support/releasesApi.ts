/** A local server in place of GitHub's releases API, which can fail like GitHub. */
import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";

const send = (status: number, body: string) => (response: ServerResponse) =>
  response.writeHead(status).end(body);
const sendError = (status: number, message: string) => send(status, JSON.stringify({ message }));

const FAULTS = {
  "304 without a condition": send(304, ""),
  "401": sendError(401, "Bad credentials"),
  "403 rate limit": sendError(403, "API rate limit exceeded for 203.0.113.7."),
  "403 token": sendError(403, "Protected by organization SAML enforcement."),
  "404": sendError(404, "Not Found"),
  "409": sendError(409, "Git Repository is empty."),
  "429 rate limit": sendError(429, "Too many requests"),
  "500": sendError(500, "Server Error"),
  "502 with HTML": send(502, "<html><h1>502 Bad Gateway</h1></html>"),
  "{}": send(200, "{}"),
  garbage: send(200, '[{}, null, "\\u001b[2J::error::garbage"]'),
  "cut-off JSON": (response: ServerResponse, { releases }: ReleasesApi) =>
    response.end(JSON.stringify(releases).slice(0, -20)),
  /** Sends spaces without end. */
  drip: (response: ServerResponse) => {
    response.flushHeaders();
    const timer = setInterval(() => response.write(" "), 10);
    response.on("close", () => clearInterval(timer));
  },
  /** Sends nothing. */
  hang: () => undefined,
  reset: (response: ServerResponse) => response.socket?.destroy(),
};

/** A failure of the API. */
export type Fault = keyof typeof FAULTS;

/** A running server, with the pages, the Link headers and the CORS headers of GitHub. */
export interface ReleasesApi {
  /** URL without a trailing slash, for RELEASES_API_URL. */
  url: string;
  /** The list of the repository octo/player; entries of any shape. */
  releases: unknown[];
  /** How the next requests fail; null if they do not. */
  fault: Fault | null;
  /** How many more requests fail; all of them by default. */
  faultyCalls: number;
  /** The Link header of a page in place of the usual one; undefined for no header. */
  linkOf: ((page: number) => string | undefined) | null;
  /** Every request so far. */
  calls: { url: string; headers: IncomingMessage["headers"] }[];
  close: () => Promise<void>;
}

const REPOSITORY = "/repos/octo/player/releases";
const RENAMED = "/repos/octo/old-player/releases";
const MOVED_TO = "/repositories/4711/releases";

/** Starts the server on a free port of loopback. */
export async function startReleasesApi(releases: unknown[] = []): Promise<ReleasesApi> {
  const server = createServer((request, response) => respond(request, response, api));
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const { port } = server.address() as AddressInfo;
  const api: ReleasesApi = {
    url: `http://127.0.0.1:${port}`,
    releases,
    fault: null,
    faultyCalls: Number.POSITIVE_INFINITY,
    linkOf: null,
    calls: [],
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
  return api;
}

function respond(request: IncomingMessage, response: ServerResponse, api: ReleasesApi): void {
  const url = new URL(request.url ?? "/", api.url);
  api.calls.push({ url: url.href, headers: request.headers });
  response.setHeader("access-control-allow-origin", "*");
  response.setHeader("access-control-expose-headers", "Link");
  response.setHeader("content-type", "application/json; charset=utf-8");
  if (api.fault && api.faultyCalls > 0) {
    api.faultyCalls -= 1;
    FAULTS[api.fault](response, api);
  } else if (url.pathname === RENAMED) {
    response.writeHead(301, { location: `${api.url}${MOVED_TO}${url.search}` }).end();
  } else if (url.pathname === REPOSITORY || url.pathname === MOVED_TO) {
    sendPage(response, api, url);
  } else {
    FAULTS["404"](response);
  }
}

function sendPage(response: ServerResponse, api: ReleasesApi, url: URL): void {
  const perPage = Number(url.searchParams.get("per_page") ?? 30);
  const page = Number(url.searchParams.get("page") ?? 1);
  const last = Math.ceil(api.releases.length / perPage);
  const linkTo = (number: number, relation: string) =>
    `<${url.origin}${url.pathname}?per_page=${perPage}&page=${number}>; rel="${relation}"`;
  const links = [
    ...(page > 1 ? [linkTo(page - 1, "prev")] : []),
    ...(page < last ? [linkTo(page + 1, "next"), linkTo(last, "last")] : []),
  ];
  const link = api.linkOf ? api.linkOf(page) : links.join(", ");
  if (link) response.setHeader("link", link);
  response.setHeader("cache-control", "public, max-age=60");
  response.end(JSON.stringify(api.releases.slice((page - 1) * perPage, page * perPage)));
}
