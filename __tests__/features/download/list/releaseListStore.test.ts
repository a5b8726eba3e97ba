import { createReleaseListStore } from "../../../../src/features/download/list/releaseListStore";
import { checkGitHubReleases } from "../../../../src/releases/githubRelease";
import { type FakeRequest, type FakeResponse, fakeFetch } from "../../../support/fakeFetch";
import { githubReleases } from "../../../support/githubReleases";
import { builtReleases } from "../../../support/releaseList";

jest.mock("../../../../src/browser/isReturnVisit", () => ({ isReturnVisit: jest.fn() }));

const HOUR = 3_600_000;

let requests: FakeRequest[];
let stop: () => void;
beforeEach(() => {
  requests = fakeFetch();
});
afterEach(() => stop());

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
  expect(store.getList().liveRequest).toEqual({ status: "failed", message, isGone: false });
  expect(count()).toBe(4);
});

test.each([
  [false, ["default: current"]],
  [true, ["default: aborted", "no-cache: current"]],
])(
  "the first request takes the preload, which a return visit (%p) replaces",
  async (isReturn, first) => {
    jest.resetModules();
    const browser = await import("../../../../src/browser/isReturnVisit");
    jest.mocked(browser.isReturnVisit).mockReturnValue(isReturn);
    const fresh = await import("../../../../src/features/download/list/releaseListStore");
    const startStore = () => fresh.createReleaseListStore(builtReleases([])).start();
    stop = startStore();
    const sent = () =>
      requests.map(({ cache, signal }) => `${cache}: ${signal?.aborted ? "aborted" : "current"}`);
    expect(sent()).toEqual(first);
    stop();
    stop = startStore();
    expect(sent().slice(first.length)).toEqual(["no-cache: current"]);
  },
);

test("a new request aborts the one before, whose response changes nothing", async () => {
  const { store, count } = start();
  store.refresh();
  expect(requests.map(({ signal }) => signal?.aborted)).toEqual([true, false]);
  await respond(1, { body: githubReleases(4) });
  await respond(0, { body: githubReleases(2) });
  expect(count()).toBe(4);
});

test("when the network returns, only a failed request gets a retry", async () => {
  start();
  goOnline();
  expect(requests).toHaveLength(1);
  await failLast();
  goOnline();
  expect(requests).toHaveLength(2);
});

test("an hour after a request, a page that shows again and a tool make another", () => {
  jest.useFakeTimers();
  const { store } = start();
  const showAgain = () => document.dispatchEvent(new Event("visibilitychange"));
  const requestsAfter = (milliseconds: number, action: () => void = showAgain) => {
    jest.advanceTimersByTime(milliseconds);
    action();
    return requests.filter(({ url }) => url === "/live").length;
  };
  expect(requestsAfter(HOUR)).toBe(1);
  const isHidden = jest.spyOn(document, "hidden", "get").mockReturnValue(true);
  expect(requestsAfter(1)).toBe(1);
  isHidden.mockReturnValue(false);
  expect(requestsAfter(0)).toBe(2);
  expect(requestsAfter(HOUR + 1, store.loadAllReleases)).toBe(3);
  jest.useRealTimers();
});

test.each([404, 410, 451])("after status %i, the repository is gone", async (status) => {
  const { store } = start();
  await respond(0, { body: null, status });
  const message = "Failed to fetch releases";
  expect(store.getList().liveRequest).toEqual({ status: "failed", message, isGone: true });
});

test("a stopped store aborts its request, and reacts to nothing", async () => {
  const { store } = start();
  const listener = jest.fn();
  store.subscribe(listener);
  stop();
  expect(requests[0]?.signal?.aborted).toBe(true);
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

/** A page with the newest 30 of 100 releases. */
function startLong() {
  const page = start({ count: 30, total: 100 });
  const loadFile = () => respond(requests.length - 1, { body: page.file });
  return { ...page, loadFile };
}

test("loaded releases show step by step without a request", async () => {
  const { store, shown } = start({ count: 70, total: 70 });
  store.showMore();
  expect(shown()).toBe(60);
  store.showMore();
  expect(shown()).toBe(70);
  expect(requests).toHaveLength(1);
});

test("the file of all releases shows one more step, also after two presses", async () => {
  const { store, shown, loadFile } = startLong();
  store.showMore();
  store.showMore();
  expect(shown()).toBe(30);
  await loadFile();
  expect(shown()).toBe(60);
});

test("after a failure, only another press shows more", async () => {
  const { store, shown, loadFile } = startLong();
  store.showMore();
  await failLast();
  store.loadAllReleases();
  await loadFile();
  expect(shown()).toBe(30);
  store.showMore();
  expect(shown()).toBe(60);
});
