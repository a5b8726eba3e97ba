import { act, renderHook } from "@testing-library/react";
import { fetchReleases } from "../../src/liveReleases/fetchReleases";
import { useLiveReleases } from "../../src/liveReleases/useLiveReleases";
import type { NewestReleases } from "../../src/releases/mergeReleases";
import { release } from "../support/release";

jest.mock("../../src/liveReleases/fetchReleases", () => ({ fetchReleases: jest.fn() }));

/** A call that the test settles by hand, whether it was aborted or not. */
interface Call {
  cache: RequestCache | undefined;
  signal: AbortSignal;
  resolve: (answer: NewestReleases) => void;
  reject: (error: unknown) => void;
}

let calls: Call[];
beforeEach(() => {
  calls = [];
  jest
    .mocked(fetchReleases)
    .mockImplementation((_, signal, cache) => new Promise((resolve, reject) => calls.push({ cache, signal, resolve, reject })));
});

const answerOf = (version: string): NewestReleases => ({ releases: [release({ version })], hasNextPage: false });
const comeBack = (persisted = true) => act(() => window.dispatchEvent(Object.assign(new Event("pageshow"), { persisted })));
const goOnline = () => act(() => window.dispatchEvent(new Event("online")));

test("the first call takes what the browser has preloaded, each later one asks anew", async () => {
  renderHook(() => useLiveReleases("/live"));
  comeBack();
  comeBack();
  expect(calls.map(({ cache }) => cache)).toEqual(["default", "no-cache", "no-cache"]);
  expect(calls.map(({ signal }) => signal.aborted)).toEqual([true, true, false]);
});

test("each time that the network comes back after a failure the call is made again", async () => {
  renderHook(() => useLiveReleases("/live"));
  for (const expected of [2, 3]) {
    await act(async () => calls.at(-1)?.reject(new Error("no network")));
    goOnline();
    expect(calls).toHaveLength(expected);
  }
  expect(calls.map(({ cache }) => cache)).toEqual(["default", "no-cache", "no-cache"]);
});

test("an answer or a failure of a call that was given up changes nothing", async () => {
  const { result } = renderHook(() => useLiveReleases("/live"));
  comeBack();
  comeBack();
  await act(async () => calls[2]?.resolve(answerOf("v2")));
  await act(async () => calls[0]?.resolve(answerOf("v1")));
  await act(async () => calls[1]?.reject(new Error("too late")));
  const [state, newest] = result.current;
  expect(state.status).toBe("current");
  expect(newest?.releases[0]?.version).toBe("v2");
});

test("a reason that is no error is told as it is", async () => {
  const { result } = renderHook(() => useLiveReleases("/live"));
  await act(async () => calls[0]?.reject("no reason"));
  expect(result.current[0]).toEqual({ status: "failed", message: "no reason" });
});

test("a page that is left hears of nothing more", () => {
  const listen = jest.spyOn(window, "addEventListener");
  const leave = jest.spyOn(window, "removeEventListener");
  const { unmount } = renderHook(() => useLiveReleases("/live"));
  const [, listener] = listen.mock.calls.find(([type]) => type === "pageshow") ?? [];
  unmount();
  expect(leave).toHaveBeenCalledWith("pageshow", listener);
});
