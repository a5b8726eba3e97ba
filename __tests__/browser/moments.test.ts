import { whenBrowserIsIdle, whenDecorationMayStart } from "../../src/browser/moments";

beforeEach(() => jest.useFakeTimers());
afterEach(() => {
  jest.useRealTimers();
  Reflect.deleteProperty(window, "requestIdleCallback");
});

test("in Safari, which has no idle callback, everything starts after half a second", async () => {
  const decoration = jest.fn();
  whenBrowserIsIdle().then(decoration);
  await jest.advanceTimersByTimeAsync(499);
  expect(decoration).not.toHaveBeenCalled();
  await jest.advanceTimersByTimeAsync(1);
  expect(decoration).toHaveBeenCalled();
});

test("decoration starts two seconds after the load, and at once on the next page", async () => {
  Object.assign(window, { requestIdleCallback: (callback: () => void) => callback() });
  const readyState = jest.spyOn(document, "readyState", "get").mockReturnValue("interactive");
  const decoration = jest.fn();
  whenDecorationMayStart().then(decoration);
  await jest.advanceTimersByTimeAsync(5000);
  readyState.mockReturnValue("complete");
  window.dispatchEvent(new Event("load"));
  await jest.advanceTimersByTimeAsync(1999);
  expect(decoration).not.toHaveBeenCalled();
  await jest.advanceTimersByTimeAsync(1);
  expect(decoration).toHaveBeenCalledTimes(1);
  whenDecorationMayStart().then(decoration);
  await jest.advanceTimersByTimeAsync(0);
  expect(decoration).toHaveBeenCalledTimes(2);
});
