/** @jest-environment node */
import { existsSync, readFileSync } from "node:fs";
import { createServer, type IncomingMessage, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import path from "node:path";
import { githubRelease } from "../../harness/githubReleases";
import { type ReleasesApi, startReleasesApi } from "../../harness/releasesApi";
import { type CheckOptions, checkSite, exitCodeOf } from "../../scripts/checkLive/checkSite";
import { type DownloadOptions, tryDownloads } from "../../scripts/checkLive/tryDownloads";
import { withContentSecurityPolicy } from "../../src/publishing/contentSecurityPolicy";
import { renderQrCode } from "../../src/publishing/downloadQrCode";
import { otherPages, releaseFiles, SITE_URL } from "../support/publishedSite";

type Reply = [status: number, headers?: Record<string, string> | undefined, body?: string | Buffer | undefined];
/** The answer to a call; null for none at all. */
type Answer = Reply | "reset" | null | ((request: IncomingMessage) => Reply);

let api: ReleasesApi;
let server: Server;
let site: string;
/** What the site answers to the calls of each path, one after another; the last answer stays. */
let answers: Record<string, Answer[]>;
/** What the site answers to the calls of all other paths, unless the path is that of a file in the folder `static`. */
let unknown: Reply;
let calls: { method: string | undefined; path: string; authorization: string | undefined }[];
let pauses: number[];
/** Runs instead of each pause: a place to change what the second look finds. */
let duringPause: () => unknown;

beforeEach(async () => {
  calls = [];
  pauses = [];
  duringPause = () => undefined;
  server = createServer((request, response) => {
    const { method, url = "", headers } = request;
    calls.push({ method, path: url, authorization: headers.authorization });
    const [next = [404] as Reply, ...others] = answers[url] ?? [staticFile(url) ?? unknown];
    if (others.length > 0) answers[url] = others;
    if (next === "reset") request.socket.destroy();
    if (next === "reset" || next === null) return;
    const [status, ownHeaders, body] = typeof next === "function" ? next(request) : next;
    response.writeHead(status, ownHeaders).end(body);
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  site = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const releases = [3, 2, 1].map((number) => releaseWithFile(number));
  api = await startReleasesApi(releases);
  answers = { "/3.apk": [[200]], "/2.apk": [[200]], "/1.apk": [[200]] };
  publish(releases);
});
afterEach(async () => {
  server.closeAllConnections();
  server.close();
  await api.close();
});

function releaseWithFile(number: number, changes: Record<string, unknown> = {}) {
  return githubRelease(number, { assets: [{ name: "player.apk", browser_download_url: `${site}/${number}.apk` }], ...changes });
}

const TYPES: Record<string, string> = {
  "": "text/html; charset=utf-8",
  ".html": "text/html",
  ".css": "text/css",
  ".js": "application/javascript; charset=utf-8",
  ".json": "application/json",
  ".svg": "image/svg+xml",
  ".atom": "application/xml",
  ".avif": "application/octet-stream",
};
function answerOf(url: string, body: string | Buffer): Reply {
  return [200, { "content-type": TYPES[path.extname(url)] ?? "image/png" }, body];
}
function staticFile(url: string): Reply | null {
  const file = path.join("static", url);
  return url !== "/" && existsSync(file) ? answerOf(url, readFileSync(file)) : null;
}

// What Gatsby adds to a page, in short.
const BUILD = "a".repeat(20);
const HEAD = `<link rel="preload" as="fetch" href="/page-data/app-data.json"/><script async src="/app.js"></script>
<style>@font-face{src:url(/static/title.woff2)}</style>
<script>window.___webpackCompilationHash="${BUILD}";window.___chunkMapping="{\\"app\\":[\\"/app.css\\"]}"</script></head>`;
const OTHER_PAGES = otherPages();

/** Gives the site the files of a build with these releases. */
function publish(entries: unknown[]): void {
  const files: Record<string, string> = {
    ...OTHER_PAGES,
    ...releaseFiles({ entries }),
    "download.svg": renderQrCode(`${SITE_URL}/download`),
    "page-data/app-data.json": `{"webpackCompilationHash":"${BUILD}"}`,
    "app.js": "run();",
    "app.css": "p{margin:0}",
    "static/title.woff2": "wOF2",
  };
  for (const [file, text] of Object.entries(files)) {
    const url = file === "releases.html" ? `/${file}` : `/${file.replace(/(index)?\.html$/, "")}`;
    const html = () => withContentSecurityPolicy(url === `/${file}` ? text : text.replace("</head>", HEAD), api.url);
    answers[url] = [answerOf(url, file.endsWith(".html") ? html() : text)];
  }
  unknown = [404, { "content-type": "text/html" }, replyOf("/404")[2]];
}
function replyOf(url: string): Reply {
  const answer = answers[url]?.[0] ?? staticFile(url);
  if (!Array.isArray(answer)) throw new Error(`The site has no ${url}.`);
  return answer;
}

const wait = async (milliseconds: number) => {
  pauses.push(milliseconds / 1000);
  duringPause();
};
function check(options: Partial<CheckOptions> = {}) {
  return checkSite({ site, repository: { owner: "octo", name: "player" }, apiUrl: api.url, timeLimit: 20_000, wait, ...options });
}

const FINE = { problems: [], failures: [], deadDownloads: [], warnings: [] };
const MISSING = "/releases.json: v1.4.0 (id 1004) is missing";

test("a site that shows the API's releases has no problem; a draft, which the API gives for a token, is not missing", async () => {
  api.releases.unshift(releaseWithFile(4, { draft: true }));
  expect(await check({ token: "secret" })).toEqual({ ...FINE, downloads: 3 });
  expect(pauses).toEqual([]);
  for (const { headers } of api.calls) expect(headers.authorization).toBe("Bearer secret");
  expect(calls.filter(({ method }) => method === "HEAD").map(({ path }) => path)).toEqual(["/3.apk", "/2.apk", "/1.apk"]);
  expect(JSON.stringify(calls)).not.toContain("secret");
});

test("a difference that a second look, a minute later, finds too is a problem of each file", async () => {
  api.releases.unshift(releaseWithFile(4));
  const { problems, warnings } = await check();
  const files = ["/download", "/page-data/download/page-data.json", "/releases.atom", "/releases.html", "/releases.json"];
  expect([...new Set(problems.map((problem) => problem.split(": ")[0]))].sort()).toEqual(files);
  expect(problems).toContain(MISSING);
  expect(warnings).toEqual([]);
  expect(pauses).toEqual([60]);
});

test("a difference that only one look finds is a warning", async () => {
  api.releases.unshift(releaseWithFile(4));
  answers["/4.apk"] = [[200]];
  duringPause = () => {
    publish(api.releases);
    answers["/releases.html"] = [[503]];
  };
  const { warnings, ...others } = await check();
  expect(others).toMatchObject({ problems: [], failures: [], deadDownloads: [] });
  expect(warnings).toContain(`Seen only once in two looks: ${MISSING}`);
  expect(warnings).toContain(`Seen only once in two looks: ${site}/releases.html: status 503, it must be 200`);
});

test("a site that does not answer is a problem for each of its pages and lists", async () => {
  server.closeAllConnections();
  await new Promise((resolve) => server.close(resolve));
  const pages = ["", "download", "privacy", "terms", "releases.html", "no-such-page"];
  const others = ["download.svg", "releases.json", "releases.atom", "page-data/download/page-data.json", "page-data/app-data.json"];
  const expected = [...pages, ...others].map((name) => `${site}/${name}: no answer (ECONNREFUSED)`);
  expect(new Set((await check()).problems)).toEqual(new Set(expected));
});

describe("a ruined site", () => {
  const [CSP, TYPE] = ["content-security-policy", "content-type"];
  const DIGEST = "1".repeat(64);
  const OTHER_LINK = 'href="https://example.com/other.apk"';
  const put = (url: string, ...reply: Reply) => {
    answers[url] = [reply];
  };
  const remove = (url: string) => put(url, 404);
  const addHeader = (url: string, name: string, value: string) => {
    const [status, headers, body] = replyOf(url);
    put(url, status, { ...headers, [name]: value }, body);
  };
  const change = (url: string, from: string | RegExp, to: string) => {
    const [status, headers, body = ""] = replyOf(url);
    const changed = `${body}`.replace(from, () => to);
    if (changed === `${body}`) throw new Error(`${url} does not have ${from}.`);
    put(url, status, headers, changed);
  };
  /** Gives a page the policy that a build writes with this API and this hash of its scripts. */
  const sign = (url: string, apiOrigin: string, build = BUILD) =>
    change(url, /.+/s, withContentSecurityPolicy(`${replyOf(url)[2]}`.replace(BUILD, build), apiOrigin));

  beforeEach(() => {
    const assets = ["arm64-v8a", "universal"].map((name) => ({
      name: `${name}.apk`,
      browser_download_url: `${site}/3.apk?${name}`,
      digest: `sha256:${DIGEST}`,
    }));
    api.releases.splice(0, 1, releaseWithFile(3, { assets }));
    for (const { browser_download_url: url } of assets) answers[url.slice(site.length)] = [[200]];
    publish(api.releases);
  });

  test("has no problem before", async () => {
    expect((await check()).problems).toEqual([]);
  });

  test.each<[string, string, (url: string) => void]>([
    ["the home page is deleted", "/", remove],
    ["the home page is cut off", "/", (url) => change(url, "</html>", "")],
    ["the host's policy forbids scripts", "/", (url) => addHeader(url, CSP, "frame-ancestors 'none', script-src 'none'")],
    ["the privacy policy is that of an earlier build", "/privacy", (url) => sign(url, api.url, "b".repeat(20))],
    ["the terms are the privacy policy", "/terms", (url) => put(url, ...replyOf("/privacy"))],
    ["the terms redirect to the home page", "/terms", (url) => put(url, 302, { location: "/" })],
    ["the terms name another site as theirs", "/terms", (url) => change(url, `href="${SITE_URL}`, 'href="https://example.org')],
    ["an unknown path gets the home page", "/no-such-page", (url) => put(url, ...replyOf("/"))],
    ["an unknown path gets a page of the host", "/no-such-page", (url) => put(url, 404, unknown[1], "<h1>404</h1></html>")],
    ["a script is missing", "/app.js", remove],
    ["a script is the home page", "/app.js", (url) => put(url, ...replyOf("/"))],
    ["a script is cut off", "/app.js", (url) => change(url, ");", "")],
    ["a script is plain text for the host", "/app.js", (url) => addHeader(url, TYPE, "text/plain")],
    ["a style sheet is missing", "/app.css", remove],
    ["the typeface is missing", "/static/title.woff2", remove],
    ["a picture is missing", "/screens/home-360.avif", remove],
    ["a drawing is plain text for the host", "/covers/low-tide.svg", (url) => addHeader(url, TYPE, "text/plain")],
    ["the picture for social networks is missing", "/social.png", remove],
    [
      "the QR code leads to another site",
      "/download.svg",
      (url) => change(url, /.+/s, renderQrCode("https://example.org/download")),
    ],
    ["the data of /download is older than its page", "/page-data/download/page-data.json", (url) => change(url, "1.2", "1.0")],
    ["the policy of /download forbids the releases API", "/download", (url) => sign(url, "https://api.example.com")],
    ["the host's policy forbids the releases API", "/download", (url) => addHeader(url, CSP, "connect-src 'self'")],
    ["Download Latest leads elsewhere", "/download", (url) => change(url, /href="[^"]*"(?=[^>]*latest-note)/, OTHER_LINK)],
    ["the large button leads elsewhere", "/download", (url) => change(url, /href="[^"]*"(?=[^>]*download-note)/, OTHER_LINK)],
    ["a SHA-256 in /download is wrong", "/download", (url) => change(url, DIGEST, "2".repeat(64))],
    ["a SHA-256 in the plain list is wrong", "/releases.html", (url) => change(url, DIGEST, "2".repeat(64))],
    ["the feed is a page for the host", "/releases.atom", (url) => addHeader(url, TYPE, "text/html")],
    ["the feed is cut off", "/releases.atom", (url) => change(url, "</feed>", "")],
    ["an older entry of the feed is wrong", "/releases.atom", (url) => change(url, "/2.apk", "/4.apk")],
  ])("is named: %s", async (_, url, ruin) => {
    ruin(url);
    const { problems } = await check();
    expect(problems).not.toEqual([]);
    for (const problem of problems) expect(problem).toContain(`${url}: `);
  });
});

test("an API that does not answer is no difference, and the download URLs are still tried", async () => {
  api.fault = "500";
  answers["/1.apk"] = [[404]];
  expect(await check()).toMatchObject({
    problems: [],
    failures: [`${api.url}/repos/octo/player/releases: the releases could not be read: status 500 (Server Error)`],
    deadDownloads: [`${site}/1.apk: status 404`],
  });
});

test("an API that answers the second look is only a warning", async () => {
  api.fault = "500";
  duringPause = () => {
    if (pauses.at(-1) === 60) api.fault = null;
  };
  const warnings = expect.arrayContaining([expect.stringContaining("the releases could not be read: status 500")]);
  expect(await check()).toMatchObject({ problems: [], failures: [], warnings });
});

test("all files of the newest 30 releases are tried, and none of the others", async () => {
  api.releases = Array.from({ length: 32 }, (_, index) => {
    const names = ["arm64.apk", "universal.apk"];
    return githubRelease(32 - index, {
      assets: names.map((name) => ({ name, browser_download_url: `${site}/${32 - index}-${name}` })),
    });
  });
  publish(api.releases);
  const { downloads, deadDownloads } = await check();
  expect(downloads).toBe(60);
  expect(deadDownloads).toHaveLength(60);
  expect(deadDownloads.at(-1)).toBe(`${site}/3-universal.apk: status 404`);
});

describe("download URLs", () => {
  const urlsOf = (...paths: string[]) => paths.map((path) => site + path);
  const tryFiles = (urls: readonly string[], options: Partial<DownloadOptions> = {}) =>
    tryDownloads(urls, { apiUrl: "https://api.github.com", timeLimit: 20_000, wait, ...options });

  test.each<[string, Answer[]]>([
    ["a file that is there", [[200]]],
    ["a redirect to a file", [[302, { location: "/2.apk" }]]],
    ["a file that is back a minute later", [[404], [404], [200]]],
    ["a rate limit that passes", [[403, { "retry-after": "30" }], [200]]],
    // An empty file has no first byte.
    ["an empty file of a host that refuses HEAD", [({ method }) => [method === "GET" ? 416 : 405]]],
    [
      "a file of a host that refuses HEAD, but gives the first byte",
      [({ method, headers }) => [method === "GET" && headers.range === "bytes=0-0" ? 206 : 403]],
    ],
  ])("%s is no problem", async (_, given) => {
    answers["/1.apk"] = given;
    expect(await tryFiles(urlsOf("/1.apk"))).toEqual({ dead: [], unchecked: [] });
  });

  test.each<[string, Reply]>([
    ["status 404", [404]],
    ["status 410", [410]],
    ["status 404", [302, { location: "/nowhere" }]],
  ])("a file is dead if two tries, a minute apart, found it gone: %s (%j)", async (reason, answer) => {
    answers["/1.apk"] = [answer];
    expect(await tryFiles(urlsOf("/1.apk", "/2.apk"))).toEqual({ dead: [`${site}/1.apk: ${reason}`], unchecked: [] });
    expect(pauses).toEqual([60]);
  });

  test.each<[string, Answer[], number[]]>([
    ["status 500", [[500]], [2, 4]],
    ["status 401", [[401]], []],
    ["status 403", [[403]], []],
    ["status 429", [[429]], [2, 4]],
    ["status 429", [[429, { "retry-after": "45" }]], [45, 45]],
    ["status 503", [[503, { "retry-after": "120" }]], [120, 120]],
    ["status 403", [[403, { "retry-after": "7" }]], [7, 7]],
    ["status 403", [[403, { "x-ratelimit-remaining": "0", "retry-after": "7" }]], [7, 7]],
    // No pause is that long: an earlier try would only make the limit last longer.
    ["status 429", [[429, { "retry-after": "121" }]], []],
    // Gone only at the last of three tries: HEAD, then GET, each time.
    ["status 404", [[500], [500], [500], [500], [404]], [2, 4]],
    ["no answer (UND_ERR_SOCKET)", ["reset"], [2, 4]],
    ["no answer (TimeoutError: The operation was aborted due to timeout)", [null], [2, 4]],
  ])("a file could not be checked because of %s (%j, pauses %j)", async (reason, given, expected) => {
    answers["/1.apk"] = given;
    const timeLimit = given[0] === null ? 20 : 20_000;
    const unchecked = [`${site}/1.apk: could not be checked (${reason})`];
    expect(await tryFiles(urlsOf("/1.apk"), { timeLimit })).toEqual({ dead: [], unchecked });
    expect(pauses).toEqual(expected);
  });

  test("a dead file is found beside one that could not be checked, and a text that is no URL is dead", async () => {
    Object.assign(answers, { "/3.apk": [[500]], "/1.apk": [[404]] });
    expect(await tryFiles([...urlsOf("/3.apk", "/2.apk", "/1.apk"), "nowhere"])).toEqual({
      dead: [`${site}/1.apk: status 404`, "nowhere: this is not a URL"],
      unchecked: [`${site}/3.apk: could not be checked (status 500)`],
    });
    expect(pauses).toEqual([60, 4]);
  });

  test("a host that asks for fewer calls gets none for its other files until the pause is over", async () => {
    const paths = Array.from({ length: 30 }, (_, index) => `/${index}.apk`);
    for (const path of paths) answers[path] = [[429, { "retry-after": "60" }]];
    expect((await tryFiles(urlsOf(...paths))).unchecked).toHaveLength(30);
    // Three rounds with four calls at once.
    expect(calls.length).toBeLessThanOrEqual(3 * 4);
  });

  test("after the time limit for all files, the others could not be checked", async () => {
    const clock = jest.spyOn(Date, "now").mockReturnValue(0);
    const paths = ["/1.apk", "/2.apk", "/3.apk", "/4.apk", "/5.apk"];
    for (const path of paths) {
      answers[path] = [
        () => {
          clock.mockReturnValue(700_000);
          return [500];
        },
      ];
    }
    const { dead, unchecked } = await tryFiles(urlsOf(...paths));
    expect(dead).toEqual([]);
    expect(unchecked).toHaveLength(5);
    expect(unchecked[4]).toBe(`${site}/5.apk: could not be checked (the time limit for all files is over)`);
    expect(pauses).toEqual([]);
  });

  test("the token is sent to the API's host only", async () => {
    answers["/archive"] = [[200]];
    await tryFiles(urlsOf("/archive"), { apiUrl: `${site}/api`, token: "secret" });
    await tryFiles(urlsOf("/1.apk"), { token: "secret" });
    expect(calls).toEqual([
      { method: "HEAD", path: "/archive", authorization: "Bearer secret" },
      { method: "HEAD", path: "/1.apk", authorization: undefined },
    ]);
  });
});

test.each([
  [0, {}],
  [1, { failures: ["not read"], deadDownloads: ["gone"] }],
  [2, { problems: ["differs"], failures: ["not read"], deadDownloads: ["gone"] }],
  [3, { deadDownloads: ["gone"] }],
])("the exit code is %i after %j: only what a deployment can mend gives 2", (code, result) => {
  expect(exitCodeOf({ ...FINE, warnings: ["Not checked"], downloads: 3, ...result })).toBe(code);
});
