/** @jest-environment node */
import { createServer, type RequestListener, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { serializeAllReleases } from "../../src/releases/release";
import { readSettings } from "../../src/site/settings";
import { compareWithPublished, fetchPublishedList } from "../../src/sourcing/publishedReleases";
import { release } from "../support/release";

const LIVE_URL = "https://api.github.com/repos/octo/player/releases";
const READ_AT = "2026-11-20T10:00:00.000Z";

/** Releases with these ids, the newest first. */
const releasesOf = (...ids: string[]) => ids.map((id) => release({ id, version: `v${id}` }));
const text = serializeAllReleases({ liveUrl: LIVE_URL, readAt: READ_AT, releases: releasesOf("2", "1") }, "https://x.example");

describe("the published list", () => {
  let server: Server;
  let siteUrl: string;
  let answer: RequestListener;
  beforeEach(async () => {
    server = createServer((request, response) => answer(request, response));
    await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
    siteUrl = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  });
  afterEach(async () => {
    server.closeAllConnections();
    await new Promise((resolve) => server.close(resolve));
  });

  const fetchList = (timeout?: number) =>
    fetchPublishedList(readSettings({ SITE_URL: siteUrl, PATH_PREFIX: "/arietta" }), LIVE_URL, timeout);

  test("is that of /releases.json, under the path prefix", async () => {
    answer = ({ url }, response) => response.end(url === "/arietta/releases.json" ? text : "");
    expect(await fetchList()).toEqual({ releases: releasesOf("2", "1"), readAt: READ_AT });
  });

  test.each<[string, RequestListener, string]>([
    ["is not there yet", (_, response) => response.writeHead(404).end("[]"), "status 404"],
    ["is the page of another product", (_, response) => response.end("<!DOCTYPE html>"), "is not valid JSON"],
    ["is data of another product", (_, response) => response.end('{"releases":[]}'), "liveUrl"],
    ["has a broken release", (_, response) => response.end(text.replace('"version":"v1",', "")), "version"],
    ["is that of another repository", (_, response) => response.end(text.replace("octo/player", "octo/other")), "octo/other"],
    [
      "has sample releases",
      (_, response) => response.end(text.replace(LIVE_URL, "/sample-releases.json")),
      "/sample-releases.json",
    ],
    ["does not arrive in time", () => undefined, "timeout"],
    ["cannot be reached", (_, response) => response.destroy(), "fetch failed"],
  ])("does not count if it %s", async (_, listener, reason) => {
    answer = listener;
    const timeout = reason === "timeout" ? 25 : 10_000;
    expect(await fetchList(timeout)).toEqual({ reason: expect.stringContaining(reason) });
  });

  test("does not count if a redirect leads to a log-in", async () => {
    answer = ({ url }, response) => {
      if (url === "/log-in") response.end("<html>");
      else response.writeHead(302, { location: "/log-in" }).end();
    };
    expect(await fetchList()).toEqual({ reason: expect.stringContaining("is not valid JSON") });
  });

  test("is not looked for on the computer of a developer", async () => {
    const fetchSpy = jest.spyOn(globalThis, "fetch");
    expect(await fetchPublishedList(readSettings({}), LIVE_URL)).toEqual({ reason: expect.stringContaining("SITE_URL") });
    expect(fetchSpy).not.toHaveBeenCalled();
  });
});

/** Compares lists of releases with these ids. Gives the warnings. */
function compare(ids: string[], publishedIds: string[], acceptNewReleases = false): string[] {
  const warnings: string[] = [];
  const published = { releases: releasesOf(...publishedIds), readAt: READ_AT };
  compareWithPublished(releasesOf(...ids), published, { acceptNewReleases }, (message) => warnings.push(message));
  return warnings;
}

describe("a new list", () => {
  test.each([
    ["has the published releases and new ones", ["3", "2", "1"], ["2", "1"]],
    ["has lost the newest release and an old one", ["2"], ["3", "2", "1"]],
    ["is the first one with releases", ["1"], []],
    ["is empty, as the published one", [], []],
  ])("that %s is published without a warning", (_, ids, publishedIds) => {
    expect(compare(ids, publishedIds)).toEqual([]);
  });

  test.each([
    ["other releases", ["9", "8"]],
    ["no release", []],
  ])("with %s stops the build, until a maintainer accepts it", (_, ids) => {
    expect(() => compare(ids, ["2", "1"])).toThrow(/none of the releases that the site shows.*ACCEPT_NEW_RELEASES=true/);
    expect(compare(ids, ["2", "1"], true)).toEqual([]);
  });

  test("without several of the newest releases gives a warning that names them", () => {
    expect(compare(["2", "1"], ["4", "3", "2", "1"])).toEqual([expect.stringMatching(/The newest 2 releases .*: v4, v3\./)]);
  });
});
