import type { IncomingMessage } from "node:http";
import { type ServedFile, sendFile } from "./fileServer";
import { listen } from "./staticServer";

/**
 * A local server in place of GitHub: the releases API of a repository, with pages and CORS headers,
 * and the attached files.
 */
export interface ReleasesApi {
  /** URL without a trailing slash, for RELEASES_API_URL. */
  url: string;
  /** The list of the repository. */
  releases: unknown[];
  /** The attached files, by the path of their URL. */
  files: Map<string, ServedFile>;
  /** The requests for files so far. */
  fileRequests: IncomingMessage[];
  /** Whether every request for the list fails with the status 409. */
  isBroken: boolean;
  close: () => Promise<void>;
}

/** Starts the server on a free port. */
export async function startReleasesApi(
  releases: unknown[],
  repository = "octo/player",
): Promise<ReleasesApi> {
  const { url, close } = await listen((request, response) => {
    response.setHeader("access-control-allow-origin", "*");
    const requested = new URL(request.url ?? "/", url);
    const isFile = requested.pathname.includes("/download/");
    const file = api.files.get(requested.pathname);
    if (isFile) api.fileRequests.push(request);
    if (file) sendFile(request, response, file);
    else if (api.isBroken) response.writeHead(409).end();
    else if (requested.pathname !== `/repos/${repository}/releases`) response.writeHead(404).end();
    else response.end(JSON.stringify(pageOf(api.releases, requested)));
  });
  const api: ReleasesApi = {
    ...{ url, releases, close },
    ...{ files: new Map(), fileRequests: [], isBroken: false },
  };
  return api;
}

function pageOf(releases: unknown[], { searchParams }: URL): unknown[] {
  const perPage = Number(searchParams.get("per_page") ?? 30);
  const page = Number(searchParams.get("page") ?? 1);
  return releases.slice((page - 1) * perPage, page * perPage);
}
