/** @jest-environment node */
import type { RequestListener } from "node:http";
import { rangeReader } from "../../../src/node/packages/rangeReader";
import { readPackage } from "../../../src/node/packages/readPackage";
import {
  CERTIFICATES,
  packageFile,
  phoneManifest,
  SHA256,
  signingBlock,
} from "../../support/androidPackage";
import { startFileServer } from "../../support/fileServer";
import { releaseFile } from "../../support/release";

let server: Awaited<ReturnType<typeof startFileServer>>;
beforeEach(async () => {
  server = await startFileServer();
});
afterEach(() => server.close());

function readerOf(size: number) {
  const file = releaseFile("player.apk", { downloadUrl: `${server.url}/player.apk`, size });
  return rangeReader(file, new AbortController().signal);
}

/** The first and the last byte of each request so far. */
const ranges = () =>
  server.requests.map(({ headers }) => headers.range?.match(/\d+/g)?.map(Number) ?? []);

test("requests the last 128 kB once, then only what lies outside of them", async () => {
  const content = Buffer.from(Uint8Array.from({ length: 500_000 }, (_, index) => index % 251));
  server.files.set("/player.apk", content);
  const reader = readerOf(content.length);
  const read = async (offset: number, length: number) => {
    const bytes = await reader.read(offset, length);
    expect(content.subarray(offset, offset + length).equals(bytes)).toBe(true);
  };
  await read(499_000, 1000);
  await read(368_928, 131_072);
  expect(ranges()).toEqual([[368_928, 499_999]]);
  // The directory begins before them, and the signature before the directory.
  await read(360_000, 140_000);
  await read(350_000, 10_000);
  expect(ranges().slice(1)).toEqual([[343_616, 368_927]]);
  // The header of an entry, and its content.
  await read(0, 30);
  await read(60, 16_000);
  expect(ranges().slice(2)).toEqual([[0, 16_413]]);
});

test("a package of 3 MB with 1,500 entries costs 3 ranges and less than 300 kB", async () => {
  const names = Array.from({ length: 1500 }, (_, index) => `res/layout/${index}`.padEnd(80, "x"));
  const start = 3_000_000;
  const block = signingBlock({ v2: CERTIFICATES.one, padding: Buffer.alloc(15_000) });
  const end = packageFile(phoneManifest(), names, { start, block });
  const content = Buffer.concat([Buffer.alloc(start), end]);
  server.files.set("/player.apk", content);
  const facts = await readPackage(readerOf(content.length), "player.apk");
  expect(facts).toMatchObject({ purpose: "phones", certificates: [{ sha256: SHA256.one }] });
  expect(ranges()).toHaveLength(3);
  const bytes = ranges().reduce((sum, [first = 0, last = 0]) => sum + last - first + 1, 0);
  expect(bytes).toBeLessThan(300_000);
});

test("a directory of more than 4 MB is not read", async () => {
  await expect(readerOf(5_000_000).read(0, 4_000_001)).rejects.toThrow("more than 4 MB");
  expect(server.requests).toEqual([]);
});

test.each([
  [-1, 10],
  [95, 10],
])("fails if a package points outside of itself: to byte %i, %i bytes long", async (...place) => {
  await expect(readerOf(100).read(...place)).rejects.toThrow("it is cut off, or no package");
});

/** Responds with another status, other headers or another content. */
const respondWith =
  (status: number, headers: Record<string, string> = {}, body = ""): RequestListener =>
  (_, response) =>
    response.writeHead(status, headers).end(body);

const range = { "content-range": "bytes 0-99/100" };
test.each([
  ["has no such file", respondWith(404), "status 404"],
  ["sends no ranges", respondWith(200), "no ranges"],
  ["has another file", respondWith(206, { "content-range": "bytes 0-99/200" }), "another file"],
  ["sends too little", respondWith(206, range, "x".repeat(99)), "cut off"],
  ["sends too much", respondWith(206, range, "x".repeat(101)), "more than was asked for"],
])("fails if the server %s", async (_, respond, reason) => {
  server.files.set("/player.apk", respond);
  await expect(readerOf(100).read(0, 10)).rejects.toThrow(reason);
});

test("does not take a file from a URL without https", async () => {
  const response = new Response("x".repeat(100), { status: 206, headers: range });
  Object.defineProperty(response, "url", { value: "http://evil.example/player.apk" });
  jest.spyOn(globalThis, "fetch").mockResolvedValueOnce(response);
  await expect(readerOf(100).read(0, 10)).rejects.toThrow("redirects to a URL without https");
});

test("after a redirect, requests the other ranges where the file is", async () => {
  server.files.set("/player.apk", respondWith(302, { location: "/storage" }));
  server.files.set("/storage", Buffer.alloc(200_000));
  const reader = readerOf(200_000);
  await reader.read(199_990, 10);
  await reader.read(0, 10);
  expect(server.requests.map(({ url }) => url)).toEqual(["/player.apk", "/storage", "/storage"]);
  for (const { headers } of server.requests)
    expect(headers).toMatchObject({ "accept-encoding": "identity", "user-agent": "app-website" });
});
