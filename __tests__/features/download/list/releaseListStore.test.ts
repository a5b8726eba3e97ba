import { isReturnVisit } from "../../../../src/browser/isReturnVisit";
import { createReleaseListStore } from "../../../../src/features/download/list/releaseListStore";
import { identifyFile } from "../../../../src/features/download/tools/identifyFile";
import { checkGitHubReleases } from "../../../../src/releases/githubRelease";
import { type FakeRequest, type FakeResponse, fakeFetch } from "../../../support/fakeFetch";
import { githubRelease, githubReleases } from "../../../support/githubReleases";
import { builtReleases } from "../../../support/releaseList";

jest.mock("../../../../src/browser/isReturnVisit", () => ({ isReturnVisit: jest.fn() }));

const HOUR = 3_600_000;

let requests: FakeRequest[];
let stop: () => void;
beforeEach(() => {
  requests = fakeFetch();
});
afterEach(() => {
  stop();
  window.history.replaceState(null, "");
});

/** A started store. Its build had `total` releases, of which the page has the newest `count`. */
function start({ count = 3, total = 3 } = {}) {
  const { releases } = checkGitHubReleases(githubReleases(total));
  const store = createReleaseListStore(builtReleases(releases, { count }));
  stop = store.start();
  const shown = () => Math.min(store.getList().shownCount, store.getList().releases.length);
  /** The file of all releases. */
  const file = { liveUrl: "/live", readAt: "2026-11-20T10:00:00.000Z", releases };
  return { store, file, shown, count: () => store.getList().releases.length };
}

async function flushPromises(): Promise<void> {
  for (let step = 0; step < 20; step += 1) await Promise.resolve();
}
async function respond(index: number, response: FakeResponse) {
  requests[index]?.respond(response);
  await flushPromises();
}
async function failLast() {
  requests.at(-1)?.fail(new TypeError("Failed to fetch"));
  await flushPromises();
}
const showPage = (persisted: boolean) =>
  window.dispatchEvent(Object.assign(new Event("pageshow"), { persisted }));
const goOnline = () => window.dispatchEvent(new Event("online"));

test("a page from the back-forward cache refreshes, and a failure keeps its list", async () => {
  const { store, count } = start();
  showPage(false);
  expect(requests).toHaveLength(1);
  await respond(0, { body: githubReleases(4) });
  showPage(true);
  expect(requests[1]?.cache).toBe("no-cache");
  await failLast();
  const message = "The server cannot be reached";
  expect(store.getList().liveRequest).toEqual({ status: "failed", message });
  expect(count()).toBe(4);
});

test.each([
  ["a link", false, ["default"]],
  ["Back or a reload, whose preload may be old", true, ["default", "no-cache"]],
])("a page that was opened by %s makes its requests", (_, isReturn, expected) => {
  jest.mocked(isReturnVisit).mockReturnValueOnce(isReturn);
  start();
  expect(requests.map(({ cache }) => cache)).toEqual(expected);
});

const strangers = (...numbers: number[]) =>
  numbers.map((number) => githubRelease(number, { id: number, assets: [fileOf("foreign")] }));
const fileOf = (name: string) => {
  const browser_download_url = `https://github.com/evil/player/releases/download/v1/${name}.apk`;
  return { name, browser_download_url, digest: `sha256:${"f".repeat(64)}` };
};

test.each([
  ["thirty releases of a stranger", strangers(...Array(30).keys())],
  ["one release of a stranger", strangers(1)],
  ["no release", []],
])("a response with %s is a failure, and the built list stays", async (_, body) => {
  const { store, file } = start();
  await respond(0, { body });
  const message = "The server has another list";
  const list = store.getList();
  expect(list).toMatchObject({ liveRequest: { status: "failed", message }, live: null });
  expect(list.releases).toBe(store.getBuiltList().releases);
  store.loadAllReleases();
  await respond(1, { body: file });
  const visitorFile = { name: "foreign.apk", size: 1, sha256: "f".repeat(64) };
  expect(identifyFile(visitorFile, store.getList())?.status).toBe("unsure");
});

test("a build without a release believes the first ones", async () => {
  const { store } = start({ count: 0, total: 0 });
  await respond(0, { body: strangers(1) });
  expect(store.getList().liveRequest.status).toBe("current");
});

test("the response of a request that another one follows changes nothing", async () => {
  const { store, count } = start();
  store.refresh();
  await respond(1, { body: githubReleases(4) });
  await respond(0, { body: githubReleases(2) });
  expect(count()).toBe(4);
});

const showAgain = () => document.dispatchEvent(new Event("visibilitychange"));

test.each([
  ["the network returns", goOnline],
  ["the page shows again", showAgain],
])("when %s, only a failed request gets a retry", async (_, act) => {
  const { store } = start();
  act();
  expect(requests).toHaveLength(1);
  await failLast();
  act();
  await respond(1, { body: githubReleases(3) });
  act();
  expect(requests).toHaveLength(2);
  expect(store.getList().liveRequest.status).toBe("current");
});

test("an hour after a response, a page that shows again makes another request", async () => {
  jest.useFakeTimers();
  start();
  await respond(0, { body: githubReleases(3) });
  const requestsAfter = (milliseconds: number) => {
    jest.advanceTimersByTime(milliseconds);
    showAgain();
    return requests.length;
  };
  expect(requestsAfter(HOUR)).toBe(1);
  const isHidden = jest.spyOn(document, "hidden", "get").mockReturnValue(true);
  expect(requestsAfter(1)).toBe(1);
  isHidden.mockReturnValue(false);
  expect(requestsAfter(0)).toBe(2);
  jest.useRealTimers();
});

test("a stopped store reacts to nothing", async () => {
  const { store } = start();
  const listener = jest.fn();
  store.subscribe(listener);
  stop();
  await respond(0, { body: githubReleases(4) });
  showPage(true);
  goOnline();
  expect(requests).toHaveLength(1);
  expect(listener).not.toHaveBeenCalled();
});

test("several actions load the file of all releases once, and again after a failure", async () => {
  const { store, file, count } = start({ count: 2, total: 5 });
  await failLast();
  store.showMore();
  store.loadAllReleases();
  expect(requests.map(({ url }) => url)).toEqual(["/live", "/releases.json"]);
  await respond(1, { body: null, status: 404 });
  const message = "All releases could not be loaded (status 404)";
  expect(store.getList().allReleases).toEqual({ status: "failed", message });
  store.loadAllReleases();
  await respond(2, { body: file });
  store.loadAllReleases();
  expect(requests).toHaveLength(3);
  expect(count()).toBe(5);
});

test.each([
  ["that the page has show without a request", 70, 1],
  ["that it lacks show once the file of all releases is loaded", 30, 2],
])("versions %s, also after a link and a reload", async (_, count, requestCount) => {
  start({ count, total: 70 }).store.showMore();
  expect(requests).toHaveLength(requestCount);
  // The browser makes a history entry without a state.
  window.history.pushState(null, "", "#v1.0");
  window.dispatchEvent(new PopStateEvent("popstate"));
  stop();
  const { store, file, shown } = start({ count, total: 70 });
  // A press before the file is loaded adds nothing.
  if (count === 30) store.showMore();
  if (count === 30) await respond(requests.length - 1, { body: file });
  expect(shown()).toBe(60);
});
