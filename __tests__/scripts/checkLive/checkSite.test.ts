/** @jest-environment node */
import { createServer, type IncomingMessage, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { githubRelease } from "../../../harness/githubReleases";
import { type ReleasesApi, startReleasesApi } from "../../../harness/releasesApi";
import { checkSite, exitCodeOf } from "../../../scripts/checkLive/checkSite";
import { serializeAllReleases } from "../../../src/releases/allReleases";
import { checkGitHubReleases } from "../../../src/releases/githubRelease";
import { toRelease } from "../../../src/releases/toRelease";
import { releaseFiles } from "../../support/publishedSite";

/** The answer of the fake site to a path: a status and a body, none at all, or a connection that is cut. */
type Answer = { status: number; body?: string; headers?: Record<string, string> } | "silence" | "reset";

let api: ReleasesApi;
let server: Server;
let site: string;
let answers: Record<string, Answer | ((request: IncomingMessage) => Answer)>;
/** The pauses so far, in seconds. */
let pauses: number[];
/** Runs instead of each pause: a place to change what the second look finds. */
let duringPause: () => void;
let calls: { method: string | undefined; path: string; headers: IncomingMessage["headers"] }[];

beforeEach(async () => {
  calls = [];
  pauses = [];
  duringPause = () => undefined;
  server = createServer((request, response) => {
    const path = request.url ?? "/";
    calls.push({ method: request.method, path, headers: request.headers });
    const known = answers[path] ?? { status: 404 };
    const answer = typeof known === "function" ? known(request) : known;
    if (answer === "reset") request.socket.destroy();
    else if (answer !== "silence") response.writeHead(answer.status, answer.headers).end(answer.body);
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
  const files = releaseFiles({ entries });
  return {
    "/download": { status: 200, body: files["download/index.html"] },
    "/releases.json": { status: 200, body: files["releases.json"] },
    "/releases.atom": { status: 200, body: files["releases.atom"] },
    "/releases.html": { status: 200, body: files["releases.html"] },
  };
}

function check(options: Partial<Parameters<typeof checkSite>[0]> = {}) {
  const repository = { owner: "octo", name: "player" };
  const wait = async (milliseconds: number) => {
    pauses.push(milliseconds / 1000);
    duringPause();
  };
  return checkSite({ site, repository, apiUrl: api.url, timeLimit: 20_000, wait, ...options });
}

/** The differences and the dead downloads, in the order in which the command prints them. */
async function problems(options?: Parameters<typeof check>[0]): Promise<string[]> {
  const result = await check(options);
  return [...result.problems, ...result.deadDownloads];
}
const callsOf = (path: string) => calls.filter((call) => call.path === path).map(({ method }) => method);

test("a site that shows the API's releases has no problem, and every download URL is tried", async () => {
  expect(await check()).toEqual({ problems: [], failures: [], deadDownloads: [], warnings: [], downloads: 3 });
  expect(pauses).toEqual([]);
  expect(calls.map(({ method, path }) => `${method} ${path}`)).toEqual(
    expect.arrayContaining(["HEAD /3.apk", "HEAD /2.apk", "HEAD /1.apk"]),
  );
});

test("a site without releases matches an API without releases", async () => {
  api.releases = [];
  Object.assign(answers, publish([]));
  expect(await check()).toEqual({ problems: [], failures: [], deadDownloads: [], warnings: [], downloads: 0 });
});

test("a draft, which the API gives to a call with a token, does not count as missing", async () => {
  api.releases.unshift(releaseWithFile(4, { draft: true }));
  expect(await problems({ token: "secret" })).toEqual([]);
});

test("a newer release of the API is a problem of each file that shows the newest one", async () => {
  api.releases.unshift(releaseWithFile(4));
  expect(await problems()).toEqual([
    "/download: the structured data announces v1.3.0, the newest release is v1.4.0 (id 1004)",
    "/download: the section of the newest release is not v1.4.0 (id 1004), the newest release",
    "/releases.atom: the first entry is not v1.4.0 (id 1004), the newest release",
    "/releases.html: the first release is not v1.4.0 (id 1004), the newest release",
    "/releases.json: v1.4.0 (id 1004) is missing",
    "/releases.json: 3 releases are shown, there are 4",
  ]);
});

test("a file that was attached to the newest release later is a problem of each file", async () => {
  const late = [{ name: "late.apk", browser_download_url: `${site}/1.apk` }];
  api.releases[0] = releaseWithFile(3, { assets: late });
  expect(await problems()).toEqual([
    "/download: the structured data has another date or download link than v1.3.0 (id 1003)",
    "/download: the section of the newest release does not have the download link of v1.3.0 (id 1003)",
    "/releases.atom: the first entry does not have the download link of v1.3.0 (id 1003)",
    "/releases.html: the first release does not have the download link of v1.3.0 (id 1003)",
    "/releases.json: v1.3.0 (id 1003) is out of date",
  ]);
});

test("the first release of a repository is a problem of a site without any", async () => {
  Object.assign(answers, publish([]));
  api.releases = [releaseWithFile(1)];
  expect((await problems()).slice(0, 4)).toEqual([
    "/download: the structured data announces no version, the newest release is v1.1.0 (id 1001)",
    "/download: the section of the newest release is missing, the newest release is v1.1.0 (id 1001)",
    "/releases.atom: the first entry is missing, the newest release is v1.1.0 (id 1001)",
    "/releases.html: the first release is missing, the newest release is v1.1.0 (id 1001)",
  ]);
});

test("the last release was deleted: each file that still shows it is named", async () => {
  api.releases = [];
  expect((await problems()).slice(0, 4)).toEqual([
    "/download: the structured data announces v1.3.0, the newest release is none",
    "/download: the section of the newest release shows a release, but there is none",
    "/releases.atom: the first entry shows a release, but there is none",
    "/releases.html: the first release shows a release, but there is none",
  ]);
});

test("a version or name that HTML escapes is found on the page", async () => {
  api.releases = [releaseWithFile(3, { tag_name: `v<3>&"'`, name: `R&D's "best" </section>` })];
  Object.assign(answers, publish(api.releases));
  expect(await problems()).toEqual([]);
});

test("a difference is a problem only if a second look, a minute later, finds it too", async () => {
  api.releases.unshift(releaseWithFile(4));
  duringPause = () => Object.assign(answers, { "/4.apk": { status: 200 } }, publish(api.releases));
  const { problems, deadDownloads, warnings } = await check();
  expect([...problems, ...deadDownloads]).toEqual([]);
  expect(warnings).toContain("Seen only once in two looks: /releases.json: v1.4.0 (id 1004) is missing");
  expect(pauses).toEqual([60]);
});

test("a site that fails at the second look only is a warning", async () => {
  answers["/releases.atom"] = { status: 404 };
  duringPause = () => {
    answers["/releases.atom"] = publish(api.releases)["/releases.atom"] ?? "silence";
    answers["/releases.html"] = { status: 503 };
  };
  expect(await check()).toMatchObject({
    problems: [],
    deadDownloads: [],
    warnings: [
      `Seen only once in two looks: ${site}/releases.atom: status 404`,
      `Seen only once in two looks: ${site}/releases.html: status 503`,
    ],
  });
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

test.each([404, 410])(
  "a download URL with status %i is tried again a minute later, and is dead if the answer is the same",
  async (status) => {
    answers["/2.apk"] = { status };
    expect(await check()).toMatchObject({ problems: [], deadDownloads: [`${site}/2.apk: status ${status}`], warnings: [] });
    expect(pauses).toEqual([60]);
  },
);

test("a redirect to a file that is not there is dead", async () => {
  answers["/2.apk"] = { status: 302, headers: { location: "/nowhere" } };
  expect(await problems()).toEqual([`${site}/2.apk: status 404`]);
});

test("a file that is back a minute later is no problem", async () => {
  answers["/2.apk"] = { status: 404 };
  duringPause = () => {
    answers["/2.apk"] = { status: 200 };
  };
  expect(await check()).toMatchObject({ problems: [], deadDownloads: [], warnings: [] });
});

test("a file that is gone at the last try only is not called dead", async () => {
  answers["/2.apk"] = { status: 500 };
  duringPause = () => {
    if (pauses.length === 2) answers["/2.apk"] = { status: 404 };
  };
  expect(await check()).toMatchObject({
    problems: [],
    deadDownloads: [],
    warnings: [`${site}/2.apk: could not be checked (status 404)`],
  });
});

test.each<[string, Answer, number[]]>([
  ["status 500", { status: 500 }, [2, 4]],
  ["status 401", { status: 401 }, []],
  ["status 403", { status: 403 }, []],
  ["status 429", { status: 429 }, [2, 4]],
  ["status 429", { status: 429, headers: { "retry-after": "45" } }, [45, 45]],
  ["status 503", { status: 503, headers: { "retry-after": "120" } }, [120, 120]],
  ["status 403", { status: 403, headers: { "retry-after": "7" } }, [7, 7]],
  // No pause is that long: an earlier try would only make the limit last longer.
  ["status 429", { status: 429, headers: { "retry-after": "121" } }, []],
  ["no answer (UND_ERR_SOCKET)", "reset", [2, 4]],
])("a download URL with %s could not be checked, which is a warning (%j, pauses %j)", async (reason, answer, expected) => {
  answers["/2.apk"] = answer;
  expect(await check()).toMatchObject({
    problems: [],
    deadDownloads: [],
    warnings: [`${site}/2.apk: could not be checked (${reason})`],
  });
  expect(pauses).toEqual(expected);
});

test("a download URL that never answers could not be checked", async () => {
  answers["/2.apk"] = "silence";
  expect(await check({ timeLimit: 1500 })).toMatchObject({
    problems: [],
    deadDownloads: [],
    warnings: [`${site}/2.apk: could not be checked (no answer (TimeoutError: The operation was aborted due to timeout))`],
  });
}, 30_000);

test("a pause may be given as a date", async () => {
  answers["/2.apk"] = () => ({ status: 429, headers: { "retry-after": new Date(Date.now() + 90_000).toUTCString() } });
  await check();
  expect(pauses[0]).toBeGreaterThan(80);
  expect(pauses[0]).toBeLessThanOrEqual(91);
});

test("a rate limit that passes is no problem", async () => {
  answers["/2.apk"] = { status: 403, headers: { "retry-after": "30" } };
  duringPause = () => {
    answers["/2.apk"] = { status: 200 };
  };
  expect(await check()).toMatchObject({ problems: [], deadDownloads: [], warnings: [] });
  expect(pauses).toEqual([30]);
});

test("a host that asks for fewer calls gets none for its other files until the pause is over", async () => {
  const entries = Array.from({ length: 30 }, (_, index) => releaseWithFile(30 - index));
  api.releases = entries;
  Object.assign(answers, publish(entries));
  for (let number = 1; number <= 30; number += 1) answers[`/${number}.apk`] = { status: 429, headers: { "retry-after": "60" } };
  const { problems, deadDownloads, warnings } = await check();
  expect([...problems, ...deadDownloads]).toEqual([]);
  expect(warnings).toHaveLength(30);
  expect(calls.filter(({ path }) => path.endsWith(".apk")).length).toBeLessThanOrEqual(3 * 4);
});

test("after the time limit for all files, the others could not be checked", async () => {
  const calledAt = jest.spyOn(Date, "now");
  answers["/3.apk"] = () => {
    calledAt.mockReturnValue(Number.MAX_SAFE_INTEGER);
    return { status: 500 };
  };
  answers["/2.apk"] = { status: 500 };
  const { problems, deadDownloads, warnings } = await check();
  expect([...problems, ...deadDownloads]).toEqual([]);
  expect(warnings).toContain(`${site}/3.apk: could not be checked (status 500)`);
  expect(pauses).toEqual([]);
});

test("a dead file is found beside one that could not be checked", async () => {
  answers["/3.apk"] = { status: 500 };
  answers["/1.apk"] = { status: 404 };
  expect(await check()).toMatchObject({
    problems: [],
    deadDownloads: [`${site}/1.apk: status 404`],
    warnings: [`${site}/3.apk: could not be checked (status 500)`],
  });
  expect(pauses).toEqual([60, 4]);
});

test("a download URL that redirects to a file is no problem", async () => {
  answers["/2.apk"] = { status: 302, headers: { location: "/1.apk" } };
  expect(await problems()).toEqual([]);
});

test.each([403, 405, 501])("if a host refuses HEAD with %i, the first byte is requested", async (status) => {
  answers["/2.apk"] = ({ method, headers }) => ({ status: method === "GET" && headers.range === "bytes=0-0" ? 206 : status });
  expect(await check()).toMatchObject({ problems: [], deadDownloads: [], warnings: [] });
});

test("an empty file, which has no first byte, is no problem", async () => {
  answers["/2.apk"] = ({ method }) => ({ status: method === "GET" ? 416 : 405 });
  expect(await check()).toMatchObject({ problems: [], deadDownloads: [], warnings: [] });
});

test("all files of the newest 30 releases are tried, and none of the others", async () => {
  const entries = Array.from({ length: 32 }, (_, index) => {
    const files = ["arm64.apk", "universal.apk"].map((name) => ({ name, browser_download_url: `${site}/${32 - index}-${name}` }));
    return githubRelease(32 - index, { assets: files });
  });
  api.releases = entries;
  Object.assign(answers, publish(entries));
  for (let number = 3; number <= 32; number += 1) {
    answers[`/${number}-arm64.apk`] = { status: 200 };
    answers[`/${number}-universal.apk`] = { status: 200 };
  }
  expect(await check()).toEqual({ problems: [], failures: [], deadDownloads: [], warnings: [], downloads: 60 });
  expect(callsOf("/3-universal.apk")).toEqual(["HEAD"]);
  expect(callsOf("/2-arm64.apk")).toEqual([]);
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
    expect.stringMatching(/^http:.*\/releases\.atom: no answer \(ECONNREFUSED\)$/),
    expect.stringMatching(/^http:.*\/releases\.html: no answer \(ECONNREFUSED\)$/),
    expect.stringMatching(/^http:.*\/releases\.json: no answer \(ECONNREFUSED\)$/),
  ]);
});

test("a page without structured data is a problem, and the list is still compared", async () => {
  answers["/download"] = {
    status: 200,
    body: ['{"@type":"Organization"}', "{"].map((data) => `<script type="application/ld+json">${data}</script>`).join(""),
  };
  api.releases.pop();
  expect(await problems()).toEqual([
    "/download: the structured data of the app is missing, so the newest version is not known",
    "/download: the section of the newest release is missing, the newest release is v1.3.0 (id 1003)",
    "/releases.json: v1.1.0 (id 1001) is shown, but is not a release any more",
    "/releases.json: 3 releases are shown, there are 2",
  ]);
});

test.each(["<!DOCTYPE html>", "{}", `{"releases":[{"id":"1"}]}`])("the text %s instead of a list is a problem", async (body) => {
  answers["/releases.json"] = { status: 200, body };
  expect(await problems()).toEqual([`${site}/releases.json: this is not a list of releases`]);
});

test("an API that does not answer is no difference, and the download URLs are still tried", async () => {
  api.fault = "500";
  answers["/1.apk"] = { status: 404 };
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
  const { problems, failures, warnings } = await check();
  expect({ problems, failures }).toEqual({ problems: [], failures: [] });
  expect(warnings).toContainEqual(expect.stringContaining("the releases could not be read: status 500"));
});

test("a download URL that is not valid is named", async () => {
  const [release] = checkGitHubReleases([releaseWithFile(3)]).releases.map(toRelease);
  if (!release) throw new Error("The release is not usable.");
  answers["/releases.json"] = {
    status: 200,
    body: serializeAllReleases([{ ...release, downloadUrl: "nowhere" }], "https://example.com/download"),
  };
  expect(await problems()).toContain("nowhere: this is not a URL");
});

test("the exit code tells a site that differs, which a deployment can mend, from everything else", () => {
  const result = { problems: [], failures: [], deadDownloads: [], warnings: ["Not checked"], downloads: 3 };
  const deadDownloads = ["gone"];
  const failures = ["status 500"];
  expect(exitCodeOf(result)).toBe(0);
  expect(exitCodeOf({ ...result, failures, deadDownloads })).toBe(1);
  expect(exitCodeOf({ ...result, problems: ["differs"], failures, deadDownloads })).toBe(2);
  expect(exitCodeOf({ ...result, deadDownloads })).toBe(3);
});
