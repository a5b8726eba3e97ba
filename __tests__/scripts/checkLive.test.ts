/** @jest-environment node */
import { createServer, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { checkLive } from "../../scripts/checkLive";
import { githubRelease, githubReleases } from "../support/githubReleases";
import { type Fault, type ReleasesApi, startReleasesApi } from "../support/releasesApi";
import { readFromRepository } from "../support/repositoryFiles";

const TOKEN = "ghp_secret";

let api: ReleasesApi;
let server: Server;
let host: string;
/** What the host answers, by path, or by method and path: a text, or a status. Status 0 is no answer. */
let answers: Record<string, string | number>;
let calls: { method: string; url: string; authorization: string | undefined }[];
/** The pauses in seconds, and what happens in them. */
let pauses: number[];
let duringPause: () => unknown;

beforeAll(async () => {
  api = await startReleasesApi();
  server = createServer(({ method = "", url = "", headers, socket }, response) => {
    calls.push({ method, url, authorization: headers.authorization });
    const answer = answers[`${method} ${url}`] ?? answers[url] ?? 404;
    if (answer === 0) socket.destroy();
    else response.writeHead(typeof answer === "number" ? answer : 200).end(typeof answer === "string" ? answer : "");
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  host = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
});
beforeEach(() => {
  Object.assign(api, { fault: null, faultyCalls: Number.POSITIVE_INFINITY });
  api.calls.length = 0;
  calls = [];
  pauses = [];
  duringPause = () => undefined;
  publish([release(3), release(2), release(1)]);
});
afterAll(async () => {
  server.closeAllConnections();
  server.close();
  await api.close();
});

/** A release whose one file is on the host. */
const release = (number: number, changes = {}) =>
  githubRelease(number, { assets: [{ name: "a.apk", browser_download_url: `${host}/${number}.apk` }], ...changes });

type Entry = ReturnType<typeof githubRelease>;
const shown = ({ id, tag_name, assets }: Entry, changes = {}) => {
  return { id: String(id), version: tag_name, downloadUrl: assets[0]?.browser_download_url ?? null, ...changes };
};
const listOf = (...releases: unknown[]) => JSON.stringify({ liveUrl: "https://api.example", releases });

/** Lets the API have these releases, and the site show them. */
function publish(releases: Entry[]): void {
  api.releases = releases;
  answers = {
    "/folder/releases.json": listOf(...releases.map((entry) => shown(entry))),
    "/folder/download": `<h2>${releases[0]?.tag_name}</h2>`,
    "/3.apk": "PK",
  };
}

async function check(changes: NodeJS.Dict<string> = {}) {
  const environment = { RELEASES_REPOSITORY: "octo/player", RELEASES_API_URL: api.url, GITHUB_TOKEN: TOKEN, ...changes };
  const { exitCode, lines } = await checkLive(`${host}/folder/`, environment, (milliseconds) => {
    pauses.push(milliseconds / 1000);
    duringPause();
  });
  expect(lines.join()).not.toContain(TOKEN);
  const isWarning = (line: string) => line.startsWith("Warning: ");
  const said = lines.filter((line) => !isWarning(line));
  return { exitCode, warnings: lines.filter(isWarning), problems: said.slice(0, -1), conclusion: said.at(-1) };
}

test.each<[string, () => Entry[]]>([
  ["three releases", () => [release(3), release(2), release(1)]],
  ["no release", () => []],
  ["several pages of releases", () => githubReleases(130).map((entry) => ({ ...entry, assets: [] }))],
])("a site with %s is well at the first look", async (_, releases) => {
  publish(releases());
  expect(await check()).toEqual({
    exitCode: 0,
    warnings: [],
    problems: [],
    conclusion: `No lasting problem: ${host}/folder shows the releases of octo/player.`,
  });
  expect(pauses).toEqual([]);
});

test("a tag is the same if the site has replaced what HTML forbids, and /download has escaped it", async () => {
  api.releases = [release(3, { tag_name: `v<3>&'"\u202e` })];
  answers["/folder/releases.json"] = listOf(shown(release(3), { version: `v<3>&'"\uFFFD` }));
  answers["/folder/download"] = "<h2>v&lt;3&gt;&amp;&#x27;&quot;\uFFFD</h2>";
  expect(await check()).toMatchObject({ exitCode: 0, problems: [] });
});

test("a host that adds a script and hides e-mail addresses is no difference", async () => {
  answers["/folder/download"] +=
    '<script src="/cdn-cgi/a.js"></script><a href="/cdn-cgi/l/email-protection">[email&#160;protected]</a>';
  expect(await check()).toMatchObject({ exitCode: 0, problems: [] });
});

test.each<[string, () => unknown, RegExp[]]>([
  ["a release is missing", () => api.releases.push(release(4)), [/^v1\.4\.0 \(id 1004\) is missing$/]],
  ["a release is gone", () => api.releases.pop(), [/^v1\.1\.0 \(id 1001\) is not a release any more$/]],
  ["a tag has changed", () => api.releases.splice(1, 1, release(2, { tag_name: "v2" })), [/^v2 \(id 1002\) is shown as v1\.2\.0$/]],
  [
    "a file has been replaced",
    () => api.releases.splice(1, 1, { ...release(4), id: 1002, tag_name: "v1.2.0" }),
    [/^v1\.2\.0 \(id 1002\) does not lead to its first file, http.*4\.apk$/],
  ],
  ["/download is older than the list", () => Object.assign(answers, { "/folder/download": "v1.2.0" }), [/download.* v1\.3\.0$/]],
  ["/download is gone", () => delete answers["/folder/download"], [/\/folder\/download: status 404$/]],
  [
    "the list is a page",
    () => Object.assign(answers, { "/folder/releases.json": "<!DOCTYPE html>" }),
    [/releases\.json: Unexpected token/],
  ],
  [
    "the list has another format",
    () => Object.assign(answers, { "/folder/releases.json": "[1]" }),
    [/it is not a list of releases$/],
  ],
  [
    "nothing answers",
    () => Object.assign(answers, { "/folder/releases.json": 0, "/folder/download": 0 }),
    [/releases\.json: .*fetch failed/, /download: .*fetch failed/],
  ],
])("a difference is named that two looks find: %s", async (_, change, problems) => {
  change();
  const found = await check();
  expect(found).toMatchObject({ exitCode: 1, problems: problems.map((problem) => expect.stringMatching(problem)) });
  expect(found.conclusion).toMatch(/^Deploy the site again/);
  expect(pauses).toEqual([60]);
});

test("ten differences are named, and the rest is counted", async () => {
  api.releases = Array.from({ length: 25 }, (_, index) => release(50 - index));
  const { problems } = await check();
  expect(problems).toHaveLength(11);
  // Three releases are gone, the page does not have the newest, and its file is gone.
  expect(problems.at(-1)).toBe("and 20 more");
});

test("what only one look finds is no problem", async () => {
  api.releases.unshift(release(4));
  duringPause = () => publish([release(4), release(3), release(2), release(1)]);
  answers["/4.apk"] = "PK";
  expect(await check()).toMatchObject({ exitCode: 0, problems: [] });
});

test("drafts, uploads that have not finished, and releases without a file are not compared", async () => {
  const draft = release(4, { draft: true });
  const [file] = release(3).assets;
  const unfinished = release(3, { assets: [{ ...file, state: "starter", browser_download_url: `${host}/untitled` }, file] });
  api.releases = [draft, unfinished, release(2, { assets: [] }), release(1)];
  expect(await check()).toMatchObject({ exitCode: 0, problems: [] });
});

test.each<Fault>(["401", "404", "500", "502 with HTML", "403 rate limit", "reset", "cut-off JSON", "{}", "garbage"])(
  "nothing is compared if the API fails in both looks (%s)",
  async (fault) => {
    api.fault = fault;
    answers["/folder/releases.json"] = 500;
    expect(await check()).toMatchObject({ exitCode: 2, problems: [], conclusion: expect.stringMatching(/^Nothing was compared/) });
    expect(calls).toEqual([]);
  },
);

test("the second look counts if only the first could not read the API, unless it finds a difference", async () => {
  Object.assign(api, { fault: "500", faultyCalls: 1 });
  expect(await check()).toMatchObject({ exitCode: 0, problems: [] });
  Object.assign(api, { fault: "500", faultyCalls: 1 });
  api.releases.pop();
  expect(await check()).toMatchObject({ exitCode: 2, problems: [] });
});

test("the token goes to the API alone", async () => {
  await check();
  expect(api.calls.map(({ headers }) => headers.authorization)).toEqual([`Bearer ${TOKEN}`]);
  expect(calls.map(({ authorization }) => authorization)).toEqual([undefined, undefined, undefined]);
  api.linkOf = () => `<${host}/folder/stolen>; rel="next"`;
  expect(await check()).toMatchObject({ exitCode: 2 });
  api.linkOf = null;
  expect(calls.map(({ url }) => url)).not.toContain("/folder/stolen");
});

test.each([404, 410])("a file of the newest release that is gone is a problem (status %i)", async (status) => {
  answers["/3.apk"] = status;
  expect(await check()).toMatchObject({ exitCode: 1, problems: [`${host}/3.apk: status ${status}`] });
});

test.each([403, 429, 500, 0])("a file that cannot be checked is a warning (status %i)", async (status) => {
  answers["/3.apk"] = status;
  expect(await check()).toMatchObject({ exitCode: 0, warnings: [expect.stringContaining(`${host}/3.apk: could not be checked`)] });
});

test.each([206, 416])("a host may refuse HEAD (status %i for the first byte)", async (status) => {
  Object.assign(answers, { "HEAD /3.apk": 405, "GET /3.apk": status });
  expect(await check()).toMatchObject({ exitCode: 0, warnings: [] });
});

test("what others have written is one line of ASCII in the log, and no command", async () => {
  api.releases = [release(3, { tag_name: "::error::\u001b[2J\n##[error]\u202e" })];
  const { problems } = await check();
  expect(problems[0]).toBe(": :error: :?[2J?## [error]? (id 1003) is shown as v1.3.0");
});

test.each([
  ["a repository", { RELEASES_REPOSITORY: "octo" }, /^Set RELEASES_REPOSITORY to owner\/name/],
  ["a token without a space", { GITHUB_TOKEN: `${TOKEN} ` }, /^GITHUB_TOKEN is malformed/],
  ["an API that nobody on the way can listen to", { RELEASES_API_URL: "http://git.example" }, /^RELEASES_API_URL must be/],
  ["an API without a password in its URL", { RELEASES_API_URL: "https://me:password@git.example" }, /^RELEASES_API_URL must be/],
])("the check needs %s", async (_, changes, conclusion) => {
  expect(await check(changes)).toMatchObject({ exitCode: 2, conclusion: expect.stringMatching(conclusion) });
});

test("a list whose pages go round in a circle is not compared", async () => {
  api.linkOf = () => `<${api.url}/repos/octo/player/releases?per_page=100>; rel="next"`;
  expect(await check()).toMatchObject({ exitCode: 2 });
  api.linkOf = null;
});

test("the check needs a complete URL", async () => {
  expect(await checkLive("localhost:9000", {})).toEqual({ exitCode: 2, lines: [expect.stringMatching(/^Give the complete URL/)] });
});

test("the script runs without an install: it imports only modules of Node", () => {
  const imported = [...readFromRepository("scripts/checkLive.ts").matchAll(/(?:from|import|require)\b\W*["']([^"']+)/g)];
  expect(imported.map(([, name]) => name)).toEqual(["node:timers/promises"]);
});
