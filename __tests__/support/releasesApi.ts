import { startFileServer } from "./fileServer";

/**
 * Starts a local server in place of GitHub: the releases API of octo/player, with pages and CORS
 * headers, and the attached files. Its URL, without a trailing slash, is for RELEASES_API_URL.
 */
export async function startReleasesApi() {
  const server = await startFileServer();
  const api = {
    ...server,
    /** The list of the repository. */
    releases: [] as unknown[],
    /** Whether every request for the list fails with the status 409. */
    isBroken: false,
  };
  server.files.set("/repos/octo/player/releases", (request, response) => {
    response.setHeader("access-control-allow-origin", "*");
    if (api.isBroken) response.writeHead(409).end();
    else response.end(JSON.stringify(pageOf(api.releases, new URL(request.url ?? "", api.url))));
  });
  return api;
}

function pageOf(releases: unknown[], { searchParams }: URL): unknown[] {
  const perPage = Number(searchParams.get("per_page") ?? 30);
  const page = Number(searchParams.get("page") ?? 1);
  return releases.slice((page - 1) * perPage, page * perPage);
}
