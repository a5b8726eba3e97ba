/** @jest-environment node */
import { readSettings } from "../../../src/node/settings";
import {
  compareWithPublished,
  fetchPublishedList,
} from "../../../src/node/sourcing/publishedReleases";
import { release } from "../../support/release";

const liveUrl = "https://api.github.com/repos/octo/player/releases";
const url = "https://player.example/player/releases.json";
const SETTINGS = { SITE_URL: "https://player.example", PATH_PREFIX: "/player" };

/** Releases with these ids, the newest first. */
const releasesOf = (ids: string) => [...ids].map((id) => release({ id, version: `v${id}` }));
const list = { liveUrl, readAt: "2026-11-20T10:00:00.000Z", releases: releasesOf("21") };
const text = JSON.stringify(list);
const warn = jest.fn();

const fetchList = (settings: Record<string, string> = SETTINGS) =>
  fetchPublishedList(readSettings(settings), liveUrl);

test("the published list is /releases.json of the site, requested with a timeout", async () => {
  const timeout = jest.spyOn(AbortSignal, "timeout");
  const fetched = jest.spyOn(globalThis, "fetch").mockResolvedValueOnce(new Response(text));
  expect(await fetchList()).toEqual(list);
  // Without headers, so the token stays here.
  expect(fetched).toHaveBeenCalledWith(url, { signal: timeout.mock.results[0]?.value });
});

test.each([
  ["is refused", new Response(text, { status: 403 }), "status 403", false],
  ["is a page of the host", new Response("<title>Wait</title>"), "JSON", false],
  ["has a broken release", new Response(text.replace('"version":"v1",', "")), "version", false],
  ["is another's", new Response(text.replace("octo/", "::evil/")), ": :evil/player", false],
  ["does not exist", new Response(text, { status: 404 }), `${url} does not exist`, true],
])("a published list that %s does not count", async (_, response, reason, isFirstPublication) => {
  jest.spyOn(globalThis, "fetch").mockResolvedValueOnce(response);
  const missing = { reason: expect.stringContaining(reason), isFirstPublication };
  expect(await fetchList()).toEqual(missing);
});

test("without SITE_URL, no published list is requested", async () => {
  const fetched = jest.spyOn(globalThis, "fetch");
  const missing = { reason: expect.stringContaining("SITE_URL"), isFirstPublication: true };
  expect(await fetchList({})).toEqual(missing);
  expect(fetched).not.toHaveBeenCalled();
});

const compare = (ids: string, publishedIds: string) => () =>
  compareWithPublished(releasesOf(ids), { ...list, releases: releasesOf(publishedIds) }, warn);

test.each([
  ["follows an empty one", "1", ""],
  ["lost a release that is not older than its last one", "31", "321"],
  ["has an older release at another place", "132", "321"],
])("a list that %s is right", (_, ids, publishedIds) => {
  compare(ids, publishedIds)();
  expect(warn).not.toHaveBeenCalled();
});

test("warns of a list that lost older releases than its last one", () => {
  compare("6543", "5432")();
  const warning = /\/releases ends with v3\. Older .* missing: 1\. .*build again/;
  expect(warn.mock.calls).toEqual([[expect.stringMatching(warning)]]);
});

test("a list with none of the published releases stops the build", () => {
  expect(compare("98", "21")).toThrow(/none of the releases.*ACCEPT_NEW_RELEASES/);
});

test("warns of a missing published list, except before the first publication", () => {
  for (const isFirstPublication of [true, false]) {
    const reason = `first: ${isFirstPublication}`;
    compareWithPublished(list.releases, { reason, isFirstPublication }, warn);
  }
  const warning = /first: false.*Before the site is published, all is well.*somebody else now/;
  expect(warn.mock.calls).toEqual([[expect.stringMatching(warning)]]);
});
