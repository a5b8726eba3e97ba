import { ALL_RELEASES_TIME_LIMIT } from "../../../../src/features/download/list/fetchReleases";
import type { ReleaseList } from "../../../../src/features/download/list/releaseList";
import { createReleaseListStore, type ReleaseListStore } from "../../../../src/features/download/list/useReleaseList";
import { checkGitHubReleases } from "../../../../src/releases/githubRelease";
import type { Release } from "../../../../src/releases/release";
import { fakeFetch, type PendingCall } from "../../../support/fakeFetch";
import { githubRelease, githubReleases } from "../../../support/githubReleases";
import { builtReleases } from "../../../support/releaseList";

let calls: PendingCall[];
let stop: () => void;
beforeEach(() => {
  calls = fakeFetch();
});
afterEach(() => stop());

const HOUR = 3_600_000;
const NEXT_PAGE = '<https://api.example.com/releases?page=2>; rel="next"';
const convert = (payload: unknown): Release[] => checkGitHubReleases(payload).releases;

/** A started store; the page has the newest `count` of `total` releases and shows `step` of them. */
function start(count: number, { total = count, step = 30 } = {}): ReleaseListStore {
  const built = builtReleases(convert(githubReleases(total)), { count, step });
  const store = createReleaseListStore(built, { live: "/live", all: "/releases.json" });
  stop = store.start();
  return store;
}
/** Lets the promises of a call run to their ends: no timer is needed, and no test waits for real time. */
async function settle(): Promise<void> {
  for (let step = 0; step < 20; step += 1) await Promise.resolve();
}
async function answer(call: number, response: Parameters<PendingCall["answer"]>[0]) {
  calls[call]?.answer(response);
  await settle();
}
const showPage = (persisted: boolean) => window.dispatchEvent(Object.assign(new Event("pageshow"), { persisted }));
const goOnline = () => window.dispatchEvent(new Event("online"));
/** The names of the releases that the page shows. */
const shown = ({ known, shownCount }: ReleaseList) => known.slice(0, shownCount).map(({ name }) => name);

test("starting makes the one call, and the answer brings the list up to date", async () => {
  const store = start(3);
  expect(store.getList().refresh).toEqual({ status: "loading" });
  showPage(false);
  expect(calls.map(({ url }) => url)).toEqual(["/live"]);
  await answer(0, { body: githubReleases(4) });
  expect(store.getList().refresh.status).toBe("current");
  expect(shown(store.getList())).toEqual(["Player 1.4", "Player 1.3", "Player 1.2", "Player 1.1"]);
  expect(store.getList().isChanged).toBe(true);
});

test("a page from the back-forward cache makes the call again, without the browser's copy, and keeps what it had until then", async () => {
  const store = start(3);
  await answer(0, { body: githubReleases(4) });
  showPage(true);
  expect(calls[1]?.cache).toBe("no-cache");
  expect(store.getList().refresh).toEqual({ status: "loading" });
  expect(shown(store.getList())).toHaveLength(4);
  calls[1]?.fail(new TypeError("Failed to fetch"));
  await settle();
  expect(store.getList().refresh).toEqual({ status: "failed", message: "The server cannot be reached", isGone: false });
  expect(shown(store.getList())).toHaveLength(4);
});

/** The calls of a page's first store, each with whether it was ended by the next one. */
const KEPT = [["default", false]];
const REPLACED = [
  ["default", true],
  ["no-cache", false],
];

test.each([
  ["navigate", KEPT],
  ["reload", REPLACED],
  ["back_forward", REPLACED],
])("only the first call gets what the head has preloaded, and is replaced if that may be old (%s)", async (type, expected) => {
  const entry = { type, name: "", entryType: "navigation", startTime: 0, duration: 0, toJSON: () => ({}) };
  jest.spyOn(performance, "getEntriesByType").mockReturnValue([entry]);
  jest.resetModules();
  const ofDocument = await import("../../../../src/features/download/list/useReleaseList");
  const startStore = () => ofDocument.createReleaseListStore(builtReleases([]), { live: "/live", all: "/all" }).start();
  stop = startStore();
  expect(calls.map(({ cache, signal }) => [cache, signal?.aborted])).toEqual(expected);
  stop();
  stop = startStore();
  expect(calls.slice(expected.length).map(({ cache }) => cache)).toEqual(["no-cache"]);
});

test("a new call ends the one before it, whose answer changes nothing", async () => {
  const store = start(3);
  showPage(true);
  expect(calls.map(({ signal }) => signal?.aborted)).toEqual([true, false]);
  await answer(1, { body: githubReleases(4) });
  await answer(0, { body: githubReleases(2) });
  expect(shown(store.getList())).toHaveLength(4);
  expect(store.getList().refresh.status).toBe("current");
});

test("when the network returns, a failed call is made again; one that worked is not", async () => {
  const store = start(3);
  for (const count of [2, 3]) {
    calls.at(-1)?.fail(new TypeError("Failed to fetch"));
    await settle();
    goOnline();
    expect(calls).toHaveLength(count);
  }
  await answer(2, { body: githubReleases(4) });
  expect(store.getList().refresh.status).toBe("current");
  goOnline();
  expect(calls).toHaveLength(3);
});

test("time alone makes no call; a page that is shown again, or a tool, makes one if the last is more than an hour old", async () => {
  jest.useFakeTimers();
  const store = start(3);
  const live = () => calls.filter(({ url }) => url === "/live");
  const answerLive = async (status: number) => {
    live()
      .at(-1)
      ?.answer({ body: githubReleases(3), status });
    await settle();
  };
  const callsAfter = async (milliseconds: number, action: () => void) => {
    jest.advanceTimersByTime(milliseconds);
    action();
    await settle();
    return live().length;
  };
  const showAgain = () => document.dispatchEvent(new Event("visibilitychange"));
  const isHidden = jest.spyOn(document, "hidden", "get").mockReturnValue(true);
  await answerLive(200);
  expect(await callsAfter(24 * HOUR, showAgain)).toBe(1);
  isHidden.mockReturnValue(false);
  expect(await callsAfter(0, showAgain)).toBe(2);
  await answerLive(500);
  expect(await callsAfter(HOUR, showAgain)).toBe(2);
  expect(await callsAfter(0, store.loadAllReleases)).toBe(2);
  expect(await callsAfter(1, store.loadAllReleases)).toBe(3);
  await answerLive(200);
  expect(await callsAfter(HOUR + 1, () => store.loadFiles("1003"))).toBe(4);
  await answerLive(500);
  // The clock is set back.
  jest.setSystemTime(Date.now() - 2 * HOUR);
  expect(await callsAfter(0, store.loadAllReleases)).toBe(5);
  jest.useRealTimers();
});

test("a refresh makes the call at once, without the browser's copy", async () => {
  const store = start(3);
  await answer(0, { body: githubReleases(3) });
  store.refresh();
  expect(calls.map(({ cache }) => cache).slice(1)).toEqual(["no-cache"]);
  expect(store.getList().refresh.status).toBe("loading");
});

test.each([
  [404, true],
  [410, true],
  [451, true],
  [403, false],
])(
  "after status %s, whether the repository is gone is known: %p, also when Retry says that there is no network",
  async (status, isGone) => {
    const store = start(3);
    await answer(0, { body: null, status });
    expect(store.getList().refresh).toMatchObject({ message: "Failed to fetch releases", isGone });
    jest.spyOn(navigator, "onLine", "get").mockReturnValue(false);
    store.retry();
    expect(store.getList()).toMatchObject({ refresh: { message: "You are offline", isGone }, known: { length: 3 } });
  },
);

test("stopping ends the call, and neither an answer nor an event changes anything afterwards", async () => {
  const store = start(3);
  const listener = jest.fn();
  store.subscribe(listener);
  stop();
  expect(calls[0]?.signal?.aborted).toBe(true);
  await answer(0, { body: githubReleases(4) });
  showPage(true);
  goOnline();
  expect(calls).toHaveLength(1);
  expect(listener).not.toHaveBeenCalled();
});

test("a listener is called after each change until it is removed", async () => {
  const store = start(3);
  const listener = jest.fn();
  const unsubscribe = store.subscribe(listener);
  await answer(0, { body: githubReleases(4) });
  expect(listener).toHaveBeenCalledTimes(1);
  unsubscribe();
  showPage(true);
  expect(listener).toHaveBeenCalledTimes(1);
});

test("all releases are fetched only once for several requests, and the next step shows", async () => {
  const store = start(2, { step: 2, total: 5 });
  await answer(0, { body: githubReleases(5).slice(0, 2), link: NEXT_PAGE });
  store.showMore();
  store.showMore();
  store.loadAllReleases();
  await settle();
  expect(calls.map(({ url }) => url)).toEqual(["/live", "/releases.json"]);
  await answer(1, { body: { releases: convert(githubReleases(5)) } });
  expect(shown(store.getList())).toHaveLength(4);
  store.showMore();
  store.loadAllReleases();
  expect(shown(store.getList())).toEqual(["Player 1.5", "Player 1.4", "Player 1.3", "Player 1.2", "Player 1.1"]);
  expect(calls).toHaveLength(2);
});

test.each([
  ["cannot be loaded", { body: null, status: 404 }, "All releases could not be loaded (status 404)"],
  ["are something else", { body: [githubRelease(1)] }, expect.stringMatching(/^All releases could not be loaded \(.+\)$/)],
])("all releases that %s leave a reason, and are fetched again on the next request", async (_, response, message) => {
  const store = start(2, { step: 2, total: 4 });
  store.showMore();
  await settle();
  await answer(1, response);
  expect(store.getList().allReleasesFile).toEqual({ status: "failed", message });
  expect(shown(store.getList())).toHaveLength(2);
  store.showMore();
  await settle();
  await answer(2, { body: { releases: convert(githubReleases(4)) } });
  expect(shown(store.getList())).toHaveLength(4);
});

test("all releases that take too long count as failed", async () => {
  const store = start(2, { total: 4 });
  const timeout = new AbortController();
  const limit = jest.spyOn(AbortSignal, "timeout").mockReturnValueOnce(timeout.signal);
  store.loadAllReleases();
  await settle();
  expect(limit).toHaveBeenCalledWith(ALL_RELEASES_TIME_LIMIT);
  timeout.abort(new Error("signal timed out"));
  await settle();
  expect(store.getList().allReleasesFile).toEqual({
    status: "failed",
    message: "All releases could not be loaded (signal timed out)",
  });
});
