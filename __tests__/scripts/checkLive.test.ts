/** @jest-environment node */
import { setTimeout as sleep } from "node:timers/promises";
import { checkLive } from "../../scripts/checkLive";
import { githubRelease, githubReleases } from "../support/githubReleases";
import { type Fault, type ReleasesApi, startReleasesApi } from "../support/releasesApi";
import { readFromRepository } from "../support/repositoryFiles";

jest.mock("node:timers/promises", () => ({ setTimeout: jest.fn() }));

const TOKEN = "ghp_secret";
type Entry = ReturnType<typeof githubRelease>;

const host = "https://player.example";

let api: ReleasesApi;
/** The response of the host to each path: a text, or a status. Status 0 is no response. */
let responses: Record<string, string | number>;
/** The requests to the host. */
let requests: { url: string; authorization: string | null }[];

beforeEach(async () => {
  api = await startReleasesApi();
  requests = [];
  publish([release(3), release(2), release(1)]);
  const fetchFromApi = globalThis.fetch;
  jest.spyOn(globalThis, "fetch").mockImplementation(async (input, init) => {
    const url = String(input);
    if (!url.startsWith(host)) return fetchFromApi(input, init);
    requests.push({ url, authorization: new Headers(init?.headers).get("authorization") });
    const content = responses[url.slice(host.length)] ?? 404;
    if (content === 0) throw new TypeError("fetch failed", { cause: "reset" });
    return typeof content === "string"
      ? new Response(content)
      : new Response("", { status: content });
  });
});
afterEach(() => api.close());

/** A release with one file on the host. */
const release = (number: number, changes = {}) =>
  githubRelease(number, {
    assets: [{ name: "a.apk", browser_download_url: `${host}/${number}.apk` }],
    ...changes,
  });
/** The list of the site. */
const listOf = (...releases: Entry[]) =>
  JSON.stringify({
    releases: releases.map(({ id, tag_name: version, assets: [file] }) => {
      return { id: String(id), version, downloadUrl: file?.browser_download_url ?? null };
    }),
  });

/** Publishes releases in the API and on the site. */
function publish(releases: Entry[]): void {
  api.releases = releases;
  responses = {
    "/folder/releases.json": listOf(...releases),
    "/folder/download": `<h2>${releases[0]?.tag_name}</h2>`,
    "/3.apk": "PK",
  };
}

const respond = (path: string, content: string | number) => {
  responses[path] = content;
};

async function check({ siteUrl = `${host}/folder/`, ...settings }: NodeJS.Dict<string> = {}) {
  const { exitCode, lines } = await checkLive(siteUrl, {
    RELEASES_REPOSITORY: "octo/player",
    RELEASES_API_URL: api.url,
    GITHUB_TOKEN: TOKEN,
    ...settings,
  });
  expect(lines.join()).not.toContain(TOKEN);
  const isWarning = (line: string) => line.startsWith("Warning: ");
  const others = lines.filter((line) => !isWarning(line));
  const [problems, conclusion] = [others.slice(0, -1), others.at(-1)];
  return { exitCode, warnings: lines.filter(isWarning), problems, conclusion };
}

test.each<[string, () => Entry[]]>([
  ["three releases", () => [release(3), release(2), release(1)]],
  ["no release", () => []],
  ["two pages of releases", () => githubReleases(130).map((entry) => ({ ...entry, assets: [] }))],
])("finds no problem in a site with %s", async (_, releases) => {
  publish(releases());
  expect(await check()).toEqual({
    exitCode: 0,
    warnings: [],
    problems: [],
    conclusion: `No lasting problem: ${host}/folder shows the releases of octo/player.`,
  });
  expect(sleep).not.toHaveBeenCalled();
});

test("reads a tag as the site shows it", async () => {
  api.releases = [release(3, { tag_name: `v<3>&'"\u202e` })];
  responses["/folder/releases.json"] = listOf(release(3, { tag_name: `v<3>&'"\uFFFD` }));
  responses["/folder/download"] = "<h2>v&lt;3&gt;&amp;&#x27;&quot;\uFFFD</h2>";
  expect(await check()).toMatchObject({ exitCode: 0 });
});

test("does not compare drafts, unfinished uploads and releases without a file", async () => {
  const [file] = release(3).assets;
  const unfinished = { ...file, state: "starter", browser_download_url: `${host}/untitled` };
  api.releases = [
    release(4, { draft: true }),
    release(3, { assets: [unfinished, file] }),
    release(2, { assets: [] }),
    release(1),
  ];
  expect(await check()).toMatchObject({ exitCode: 0 });
});

const change = (position: number, entry: Entry) => api.releases.splice(position, 1, entry);
const replaced = () => ({ ...release(4), id: 1002, tag_name: "v1.2.0" });
test.each<[string, () => unknown, string]>([
  ["a new release", () => api.releases.push(release(4)), "v1.4.0 (id 1004) is missing"],
  ["a deleted release", () => api.releases.pop(), "v1.1.0 (id 1001) is not a release any more"],
  ["another tag", () => change(1, release(2, { tag_name: "v2" })), "is shown as v1.2.0"],
  ["another file", () => change(1, replaced()), "does not lead to its first file, https://"],
  ["an old page", () => respond("/folder/download", "v1.2.0"), "not have the newest release, v1.3"],
  ["no page", () => respond("/folder/download", 404), "/download: status 404"],
  ["another list", () => respond("/folder/releases.json", "[1]"), "is not a list of releases"],
  ["no response", () => respond("/folder/releases.json", 0), "fetch failed: reset"],
  ["no file", () => respond("/3.apk", 410), "/3.apk: status 410"],
])("reports a problem that two comparisons find: %s", async (_, makeProblem, problem) => {
  makeProblem();
  const { exitCode, problems, conclusion } = await check();
  expect([exitCode, problems]).toEqual([1, [expect.stringContaining(problem)]]);
  expect(conclusion).toMatch(/^Deploy the site again/);
  expect(jest.mocked(sleep).mock.calls).toEqual([[60_000]]);
});

test("reports no problem that only one comparison finds", async () => {
  api.releases.pop();
  jest.mocked(sleep).mockImplementationOnce(async () => {
    publish([release(3), release(2)]);
    respond("/folder/download", 404);
  });
  expect(await check()).toMatchObject({ exitCode: 0 });
});

test.each<Fault>(["404", "502 with HTML", "reset", "cut-off JSON", "{}", "garbage"])(
  "compares nothing if the API fails twice (%s)",
  async (fault) => {
    api.fault = fault;
    const conclusion = expect.stringMatching(/^Nothing was compared/);
    expect(await check()).toMatchObject({ exitCode: 2, problems: [], conclusion });
    expect(requests).toEqual([]);
  },
);

test("trusts one comparison if it finds no problem", async () => {
  Object.assign(api, { fault: "500", faultyCalls: 1 });
  expect(await check()).toMatchObject({ exitCode: 0, problems: [] });
  api.faultyCalls = 1;
  api.releases.pop();
  expect(await check()).toMatchObject({ exitCode: 2, problems: [] });
});

test("sends the token to the API alone", async () => {
  await check();
  expect(api.calls.map(({ headers }) => headers.authorization)).toEqual([`Bearer ${TOKEN}`]);
  expect(requests.filter(({ authorization }) => authorization)).toEqual([]);
  api.linkOf = () => `<${host}/folder/stolen>; rel="next"`;
  expect(await check()).toMatchObject({ exitCode: 2 });
  expect(requests.map(({ url }) => url)).not.toContain(`${host}/folder/stolen`);
});

test.each([403, 500, 0])("warns of a file that cannot be checked (%i)", async (status) => {
  responses["/3.apk"] = status;
  const warning = expect.stringContaining(`${host}/3.apk: could not be checked`);
  expect(await check()).toMatchObject({ exitCode: 0, warnings: [warning] });
});

test("prints a tag as ASCII without commands for the log", async () => {
  api.releases = [release(3, { tag_name: "::error::\u001b[2J\n##[error]\u202e" })];
  const { problems } = await check();
  expect(problems[0]).toBe(": :error: :?[2J?## [error]? (id 1003) is shown as v1.3.0");
});

test.each<[NodeJS.Dict<string>, string]>([
  [{ siteUrl: "localhost:9000" }, "Give the complete URL"],
  [{ RELEASES_REPOSITORY: "octo" }, "Set RELEASES_REPOSITORY to owner/name"],
  [{ GITHUB_TOKEN: `${TOKEN} ` }, "GITHUB_TOKEN is malformed"],
  [{ RELEASES_API_URL: "http://git.example" }, "RELEASES_API_URL must be"],
  [{ RELEASES_API_URL: "https://me:password@git.example" }, "RELEASES_API_URL must be"],
])("compares nothing with the settings %j: %s", async (settings, mistake) => {
  const result = await check(settings);
  expect(result).toMatchObject({ exitCode: 2, conclusion: expect.stringContaining(mistake) });
});

test("runs without an install: it imports only modules of Node", () => {
  const code = readFromRepository("scripts/checkLive.ts");
  const imports = code.matchAll(/(?:from|import|require)\b\W*["']([^"']+)/g);
  expect([...imports].map(([, name]) => name)).toEqual(["node:timers/promises"]);
});
