/** @jest-environment node */
import { readPackages } from "../../../src/node/packages/readPackages";
import type { Release } from "../../../src/releases/release";
import { recommendedUrl, summaryOf } from "../../../src/releases/summary";
import { packageFile, phoneManifest, SHA256 } from "../../support/androidPackage";
import { startFileServer } from "../../support/fileServer";
import { androidPackage, release, releaseFile } from "../../support/release";

const facts: { appFiles: RegExp | null } = { appFiles: null };
jest.mock("../../../src/site/product", () => ({
  get appFiles() {
    return facts.appFiles;
  },
}));

let server: Awaited<ReturnType<typeof startFileServer>>;
beforeEach(async () => {
  server = await startFileServer();
});
afterEach(() => server.close());

const warn = jest.fn();
const paths = () => server.requests.map(({ url }) => url);

/** A release with these files, which the server has. */
function servedRelease(number: number, files: Record<string, Buffer>, changes = {}): Release {
  const version = `v1.${number}.0`;
  const list = Object.entries(files).map(([name, content]) => {
    const path = `/${version}/${name}`;
    server.files.set(path, content);
    const changes = { downloadUrl: server.url + path, size: content.length };
    return releaseFile(name, changes);
  });
  return release({ id: String(number), version, files: list, ...changes });
}

const phone = packageFile();
const watch = packageFile(
  phoneManifest({}, [
    { name: "uses-feature", attributes: { name: "android.hardware.type.watch" } },
  ]),
);

test("reads what each package says", async () => {
  const files = { "a.apk": watch, "b.apk": phone, SHA256SUMS: phone };
  const [read] = await readPackages([servedRelease(1, files)], [], warn);
  const facts = androidPackage({ certificates: [{ sha256: SHA256.one, oldestAndroid: "7" }] });
  expect(read?.files.map((file) => file.androidPackage)).toEqual([
    { ...facts, purpose: "watches" },
    facts,
    null,
  ]);
  expect(warn).not.toHaveBeenCalled();
});

test("reads the two newest and the newest stable release, one package of 28 others", async () => {
  // Without a package for every phone in the first place, the link leads to another file.
  const files = { SUMS: phone, "a.apk": watch, "b.apk": phone, "c.apk": phone };
  const releases = Array.from({ length: 32 }, (_, index) =>
    servedRelease(50 - index, files, { isPrerelease: index < 31 }),
  );
  await readPackages(releases, [], warn);
  const read = paths().map((path) => path?.slice(4, -4));
  const numberOf = (name: string) => read.filter((path) => path?.endsWith(name)).length;
  expect([numberOf("a"), numberOf("b"), numberOf("c")]).toEqual([31, 3, 3]);
  expect(read).toEqual(expect.arrayContaining(["50.0/c", "49.0/c", "19.0/c"]));
  expect(read).not.toContain("20.0/a");
});

test("reads each file once", async () => {
  const release = servedRelease(1, { "a.apk": watch, "b.apk": phone });
  const published = await readPackages([release], [], warn);
  expect(paths()).toHaveLength(2);
  expect(await readPackages([release], published, warn)).toEqual(published);
  expect(paths()).toHaveLength(2);
});

test("a file that cannot be read costs a warning, and the next one counts", async () => {
  const releases = [servedRelease(2, { "a.apk": Buffer.from("no package"), "b.apk": phone })];
  const read = await readPackages(releases, [], warn);
  expect(read[0]?.files[0]).toEqual(releases[0]?.files[0]);
  expect(read[0]?.files[1]?.androidPackage).toMatchObject({ purpose: "phones" });
  const warning = `^${server.url}/v1.2.0/a.apk could not be read \\(could not .*\\(1 in all\\)\\.$`;
  expect(warn.mock.calls).toEqual([[expect.stringMatching(warning)]]);
});

test.each([
  ["a host that cannot be reached", {}, /^http:\S+\/a\?: :error: :\.apk .*\(ECONNREFUSED\).*1 in/],
  ["a file without a size", { size: null }, /\(the API does not say its size\)/],
])("%s, and hostile names, cost one short line", async (_, changes, warning) => {
  await server.close();
  const downloadUrl = `${server.url}/a\n::error::.apk`;
  const files = [releaseFile("a.apk", { downloadUrl, ...changes })];
  await readPackages([release({ files })], [], warn);
  expect(warn.mock.calls).toEqual([[expect.stringMatching(warning)]]);
});

test("after 60 seconds, what is left counts as not read", async () => {
  const timeout = new AbortController();
  const timer = jest.spyOn(AbortSignal, "timeout").mockReturnValueOnce(timeout.signal);
  timer.mockImplementation(() => new AbortController().signal);
  const releases = [servedRelease(2, { "a.apk": phone, "b.apk": phone, "c.apk": phone })];
  server.files.set("/v1.2.0/b.apk", () => timeout.abort());
  const read = await readPackages(releases, [], warn);
  expect(timer.mock.calls[0]).toEqual([60_000]);
  expect(read[0]?.files[1]?.androidPackage).toBeNull();
  expect(warn).toHaveBeenCalledWith(expect.stringMatching(/\.apk could .* \(60 s are over\)/));
});

test("a server that is silent does not cost the time of the others", async () => {
  const requests: AbortController[] = [];
  jest.spyOn(AbortSignal, "timeout").mockImplementation((time) => {
    const controller = new AbortController();
    if (time === 10_000) requests.push(controller);
    return controller.signal;
  });
  const releases = [servedRelease(2, { "a.apk": phone, "b.apk": phone })];
  server.files.set("/v1.2.0/a.apk", () => requests[0]?.abort());
  const [read] = await readPackages(releases, [], warn);
  expect(read?.files[1]?.androidPackage).not.toBeNull();
  expect(warn.mock.calls).toEqual([
    [expect.stringMatching(/a\.apk could not be read \(no response within 10 s\)/)],
  ]);
});

const appOf = (name: string) => packageFile(phoneManifest({ package: `com.acme.${name}` }));
const player = { "com.acme.player-250932030.apk": appOf("player"), SHA256SUMS: phone };
const both = { "com.acme.companion-84022630.apk": appOf("companion"), ...player };

test("of two apps, the one that an older version has alone is the app", async () => {
  const releases = [servedRelease(2, both), servedRelease(0, {}), servedRelease(1, player)];
  const [read] = await readPackages(releases, [], warn);
  expect(read?.files.map(({ androidPackage }) => androidPackage?.purpose)).toEqual([
    "secondApp",
    "phones",
    undefined,
  ]);
  const app = releases[0]?.files[1]?.downloadUrl;
  expect(read && [summaryOf(read).link?.url, recommendedUrl(read, "/")]).toEqual([app, app]);

  const third = servedRelease(3, both);
  const later = await readPackages([third, ...releases], [], warn);
  const purposes = later.map(({ files }) => files[0]?.androidPackage?.purpose);
  expect(purposes).toEqual(["secondApp", "secondApp", undefined, "phones"]);
  expect(warn).not.toHaveBeenCalled();
  // A later build does not take it from an earlier one.
  facts.appFiles = /companion/;
  const [alone] = await readPackages([third], later, warn);
  expect(alone?.files[1]?.androidPackage?.purpose).toBe("secondApp");
  facts.appFiles = null;
});

test("a beta does not tell the app of a stable release", async () => {
  const beta = servedRelease(1, { "beta.apk": appOf("companion") }, { isPrerelease: true });
  const [read] = await readPackages([servedRelease(2, both), beta], [], warn);
  expect(read?.files[1]?.androidPackage?.purpose).toBe("phones");
});

test.each([
  ["has both too", [both, both]],
  ["has a third one", [both, { "old.apk": appOf("old") }]],
  ["was not wholly read", [both, both, both]],
])("of two apps, the build warns if the version before %s", async (_, contents) => {
  const releases = contents.map((files, index) => servedRelease(9 - index, files));
  const [read] = await readPackages(releases, [], warn);
  expect(read && summaryOf(read).link?.url).toBe(releases[0]?.files[0]?.downloadUrl);
  const warning = /^v1\.9\.0 .* \(com\.acme\.companion, com\.acme\.player\).* Set appFiles in src/;
  expect(warn.mock.calls).toEqual([[expect.stringMatching(warning)]]);
});
