/** @jest-environment node */
import { createServer, type IncomingMessage, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { githubRelease } from "../../../harness/githubReleases";
import { type ReleasesApi, startReleasesApi } from "../../../harness/releasesApi";
import { checkSite } from "../../../scripts/checkLive/checkSite";
import { serializeAllReleases } from "../../../src/releases/allReleases";
import { checkGitHubReleases } from "../../../src/releases/githubRelease";
import { toRelease } from "../../../src/releases/toRelease";
import { mobileApplication } from "../../../src/site/structuredData";

/** The answer of the fake site to a path: a status and a body, or none at all. */
type Answer = { status: number; body?: string; headers?: Record<string, string> } | "silence";

let api: ReleasesApi;
let server: Server;
let site: string;
let answers: Record<string, Answer | ((request: IncomingMessage) => Answer)>;
let calls: { method: string | undefined; path: string; headers: IncomingMessage["headers"] }[];

beforeEach(async () => {
  calls = [];
  server = createServer((request, response) => {
    const path = request.url ?? "/";
    calls.push({ method: request.method, path, headers: request.headers });
    const known = answers[path] ?? { status: 404 };
    const answer = typeof known === "function" ? known(request) : known;
    if (answer !== "silence") response.writeHead(answer.status, answer.headers).end(answer.body);
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  site = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const releases = [3, 2, 1].map((number) => releaseWithFile(number));
  api = await startReleasesApi(releases);
  answers = { "/3.apk": { status: 200 }, "/2.apk": { status: 200 }, "/1.apk": { status: 200 }, ...publish(releases) };
});
afterEach(async () => {
  server.closeAllConnections();
  server.close();
  await api.close();
});

function releaseWithFile(number: number, changes: Record<string, unknown> = {}) {
  return githubRelease(number, { assets: [{ name: "player.apk", browser_download_url: `${site}/${number}.apk` }], ...changes });
}

/** The answers of the site after a build with these releases. */
function publish(entries: unknown[]): Record<string, Answer> {
  const releases = checkGitHubReleases(entries).releases.map(toRelease);
  const application = mobileApplication(`${site}/download`, releases[0]);
  const data = `<script data-react-helmet="true" type="application/ld+json">${JSON.stringify(application)}</script>`;
  return {
    "/download": { status: 200, body: `<!DOCTYPE html><html><head>${data}</head></html>` },
    "/releases.json": { status: 200, body: serializeAllReleases(releases) },
  };
}

function check(options: Partial<Parameters<typeof checkSite>[0]> = {}) {
  const repository = { owner: "octo", name: "player" };
  return checkSite({ site, repository, apiUrl: api.url, timeLimit: 500, wait: async () => undefined, ...options });
}

const problems = async (options?: Parameters<typeof check>[0]) => (await check(options)).problems;

test("a site that shows the API's releases has no problem, and every download URL is tried", async () => {
  expect(await check()).toEqual({ problems: [], downloads: 3 });
  expect(calls.map(({ method, path }) => `${method} ${path}`)).toEqual(
    expect.arrayContaining(["HEAD /3.apk", "HEAD /2.apk", "HEAD /1.apk"]),
  );
});

test("a site without releases matches an API without releases", async () => {
  api.releases = [];
  Object.assign(answers, publish([]));
  expect(await check()).toEqual({ problems: [], downloads: 0 });
});

test("a draft, which the API gives to a call with a token, does not count as missing", async () => {
  api.releases.unshift(releaseWithFile(4, { draft: true }));
  expect(await problems({ token: "secret" })).toEqual([]);
});

test("a newer release of the API is a problem of the page and of the list", async () => {
  api.releases.unshift(releaseWithFile(4));
  expect(await problems()).toEqual([
    "/download announces v1.3.0, the newest release is v1.4.0",
    "/releases.json: v1.4.0 (id 1004) is missing",
    "/releases.json: 3 releases are shown, there are 4",
  ]);
});

test("a deleted release and an edited release are different problems", async () => {
  api.releases.pop();
  api.releases[1] = releaseWithFile(2, { name: "A better name" });
  expect(await problems()).toEqual([
    "/releases.json: v1.2.0 (id 1002) is out of date",
    "/releases.json: v1.1.0 (id 1001) is shown, but is not a release any more",
    "/releases.json: 3 releases are shown, there are 2",
  ]);
});

test("a different order of the same releases is a problem", async () => {
  const [newest, middle, oldest] = api.releases;
  api.releases = [newest, oldest, middle];
  expect(await problems()).toEqual(["/releases.json: the releases are in another order"]);
});

test.each<[string, Answer]>([
  ["status 404", { status: 404 }],
  ["status 500", { status: 500 }],
  ["no answer (TimeoutError: The operation was aborted due to timeout)", "silence"],
  ["status 404", { status: 302, headers: { location: "/nowhere" } }],
])("a download URL with %s is named", async (reason, answer) => {
  answers["/2.apk"] = answer;
  expect(await problems()).toEqual([`${site}/2.apk: ${reason}`]);
});

test("a download URL that redirects to a file is no problem", async () => {
  answers["/2.apk"] = { status: 302, headers: { location: "/1.apk" } };
  expect(await problems()).toEqual([]);
});

test("if a host refuses HEAD, the first byte is requested", async () => {
  answers["/2.apk"] = ({ method, headers }) => ({ status: method === "GET" && headers.range === "bytes=0-0" ? 206 : 405 });
  expect(await problems()).toEqual([]);
});

test("the token is sent to the API's host only", async () => {
  answers["/file"] = { status: 200 };
  const releases = [releaseWithFile(3, { assets: [], zipball_url: `${api.url}/archive` }), releaseWithFile(2)];
  api.releases = releases;
  Object.assign(answers, publish(releases));
  expect(await problems({ token: "secret" })).toEqual([`${api.url}/archive: status 404`]);
  expect(new Set(api.calls.map(({ headers }) => headers.authorization))).toEqual(new Set(["Bearer secret"]));
  expect(JSON.stringify(calls)).not.toContain("secret");
});

test("a site that does not answer is a problem for each of its files", async () => {
  server.closeAllConnections();
  await new Promise((resolve) => server.close(resolve));
  expect(await problems()).toEqual([
    expect.stringMatching(/^http:.*\/download: no answer \(ECONNREFUSED\)$/),
    expect.stringMatching(/^http:.*\/releases\.json: no answer \(ECONNREFUSED\)$/),
  ]);
});

test("a page without structured data is a problem, and the list is still compared", async () => {
  answers["/download"] = {
    status: 200,
    body: `<!DOCTYPE html><script type="application/ld+json">{"@type":"Organization"}</script><script type="application/ld+json">{</script>`,
  };
  api.releases.pop();
  expect(await problems()).toEqual([
    `${site}/download: the page has no structured data of the app, so its newest version is not known`,
    "/releases.json: v1.1.0 (id 1001) is shown, but is not a release any more",
    "/releases.json: 3 releases are shown, there are 2",
  ]);
});

test.each(["<!DOCTYPE html>", "{}", `{"releases":[{"id":"1"}]}`])("the text %s instead of a list is a problem", async (body) => {
  answers["/releases.json"] = { status: 200, body };
  expect(await problems()).toEqual([`${site}/releases.json: the answer is not a list of releases`]);
});

test("an API that does not answer is a problem, and the download URLs are still tried", async () => {
  api.fault = "500";
  answers["/1.apk"] = { status: 404 };
  expect(await problems()).toEqual([
    `${api.url}/repos/octo/player/releases: the releases could not be read: status 500 (Server Error)`,
    `${site}/1.apk: status 404`,
  ]);
});

test("a download URL that is not valid is named", async () => {
  const [release] = checkGitHubReleases([releaseWithFile(3)]).releases.map(toRelease);
  if (!release) throw new Error("The release is not usable.");
  answers["/releases.json"] = { status: 200, body: serializeAllReleases([{ ...release, downloadUrl: "nowhere" }]) };
  expect(await problems()).toContain("nowhere: no answer (TypeError: Invalid URL)");
});
