/** @jest-environment node */

import { readSettings } from "../../../src/node/settings";
import {
  compareWithPublished,
  fetchPublishedList,
} from "../../../src/node/sourcing/publishedReleases";
import { serializeAllReleases } from "../../../src/releases/release";
import { release } from "../../support/release";

const LIVE_URL = "https://api.github.com/repos/octo/player/releases";
const SITE = "https://player.example";
const SETTINGS = { SITE_URL: SITE, PATH_PREFIX: "/player" };
const readAt = "2026-11-20T10:00:00.000Z";

/** Releases with these ids, the newest first. */
const releasesOf = (...ids: string[]) => ids.map((id) => release({ id, version: `v${id}` }));
const releases = releasesOf("2", "1");
const list = { liveUrl: LIVE_URL, readAt, releases };
const warn = jest.fn();
const text = serializeAllReleases(list, "https://x.example");

describe("the published list", () => {
  const missing = (reason: string, isFirstPublication: boolean) => ({
    reason: expect.stringContaining(reason),
    isFirstPublication,
  });
  const fetchList = (settings: Record<string, string> = SETTINGS) =>
    fetchPublishedList(readSettings(settings), LIVE_URL);

  test("is /releases.json of the site", async () => {
    const fetchSpy = jest.spyOn(globalThis, "fetch").mockResolvedValueOnce(new Response(text));
    expect(await fetchList()).toEqual(list);
    // Without headers, so the token stays here.
    const options = { signal: expect.any(AbortSignal) };
    expect(fetchSpy).toHaveBeenCalledWith(`${SITE}/player/releases.json`, options);
  });

  test.each([
    ["is refused", new Response(text, { status: 403 }), "status 403"],
    ["is a page of the host", new Response("<title>Just a moment...</title>"), "JSON"],
    ["has another format", new Response('{"releases":[]}'), "liveUrl"],
    ["has a broken release", new Response(text.replace('"version":"v1",', "")), "version"],
    [
      "is from another repository",
      new Response(text.replace("octo/", "::evil/")),
      ": :evil/player",
    ],
  ])("does not count if it %s", async (_, response, reason) => {
    jest.spyOn(globalThis, "fetch").mockResolvedValueOnce(response);
    expect(await fetchList()).toEqual(missing(reason, false));
  });

  test("is expected to be missing if it does not exist", async () => {
    jest.spyOn(globalThis, "fetch").mockResolvedValueOnce(new Response(text, { status: 404 }));
    expect(await fetchList()).toEqual(missing(`${SITE}/player/releases.json does not exist`, true));
  });

  test("does not count if the timeout ends the request", async () => {
    const timeoutSpy = jest.spyOn(AbortSignal, "timeout").mockReturnValue(AbortSignal.abort());
    expect(await fetchList()).toEqual(missing("aborted", false));
    expect(timeoutSpy).toHaveBeenCalledWith(5000);
  });

  test("is not requested without SITE_URL", async () => {
    const fetchSpy = jest.spyOn(globalThis, "fetch");
    expect(await fetchList({})).toEqual(missing("SITE_URL", true));
    expect(fetchSpy).not.toHaveBeenCalled();
  });
});

test.each([
  ["without the newest release and an old one", "2", "321", false],
  ["that is the first one with releases", "1", "", false],
  ["with other releases", "98", "21", true],
])("a list %s stops the build: %p", (_, ids, publishedIds, stopsBuild) => {
  const compare = () =>
    compareWithPublished(
      releasesOf(...ids),
      { ...list, releases: releasesOf(...publishedIds) },
      warn,
    );
  if (stopsBuild) expect(compare).toThrow(/none of the releases.*ACCEPT_NEW_RELEASES/);
  else expect(compare).not.toThrow();
  expect(warn).not.toHaveBeenCalled();
});

test("warns of a missing published list, except before the first publication", () => {
  const reason = `${SITE}/releases.json cannot be used (status 503)`;
  compareWithPublished(releases, { reason, isFirstPublication: true }, warn);
  expect(warn).not.toHaveBeenCalled();
  compareWithPublished(releases, { reason, isFirstPublication: false }, warn);
  expect(warn).toHaveBeenCalledWith(
    expect.stringMatching(/status 503.*the same owner.*are yours.*ACCEPT_NEW_RELEASES/),
  );
});
