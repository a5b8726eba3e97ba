/** @jest-environment node */

import { readSettings } from "../../../src/build/settings";
import {
  compareWithPublished,
  fetchPublishedList,
} from "../../../src/build/sourcing/publishedReleases";
import { serializeAllReleases } from "../../../src/releases/release";
import { release } from "../../support/release";

const LIVE_URL = "https://api.github.com/repos/octo/player/releases";
const SITE = "https://player.example";
const SETTINGS = { SITE_URL: SITE, PATH_PREFIX: "/arietta" };
const readAt = "2026-11-20T10:00:00.000Z";

/** Releases with these ids, the newest first. */
const releasesOf = (...ids: string[]) => ids.map((id) => release({ id, version: `v${id}` }));
const releases = releasesOf("2", "1");
const list = { liveUrl: LIVE_URL, readAt, releases };
const text = serializeAllReleases(list, "https://x.example");

describe("the published list", () => {
  const fetchList = (settings: Record<string, string> = SETTINGS) =>
    fetchPublishedList(readSettings(settings), LIVE_URL);

  test("is /releases.json of the site", async () => {
    const fetchSpy = jest.spyOn(globalThis, "fetch").mockResolvedValueOnce(new Response(text));
    expect(await fetchList()).toEqual(list);
    // Without headers, so the token stays here.
    const options = { signal: expect.any(AbortSignal) };
    expect(fetchSpy).toHaveBeenCalledWith(`${SITE}/arietta/releases.json`, options);
  });

  test.each([
    ["is not there yet", new Response("[]", { status: 404 }), "status 404"],
    ["has another format", new Response('{"releases":[]}'), "liveUrl"],
    ["has a broken release", new Response(text.replace('"version":"v1",', "")), "version"],
    [
      "is from another repository",
      new Response(text.replace("octo/", "::evil/")),
      ": :evil/player",
    ],
  ])("does not count if it %s", async (_, response, reason) => {
    jest.spyOn(globalThis, "fetch").mockResolvedValueOnce(response);
    expect(await fetchList()).toEqual({ reason: expect.stringContaining(reason) });
  });

  test("does not count if the timeout ends the request", async () => {
    const timeoutSpy = jest.spyOn(AbortSignal, "timeout").mockReturnValue(AbortSignal.abort());
    expect(await fetchList()).toEqual({ reason: expect.stringContaining("aborted") });
    expect(timeoutSpy).toHaveBeenCalledWith(5000);
  });

  test("is not requested without SITE_URL", async () => {
    const fetchSpy = jest.spyOn(globalThis, "fetch");
    expect(await fetchList({})).toEqual({ reason: expect.stringContaining("SITE_URL") });
    expect(fetchSpy).not.toHaveBeenCalled();
  });
});

test.each([
  ["without the newest release and an old one", "2", "321", false],
  ["that is the first one with releases", "1", "", false],
  ["with other releases", "98", "21", true],
])("a list %s stops the build: %p", (_, ids, publishedIds, stopsBuild) => {
  const compare = () =>
    compareWithPublished(releasesOf(...ids), { ...list, releases: releasesOf(...publishedIds) });
  if (stopsBuild) expect(compare).toThrow(/none of the releases.*ACCEPT_NEW_RELEASES/);
  else expect(compare).not.toThrow();
});
