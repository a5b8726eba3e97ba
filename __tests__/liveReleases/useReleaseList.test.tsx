import { act, renderHook, waitFor } from "@testing-library/react";
import { githubRelease, githubReleases } from "../../harness/githubReleases";
import { COMPLETE_LIST_TIME_LIMIT } from "../../src/liveReleases/useOlderReleases";
import { useReleaseList } from "../../src/liveReleases/useReleaseList";
import { summaryOf } from "../../src/releases/release";
import { fakeFetch, type PendingCall } from "../support/fakeFetch";
import { release, releaseFile } from "../support/release";

let calls: PendingCall[];
beforeEach(() => {
  calls = fakeFetch();
});

const converted = (number: number) =>
  release({
    id: String(1000 + number),
    version: `v1.${number}.0`,
    name: `Player 1.${number}`,
    date: new Date(Date.UTC(2020, 0, number, 12)).toISOString(),
    features: [`First change of number ${number}`, `Second change of number ${number}`],
    downloadUrl: `https://github.com/octo/player/releases/download/v1.${number}.0/player-v1.${number}.0.apk`,
    downloadSize: 20_000_000 + number,
  });
const builtList = (count: number) => Array.from({ length: count }, (_, index) => converted(count - index));

function show(count: number, options: { step?: number; total?: number } = {}) {
  const all = builtList(options.total ?? count);
  const built = {
    newest: all.slice(0, count).map(summaryOf),
    latestFiles: all[0]?.files ?? [],
    total: all.length,
    step: options.step ?? 30,
    liveUrl: "/live",
    completeUrl: "/releases.json",
  };
  return { all, ...renderHook(() => useReleaseList(built)) };
}
const last = () => calls[calls.length - 1];
const names = (releases: readonly { name: string }[]) => releases.map(({ name }) => name);

test("the built list shows from the first moment, and the call is under way once mounted", () => {
  const { result } = show(3);
  expect(result.current.refresh).toEqual({ status: "loading" });
  expect(names(result.current.releases)).toEqual(["Player 1.3", "Player 1.2", "Player 1.1"]);
  expect(calls.map(({ url }) => url)).toEqual(["/live"]);
});

test("an answer that says the same is current, and nothing has changed", async () => {
  const { result } = show(3);
  await act(async () => last()?.answer({ body: githubReleases(3) }));
  expect(result.current.refresh.status).toBe("current");
  expect(result.current.isChanged).toBe(false);
});

test("a newer release comes first", async () => {
  const { result } = show(3);
  await act(async () => last()?.answer({ body: githubReleases(4) }));
  expect(names(result.current.releases)).toEqual(["Player 1.4", "Player 1.3", "Player 1.2", "Player 1.1"]);
  expect(result.current.isChanged).toBe(true);
});

test("a deleted release goes, an edited one changes", async () => {
  const { result } = show(3);
  await act(async () => last()?.answer({ body: [githubRelease(3), githubRelease(1, { name: "Edited" })] }));
  expect(names(result.current.releases)).toEqual(["Player 1.3", "Edited"]);
});

test("a failure keeps the built list and says why", async () => {
  const { result } = show(3);
  await act(async () => last()?.answer({ body: {}, status: 500 }));
  expect(result.current.refresh).toEqual({ status: "failed", message: "Failed to fetch releases" });
  expect(result.current.releases).toHaveLength(3);
});

test("leaving the page aborts the call, and its late answer changes nothing", async () => {
  const complain = jest.spyOn(console, "error");
  const { unmount } = show(3);
  unmount();
  expect(calls[0]?.signal?.aborted).toBe(true);
  await act(async () => calls[0]?.answer({ body: githubReleases(4) }));
  expect(complain).not.toHaveBeenCalled();
});

test("a short list has nothing older to show", () => {
  expect(show(3).result.current.hasOlder).toBe(false);
});

test("older releases come step by step from the complete list, which is fetched once", async () => {
  const { all, result } = show(2, { step: 2, total: 5 });
  await act(async () => last()?.answer({ body: githubReleases(5).slice(0, 2), link: '<https://x>; rel="next"' }));
  expect(result.current.hasOlder).toBe(true);

  act(() => {
    result.current.showOlder();
  });
  expect(result.current.older.status).toBe("loading");
  expect(last()?.url).toBe("/releases.json");
  await act(async () => last()?.answer({ body: { releases: all } }));
  await waitFor(() => expect(result.current.releases).toHaveLength(4));

  await act(async () => result.current.showOlder());
  expect(names(result.current.releases)).toEqual(names(all));
  expect(result.current.hasOlder).toBe(false);
  expect(calls).toHaveLength(2);
});

test("older releases are merged with the live answer", async () => {
  const { all, result } = show(2, { step: 2, total: 4 });
  await act(async () => last()?.answer({ body: githubReleases(5).slice(0, 2), link: '<https://x>; rel="next"' }));
  expect(names(result.current.releases)).toEqual(["Player 1.5", "Player 1.4"]);
  act(() => {
    result.current.showOlder();
  });
  await act(async () => last()?.answer({ body: { releases: all } }));
  expect(names(result.current.releases)).toEqual(["Player 1.5", "Player 1.4", "Player 1.3", "Player 1.2"]);
  await act(async () => result.current.showOlder());
  expect(result.current.releases).toHaveLength(5);
});

test("a press while the complete list is on its way asks for nothing more", async () => {
  const { all, result } = show(1, { step: 1, total: 3 });
  act(() => {
    result.current.showOlder();
  });
  act(() => {
    result.current.showOlder();
  });
  expect(calls).toHaveLength(2);
  await act(async () => last()?.answer({ body: { releases: all } }));
  expect(result.current.releases).toHaveLength(2);
});

test("a complete list that cannot be loaded is said so, and another press tries again", async () => {
  const { all, result } = show(2, { step: 2, total: 4 });
  act(() => {
    result.current.showOlder();
  });
  await act(async () => last()?.answer({ body: null, status: 404 }));
  expect(result.current.older).toEqual({ status: "failed", message: "The complete list could not be loaded (status 404)" });
  expect(result.current.releases).toHaveLength(2);
  act(() => {
    result.current.showOlder();
  });
  await act(async () => last()?.answer({ body: { releases: all } }));
  expect(result.current.releases).toHaveLength(4);
});

/** What the browser tells a page that comes back from the back-forward cache, or that is shown for the first time. */
function showPage(persisted: boolean) {
  act(() => {
    window.dispatchEvent(Object.assign(new Event("pageshow"), { persisted }));
  });
}

test("a page that comes back asks again, and keeps what it had meanwhile", async () => {
  const { result } = show(3);
  await act(async () => last()?.answer({ body: githubReleases(4) }));
  showPage(true);
  expect(calls).toHaveLength(2);
  expect(result.current.refresh).toEqual({ status: "loading" });
  expect(result.current.releases).toHaveLength(4);
  await act(async () => last()?.fail(new TypeError("Failed to fetch")));
  expect(result.current.refresh).toEqual({ status: "failed", message: "The server cannot be reached" });
  expect(result.current.releases).toHaveLength(4);
});

test("a page that is shown for the first time asks once", () => {
  show(3);
  showPage(false);
  expect(calls).toHaveLength(1);
});

test("a page that comes back while its first call is under way gives that one up", async () => {
  const { result } = show(3);
  const [first] = calls;
  showPage(true);
  expect(first?.signal?.aborted).toBe(true);
  await act(async () => last()?.answer({ body: githubReleases(4) }));
  expect(result.current.releases).toHaveLength(4);
});

test("when the network comes back, a refresh that failed is made again; one that worked is not", async () => {
  const { result } = show(3);
  await act(async () => last()?.fail(new TypeError("Failed to fetch")));
  act(() => {
    window.dispatchEvent(new Event("online"));
  });
  expect(calls).toHaveLength(2);
  await act(async () => last()?.answer({ body: githubReleases(4) }));
  expect(result.current.refresh.status).toBe("current");
  act(() => {
    window.dispatchEvent(new Event("online"));
  });
  expect(calls).toHaveLength(2);
});

const withFile = (one: ReturnType<typeof converted>) => ({ ...one, files: [releaseFile(`${one.version}.apk`)] });
const more = '<https://x>; rel="next"';

test("the whole list is not loaded before it is asked for, and not given before the refresh is over", async () => {
  const { all, result } = show(2, { total: 4 });
  expect(calls).toHaveLength(1);
  expect(result.current.whole).toBeNull();
  expect(result.current.versions).toEqual(["v1.4.0", "v1.3.0"]);
  expect(result.current.hasUnknown).toBe(true);
  act(() => {
    result.current.loadWhole();
  });
  await act(async () => calls[1]?.answer({ body: { releases: all.map(withFile) } }));
  expect(result.current.whole).toBeNull();
  await act(async () => calls[0]?.answer({ body: githubReleases(5).slice(0, 2), link: more }));
  expect(result.current.whole).toMatchObject({ isComplete: true, isCurrent: true });
  expect(names(result.current.whole?.releases ?? [])).toEqual([
    "Player 1.5",
    "Player 1.4",
    "Player 1.3",
    "Player 1.2",
    "Player 1.1",
  ]);
  expect(result.current.whole?.releases.every(({ files }) => files?.length === 1)).toBe(true);
  expect(result.current.versions).toHaveLength(5);
  expect(result.current.hasUnknown).toBe(false);
});

test("after a refresh that failed, the whole list is not called current: newer releases may be missing", async () => {
  const { all, result } = show(2, { total: 4 });
  act(() => {
    result.current.loadWhole();
  });
  await act(async () => calls[0]?.answer({ body: null, status: 403 }));
  await act(async () => calls[1]?.answer({ body: { releases: all } }));
  expect(result.current.whole).toMatchObject({ isComplete: true, isCurrent: false });
  expect(result.current.whole?.releases).toHaveLength(4);
});

test("without the complete list, what is known has the files of the page, and is called incomplete", async () => {
  const [newest, ...rest] = builtList(3);
  const files = [releaseFile("newest.apk")];
  const { result } = renderHook(() =>
    useReleaseList({
      newest: [summaryOf(newest ?? converted(3)), ...rest.map(summaryOf)],
      latestFiles: files,
      total: 9,
      step: 30,
      liveUrl: "/live",
      completeUrl: "/releases.json",
    }),
  );
  act(() => {
    result.current.loadWhole();
  });
  await act(async () => calls[0]?.answer({ body: null, status: 403 }));
  await act(async () => calls[1]?.answer({ body: null, status: 404 }));
  expect(result.current.whole).toMatchObject({ isComplete: false, isCurrent: false });
  expect(result.current.whole?.releases.map((one) => one.files)).toEqual([files, undefined, undefined]);
});

test("a live answer that holds all releases is complete without the complete list", async () => {
  const { result } = show(2, { total: 4 });
  act(() => {
    result.current.loadWhole();
  });
  await act(async () => calls[0]?.answer({ body: githubReleases(4) }));
  await act(async () => calls[1]?.answer({ body: null, status: 404 }));
  expect(result.current.whole).toMatchObject({ isComplete: true, isCurrent: true });
});

test("a complete list that is newer than the page brings the files of its own newest release", async () => {
  const { all, result } = show(1);
  await act(async () => calls[0]?.answer({ body: null, status: 403 }));
  act(() => {
    result.current.loadWhole();
  });
  await act(async () => calls[1]?.answer({ body: { releases: [withFile(converted(2)), ...all] } }));
  expect(names(result.current.releases)[0]).toBe("Player 1.2");
  expect(result.current.latestFiles.map(({ name }) => name)).toEqual(["v1.2.0.apk"]);
});

test("a complete list that does not come is given up after its time, and the next try is another one", async () => {
  const { result } = show(2, { total: 4 });
  const limit = jest.spyOn(AbortSignal, "timeout");
  const late = new AbortController();
  limit.mockReturnValueOnce(late.signal);
  act(() => {
    result.current.loadWhole();
  });
  expect(limit).toHaveBeenCalledWith(COMPLETE_LIST_TIME_LIMIT);
  await act(async () => late.abort(new Error("signal timed out")));
  expect(result.current.older).toEqual({
    status: "failed",
    message: "The complete list could not be loaded (signal timed out)",
  });
  act(() => {
    result.current.loadWhole();
  });
  expect(calls).toHaveLength(3);
});

const next = '<https://x>; rel="next"';

test("an answer that reaches further back than the page is no change", async () => {
  const { result } = show(2, { step: 2, total: 5 });
  await act(async () => last()?.answer({ body: githubReleases(5).slice(0, 4), link: next }));
  expect(result.current.isChanged).toBe(false);
});

test("an older release that the build did not have is one", async () => {
  const { result } = show(2);
  await act(async () => last()?.answer({ body: [...githubReleases(2), githubRelease(0)] }));
  expect(result.current.isChanged).toBe(true);
});

test("there are unknown releases as long as neither the answer nor the complete list holds them all", async () => {
  const { all, result } = show(2, { step: 2, total: 5 });
  expect(result.current.hasUnknown).toBe(true);
  expect(result.current.versions).toEqual(["v1.5.0", "v1.4.0"]);
  await act(async () => last()?.answer({ body: githubReleases(5) }));
  expect(result.current.hasUnknown).toBe(false);
  expect(result.current.versions).toEqual(all.map(({ version }) => version));
  expect(result.current.hasOlder).toBe(true);
});

test("a list as long as a step has nothing older to show, a longer one has", () => {
  expect(show(2, { step: 2 }).result.current.hasOlder).toBe(false);
  expect(show(3, { step: 2 }).result.current.hasOlder).toBe(true);
});

test("the files are those of the first release, as the answer has them, and none where there is no release", async () => {
  const { result } = show(1);
  const built = result.current.latestFiles;
  expect(built).toEqual([]);
  const [asset] = githubRelease(2).assets;
  await act(async () => last()?.answer({ body: [githubRelease(2)] }));
  expect(result.current.latestFiles).toEqual([
    { name: asset?.name, size: asset?.size, downloadUrl: asset?.browser_download_url, sha256: null },
  ]);
  const empty = show(0);
  await act(async () => last()?.answer({ body: [] }));
  expect(empty.result.current.latestFiles).toEqual([]);
});

test("files that have not changed stay the same object, so that what shows them is not rendered again", async () => {
  const [first] = builtList(1);
  const files = [releaseFile("player.apk")];
  const built = {
    newest: first ? [summaryOf(first)] : [],
    latestFiles: files,
    total: 1,
    step: 30,
    liveUrl: "/live",
    completeUrl: "/releases.json",
  };
  const { result } = renderHook(() => useReleaseList(built));
  const assets = files.map(({ name, size, downloadUrl }) => ({ name, size, browser_download_url: downloadUrl }));
  await act(async () => last()?.answer({ body: [githubRelease(1, { assets })] }));
  expect(result.current.refresh.status).toBe("current");
  expect(result.current.latestFiles).toBe(files);
});

test("the whole list is neither given before it is asked for nor while it is loaded", async () => {
  const { all, result } = show(2, { step: 2, total: 5 });
  await act(async () => last()?.answer({ body: githubReleases(5).slice(0, 2), link: next }));
  expect(result.current.older.status).toBe("idle");
  expect(result.current.whole).toBeNull();
  act(() => {
    result.current.loadWhole();
  });
  expect(result.current.older.status).toBe("loading");
  expect(result.current.whole).toBeNull();
  await act(async () => last()?.answer({ body: { releases: all } }));
  expect(result.current.whole?.releases).toHaveLength(5);
});
