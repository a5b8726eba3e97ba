/** @jest-environment node */
import { spawnSync } from "node:child_process";
import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { createServer, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import path from "node:path";
import { checkBuilt } from "../../scripts/checkBuilt";
import { checkLive } from "../../scripts/checkLive";
import { checkSite } from "../../scripts/siteCheck/checkSite";
import { folderReader, hostReader } from "../../scripts/siteCheck/readSite";
import { withContentSecurityPolicy } from "../../src/publishing/contentSecurityPolicy";
import { renderQrCode } from "../../src/publishing/publishReleases";
import { checkGitHubReleases } from "../../src/releases/githubRelease";
import { KEPT_FOLDER } from "../../src/site/settings";
import { keepLastGoodList } from "../../src/sourcing/lastGoodList";
import { githubRelease, githubReleases, notesOf } from "../support/githubReleases";
import { filesOf, otherPages, SITE_URL } from "../support/publishedSite";
import { type ReleasesApi, startReleasesApi } from "../support/releasesApi";

/** What the host answers to the calls of a path, instead of the file. Status 0 is no answer. */
interface Reply {
  status?: number;
  headers?: Record<string, string>;
}

const DATA = "page-data/download/page-data.json";
const DIGEST = "1".repeat(64);
const BUILD = "a".repeat(10);
const RUNTIME = `webpack-runtime-${BUILD}.js`;
// What Gatsby adds to a page, in short.
const HEAD = `<link rel="preload" as="fetch" href="/page-data/app-data.json"/><script async src="/app.js"></script>
<script async src="/${RUNTIME}"></script>
<style>@font-face{src:url(/static/title.woff2)}</style>
<script>window.___webpackCompilationHash="${BUILD}";window.___chunkMapping="{\\"app\\":[\\"/app.css\\"]}"</script></head>`;
const TYPES: Record<string, string> = {
  ".html": "text/html; charset=utf-8",
  ".css": "text/css",
  ".js": "application/javascript; charset=utf-8",
  ".json": "application/json",
  ".svg": "image/svg+xml",
  ".atom": "application/xml",
  ".avif": "application/octet-stream",
  ".apk": "application/vnd.android.package-archive",
};

let api: ReleasesApi;
let endpoint: string;
let server: Server;
let host: string;
/** The folder of the site, which both readers read, and a good one to copy. */
let directory: string;
let good: string;
/** By path, or by method and path. */
let replies: Record<string, Reply>;
let calls: { method: string | undefined; url: string; authorization: string | undefined }[];
let pauses: number[];
/** Runs instead of the pause before the second look. */
let duringPause: () => unknown;

beforeAll(async () => {
  api = await startReleasesApi();
  endpoint = `${api.url}/repos/octo/player/releases`;
  server = createServer(async ({ method, url = "", headers, socket }, response) => {
    calls.push({ method, url, authorization: headers.authorization });
    const reply = replies[`${method} ${url}`] ?? replies[url];
    const { status, text } = await folderReader(inPublic(""))(url);
    const type = TYPES[status === 404 ? ".html" : path.extname(url) || ".html"] ?? "image/png";
    if (reply?.status === 0) socket.destroy();
    else response.writeHead(reply?.status ?? status, { "content-type": type, ...reply?.headers }).end(text);
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  host = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  good = mkdtempSync(path.join(tmpdir(), "good-"));
  directory = good;
  cpSync("static", inPublic(""), { recursive: true });
  await build(releases());
});
beforeEach(() => {
  Object.assign(api, { releases: releases(), fault: null, faultyCalls: Number.POSITIVE_INFINITY });
  api.calls.length = 0;
  replies = {};
  calls = [];
  pauses = [];
  duringPause = () => undefined;
  directory = mkdtempSync(path.join(tmpdir(), "site-"));
  cpSync(good, directory, { recursive: true });
});
afterEach(() => rmSync(directory, { recursive: true }));
afterAll(async () => {
  rmSync(good, { recursive: true });
  server.closeAllConnections();
  server.close();
  await api.close();
});

const inPublic = (file: string) => path.join(directory, "public", file);
const read = (file: string) => readFileSync(inPublic(file), "utf8");
const remove = (file: string) => rmSync(inPublic(file));
function write(file: string, content: string): void {
  mkdirSync(path.dirname(inPublic(file)), { recursive: true });
  writeFileSync(inPublic(file), content);
}
function change(file: string, from: string | RegExp, to: string, finish?: (file: string) => void): void {
  const changed = read(file).replace(from, () => to);
  if (changed === read(file)) throw new Error(`${file} does not have ${from}.`);
  write(file, changed);
  finish?.(file);
}
/** Gives a page the policy that a build writes for it. */
const sign = (file: string, apiOrigin: string | null = api.url) => write(file, withContentSecurityPolicy(read(file), apiOrigin));

/** For a release without any download: the tests call no other host. */
const WITHOUT_LINK = { assets: [], zipball_url: null, html_url: null };

/** Three releases, whose files are on the host. */
function releases() {
  const assetsOf = (number: number) =>
    ["arm64-v8a", "universal"].map((name) => {
      return { name: `${name}.apk`, browser_download_url: `${host}/${number}-${name}.apk`, digest: `sha256:${DIGEST}` };
    });
  return [3, 2, 1].map((number) => githubRelease(number, { assets: assetsOf(number), prerelease: number === 3 }));
}

/** Writes the folder as a build does that reads these entries. */
async function build(entries: unknown[], isSample = false): Promise<void> {
  const liveUrl = isSample ? "/sample-releases.json" : endpoint;
  const shown = checkGitHubReleases(entries).releases;
  for (const [file, text] of Object.entries({ ...otherPages(), ...filesOf(shown, { liveUrl, isSample }) })) {
    write(file, file === "releases.html" ? text : text.replace("</head>", () => HEAD));
    if (file.endsWith(".html")) sign(file, isSample ? null : api.url);
  }
  write("download.svg", renderQrCode(`${SITE_URL}/download`));
  write("page-data/app-data.json", `{"webpackCompilationHash":"${BUILD}"}`);
  write("app.js", "run();");
  write("app.css", "p{margin:0}");
  write(RUNTIME, `files={341:"${BUILD}"}`);
  write(`341-${BUILD}.js`, "run();");
  write("static/title.woff2", "wOF2");
  for (const file of shown.flatMap(({ files }) => files)) write(new URL(file.downloadUrl).pathname, "PK");
  const pages = [{ url: `${endpoint}?per_page=100`, entries }];
  await keepLastGoodList(path.join(directory, KEPT_FOLDER), endpoint, { readAt: "2026-11-21T10:00:00.000Z", pages });
}

function settings(changes: NodeJS.Dict<string> = {}): NodeJS.Dict<string> {
  return { RELEASES_REPOSITORY: "octo/player", RELEASES_API_URL: api.url, SITE_URL, ...changes };
}
const checkFolder = (changes?: NodeJS.Dict<string>) => checkBuilt(directory, settings(changes));
async function checkHost(changes?: NodeJS.Dict<string>) {
  const { lines, exitCode } = await checkLive(host, settings(changes), async (milliseconds) => {
    pauses.push(milliseconds / 1000);
    if (milliseconds === 60_000) duringPause();
  });
  const warnings = lines.filter((line) => line.startsWith("Warning: ")).map((line) => line.slice("Warning: ".length));
  return { exitCode, warnings, problems: lines.slice(warnings.length, -1), conclusion: lines.at(-1) };
}
/** One look at the host, without its downloads. */
const lookAtHost = () => {
  const shown = checkGitHubReleases(releases()).releases;
  const expected = { siteUrl: host, address: SITE_URL, releases: shown, liveUrl: endpoint, apiOrigin: api.url };
  return checkSite(hostReader(host), expected);
};
const conclusionOf = (links: string) => `No lasting problem: ${host} shows the releases of octo/player; ${links}.`;

test.each<[string, () => unknown[]]>([
  ["three releases", releases],
  ["no release", () => []],
  ["several pages of releases", () => githubReleases(130).map((release) => ({ ...release, ...WITHOUT_LINK }))],
  [
    "names that HTML escapes",
    () => [githubRelease(1, { tag_name: `v<1>&'"/a.b"`, name: `R&D's "best" </script>`, ...WITHOUT_LINK })],
  ],
  ["notes that call them samples", () => [githubRelease(1, { body: notesOf("These are sample releases."), ...WITHOUT_LINK })]],
])("a site with %s has no problem, in its folder and on its host", async (_, entries) => {
  api.releases = entries();
  await build(api.releases);
  expect(await checkFolder()).toEqual([]);
  expect(api.calls).toEqual([]);
  expect(await checkHost()).toMatchObject({ exitCode: 0, warnings: [] });
});

const OTHER_LINK = 'href="https://example.com/other.apk"';
test.each<[string, string, () => unknown]>([
  ["the home page is missing", "/", () => remove("index.html")],
  ["the home page is cut off", "/", () => change("index.html", "</html>", "")],
  [
    "the privacy policy is that of an earlier build",
    "/privacy",
    () => change("privacy.html", `="${BUILD}`, `="${"b".repeat(10)}`, sign),
  ],
  ["the privacy policy has another heading", "/privacy", () => change("privacy.html", /(?<=<h1[^>]*>)[^<]+/, "Terms")],
  ["the terms are the privacy policy", "/terms", () => write("terms.html", read("privacy.html"))],
  ["the terms name another site", "/terms", () => change("terms.html", `href="${SITE_URL}`, 'href="https://example.org')],
  ["the terms have two canonical links", "/terms", () => change("terms.html", /<link[^>]* rel="canonical"[^>]*>/, "$&$&")],
  ["an unknown path gets a page of the host", "/no-such-page", () => write("404.html", "<h1>404</h1></html>")],
  ["a script is missing", "/app.js", () => remove("app.js")],
  ["a script is the home page", "/app.js", () => write("app.js", read("index.html"))],
  ["a script is cut off", "/app.js", () => change("app.js", ");", "")],
  ["a style sheet is missing", "/app.css", () => remove("app.css")],
  ["a script that loads late is missing", `/341-${BUILD}.js`, () => remove(`341-${BUILD}.js`)],
  ["the typeface is missing", "/static/title.woff2", () => remove("static/title.woff2")],
  ["the typeface is empty", "/static/title.woff2", () => write("static/title.woff2", "")],
  ["a picture is missing", "/screens/home-360.avif", () => remove("screens/home-360.avif")],
  ["the picture for social networks is missing", "/social.png", () => remove("social.png")],
  ["the QR code leads to another site", "/download.svg", () => write("download.svg", renderQrCode("https://example.org"))],
  ["the data of /download is older than its page", `/${DATA}`, () => change(DATA, "1.2", "1.0")],
  [
    "the data of /download lacks the files",
    `/${DATA}`,
    () => change(DATA, /"latestRelease":\{"nodes":\[.*?\]\}\]/, '"latestRelease":{"nodes":[]'),
  ],
  ["not all releases are counted", `/${DATA}`, () => change(DATA, '"totalCount":3', '"totalCount":2')],
  ["the data of /download is that of another page", `/${DATA}`, () => write(DATA, "{}")],
  ["/download asks another repository", `/${DATA}`, () => change(DATA, "octo/player", "octo/other")],
  ["/download shows samples by its data", `/${DATA}`, () => change(DATA, '"isSample":false', '"isSample":true')],
  ["/download shows samples by its mark", "/download", () => change("download.html", "<body>", "<body><p data-sample-releases>")],
  ["the policy of /download forbids the releases API", "/download", () => sign("download.html", "https://api.example.com")],
  [
    "Download Latest leads elsewhere",
    "/download",
    () => change("download.html", /href="[^"]*"(?=[^>]*>Download Latest)/, OTHER_LINK),
  ],
  ["the button is wrong", "/download", () => change("download.html", /href="[^"]*"(?=[^>]*download-words)/, OTHER_LINK)],
  ["a SHA-256 in /download is wrong", "/download", () => change("download.html", DIGEST, "2".repeat(64))],
  ["the title is old", "/download", () => change("download.html", ">Player 1.3</span>", ">Player 1.2</span>")],
  ["the structured data are missing", "/download", () => change("download.html", /<script[^>]*ld\+json.*?<\/script>/, "")],
  ["a SHA-256 in the plain list is wrong", "/releases.html", () => change("releases.html", DIGEST, "2".repeat(64))],
  ["the feed is missing", "/releases.atom", () => remove("releases.atom")],
  ["the feed is cut off", "/releases.atom", () => change("releases.atom", "</feed>", "")],
  ["an older entry of the feed is wrong", "/releases.atom", () => change("releases.atom", "/2-arm64", "/4-arm64")],
  ["all releases are a page", "/releases.json", () => write("releases.json", read("index.html"))],
])("in its folder and on its host, a ruined site is named: %s", async (_, urlPath, ruin) => {
  ruin();
  for (const problems of [await checkFolder(), await lookAtHost()]) {
    expect(problems).not.toEqual([]);
    expect(problems.filter((line) => !line.startsWith(`${urlPath}: `))).toEqual([]);
  }
});

const CSP = "content-security-policy";
test.each<[string, string, Reply, string]>([
  ["the host's policy forbids scripts", "/", { headers: { [CSP]: "frame-ancestors 'none', script-src 'none'" } }, "policy"],
  ["the host's policy forbids the releases API", "/download", { headers: { [CSP]: "connect-src 'self'" } }, "policy"],
  ["the terms redirect to the home page", "/terms", { status: 302, headers: { location: "/" } }, "it redirects to http"],
  ["an unknown path gets the home page", "/no-such-page", { status: 200 }, "status 200, it must be 404"],
  ["a script is plain text", "/app.js", { headers: { "content-type": "text/plain" } }, "the content type is"],
  ["a drawing is plain text", "/covers/low-tide.svg", { headers: { "content-type": "text/plain" } }, "the content type is"],
  ["a picture is a page", "/social.png", { headers: { "content-type": "text/html" } }, 'the content type is "text/html"'],
  ["the feed is a page for the host", "/releases.atom", { headers: { "content-type": "text/html" } }, "the content type is"],
  ["a page is not answered", "/privacy", { status: 0 }, "no answer (UND_ERR_SOCKET)"],
])("on its host, a ruined site is named: %s", async (_, urlPath, reply, problem) => {
  replies[urlPath] = reply;
  expect(await lookAtHost()).toEqual([expect.stringContaining(`${urlPath}: `)]);
  expect(await lookAtHost()).toEqual([expect.stringContaining(problem)]);
});

test("a host may have a policy that leaves the page alone, and take .html away from URLs", async () => {
  replies["/"] = { headers: { [CSP]: "frame-ancestors 'none'" } };
  replies["/releases.html"] = { status: 308, headers: { location: "/releases" } };
  expect(await lookAtHost()).toEqual([]);
});

const [third, second, first] = [3, 2, 1].map((number) => githubRelease(number, WITHOUT_LINK));
test.each<[string, unknown[], string[]]>([
  ["an old list", [githubRelease(4), third, second, first], ["v1.4.0 (id 1004) is missing"]],
  ["an edited release", [third, second, { ...first, name: "A better name" }], ["v1.1.0 (id 1001) is out of date"]],
  ["a release that is gone", [third, second], ["v1.1.0 (id 1001) is not a release any more"]],
  ["another order", [third, first, second], ["the releases are in another order"]],
])("%s is named once for each file that shows it", async (_, kept, problems) => {
  await build([third, second, first]);
  const pages = [{ url: `${endpoint}?per_page=100`, entries: kept }];
  await keepLastGoodList(path.join(directory, KEPT_FOLDER), endpoint, { readAt: "2026-11-21T10:00:00.000Z", pages });
  const found = await checkFolder();
  expect(found.filter((line) => line.startsWith("/releases.json: "))).toEqual(problems.map((line) => `/releases.json: ${line}`));
  const files = found.map((line) => line.split(": ")[0]);
  expect(files).toEqual(expect.arrayContaining([`/${DATA}`, "/releases.atom", "/releases.html"]));
});

describe("a folder before it is published", () => {
  test("may be for another folder of its host, and then names nothing outside of it", async () => {
    for (const file of [
      "index.html",
      "download.html",
      "privacy.html",
      "terms.html",
      "404.html",
      "releases.html",
      "releases.atom",
    ]) {
      const text = read(file).replaceAll(/(?<=(href|src|srcSet)="|, |url\()\/(?=\w)/g, "/my.site/");
      write(file, text.replaceAll(SITE_URL, `${SITE_URL}/my.site`));
      if (/^(?!releases).*html$/.test(file)) sign(file);
    }
    write("download.svg", renderQrCode(`${SITE_URL}/my.site/download`));
    expect(await checkFolder({ PATH_PREFIX: "/my.site" })).toEqual([]);
    change("privacy.html", "/my.site/app.js", "/app.js");
    expect(await checkFolder({ PATH_PREFIX: "/my.site" })).toEqual([`${SITE_URL}/app.js: status 404, it must be 200`]);
  });

  test("may show the sample releases only as a demonstration, whatever the words of their notes are", async () => {
    const samples: unknown[] = JSON.parse(read("sample-releases.json"));
    await build(samples, true);
    mkdirSync(path.join(directory, "static"));
    cpSync("static/sample-releases.json", path.join(directory, "static/sample-releases.json"));
    expect(await checkFolder({ RELEASES_REPOSITORY: "", SAMPLE_RELEASES: "true" })).toEqual([]);
    expect(await checkFolder({ RELEASES_REPOSITORY: "" })).toEqual([
      "No repository is set, so visitors would get the sample releases. Set RELEASES_REPOSITORY to owner/name.",
    ]);
    // The build has kept the same list for the repository, so that only the mark differs.
    const found = await checkFolder();
    expect(found).toContain(`/${DATA}: the page shows sample releases`);
    expect(found).toContain("/download: the notice of sample releases is shown");
  });

  test("is refused if no build has kept its list", async () => {
    rmSync(path.join(directory, KEPT_FOLDER), { recursive: true });
    expect(await checkFolder()).toEqual([`${endpoint}: no build has kept this list in .cache/.kept`]);
  });

  test("is refused if its address is that of one's own device, unless SITE_URL says so", async () => {
    expect(await checkFolder({ SITE_URL: "" })).toEqual(["http://localhost:9000: this is no public address. Set SITE_URL."]);
    const found = await checkFolder({ SITE_URL: "http://localhost:9000" });
    expect(found).toContain(`/privacy: the canonical link is ${SITE_URL}/privacy, not http://localhost:9000/privacy`);
  });

  test("the command prints a line for each problem, then what to do, and its exit code is 1", () => {
    const run = () => {
      const args = [require.resolve("tsx/cli"), "--tsconfig", path.resolve("tsconfig.json"), path.resolve("scripts/checkBuilt.ts")];
      const options = { cwd: directory, env: { PATH: process.env.PATH, ...settings() }, encoding: "utf8" } as const;
      const { stdout, status } = spawnSync(process.execPath, args, options);
      return { lines: stdout.trim().split("\n"), status };
    };
    expect(run()).toEqual({ lines: ["The folder public can be published."], status: 0 });
    remove("app.js");
    const lines = ["/app.js: status 404, it must be 200", expect.stringMatching(/^Build again /)];
    expect(run()).toEqual({ lines, status: 1 });
  });
});

describe("a published site", () => {
  test("that shows the API's releases has no problem; the token goes to the API alone, and drafts do not count", async () => {
    api.releases.unshift(githubRelease(4, { draft: true }));
    const conclusion = conclusionOf("4 download links answered");
    expect(await checkHost({ GITHUB_TOKEN: "secret" })).toEqual({ exitCode: 0, warnings: [], problems: [], conclusion });
    expect(pauses).toEqual([]);
    for (const { headers } of api.calls) expect(headers.authorization).toBe("Bearer secret");
    const tried = calls.filter(({ method }) => method === "HEAD").map(({ url }) => url);
    // The newest release is a pre-release, so the one after it is the newest stable one.
    expect(tried).toEqual(["/3-arm64-v8a.apk", "/3-universal.apk", "/2-arm64-v8a.apk", "/2-universal.apk"]);
    expect(JSON.stringify(calls)).not.toContain("secret");
  });

  test("is looked at again after a minute, and what both looks find is a problem", async () => {
    api.releases.unshift(githubRelease(4, WITHOUT_LINK));
    const { exitCode, problems, warnings, conclusion } = await checkHost();
    expect(exitCode).toBe(1);
    expect(problems).toContain("/releases.json: v1.4.0 (id 1004) is missing");
    expect(conclusion).toMatch(/^Deploy the site again/);
    expect(warnings.filter((line) => line.includes("only once"))).toEqual([]);
    expect(pauses).toEqual([60]);
  });

  test("has only a warning for what one look finds", async () => {
    remove("app.js");
    duringPause = () => write("app.js", "run();");
    expect(await checkHost()).toMatchObject({
      exitCode: 0,
      problems: [],
      warnings: ["seen only once in two looks: /app.js: status 404, it must be 200"],
    });
  });

  test("cannot be compared if no look can read the API", async () => {
    api.fault = "500";
    const unread = `${endpoint}: the releases could not be read`;
    expect(await checkHost()).toEqual({
      exitCode: 2,
      warnings: [`${unread}: status 500 (Server Error)`],
      problems: [unread],
      conclusion: expect.stringMatching(/^Nothing was compared/),
    });
    duringPause = () => {
      api.fault = null;
    };
    expect(await checkHost()).toMatchObject({ exitCode: 0, problems: [] });
  });

  test("is not called well if one look found a problem and the other could not read the API", async () => {
    remove("app.js");
    duringPause = () => {
      api.fault = "500";
    };
    expect(await checkHost()).toMatchObject({ exitCode: 2, problems: [] });
  });

  test.each([404, 410])("has a problem if a download is gone (status %i)", async (status) => {
    replies["/2-universal.apk"] = { status };
    expect(await checkHost()).toMatchObject({ exitCode: 1, problems: [`${host}/2-universal.apk: status ${status}`] });
    delete replies["/2-universal.apk"];
    replies["/1-universal.apk"] = { status };
    expect(await checkHost()).toMatchObject({ exitCode: 0 });
  });

  test.each([
    [500, "status 500"],
    [403, "status 403"],
    [429, "status 429"],
    [0, "no answer (UND_ERR_SOCKET)"],
  ])("has a warning for a download that could not be checked (status %i), and claims nothing of it", async (status, reason) => {
    for (const name of ["3-arm64-v8a", "3-universal", "2-arm64-v8a", "2-universal"]) replies[`/${name}.apk`] = { status };
    const { exitCode, warnings, conclusion } = await checkHost();
    expect(exitCode).toBe(0);
    expect(warnings).toContain(`${host}/2-universal.apk: could not be checked (${reason})`);
    expect(conclusion).toBe(conclusionOf("no download link could be checked"));
  });

  test.each([206, 416])("has a download that only GET finds (status %i)", async (status) => {
    replies["HEAD /2-universal.apk"] = { status: 403 };
    replies["GET /2-universal.apk"] = { status };
    expect(await checkHost()).toMatchObject({ warnings: [], conclusion: conclusionOf("4 download links answered") });
  });

  test("gets the token for a source archive that is on the API's host", async () => {
    api.releases = [githubRelease(1, { assets: [], zipball_url: `${api.url}/archive` })];
    await checkHost({ GITHUB_TOKEN: "secret" });
    const archives = api.calls.filter(({ url }) => url.endsWith("/archive"));
    expect(archives[0]?.headers.authorization).toBe("Bearer secret");
  });

  test("needs a complete URL and a repository", async () => {
    await expect(checkLive("localhost:9000", settings())).rejects.toThrow("Give the complete URL");
    await expect(checkHost({ RELEASES_REPOSITORY: "" })).rejects.toThrow("Set RELEASES_REPOSITORY to owner/name");
  });
});
