import { CONTENT_TIME_LIMIT, whenIdle, whenQuiet } from "../../src/browser/whenIdle";

afterEach(() => {
  jest.useRealTimers();
  Reflect.deleteProperty(window, "requestIdleCallback");
});

/** A browser that is never idle, and keeps the time limit of a callback. */
const neverIdle = (callback: () => void, options?: IdleRequestOptions) => options?.timeout && setTimeout(callback, options.timeout);

test("in a browser that is never idle, content waits half a second, and decoration for ever", async () => {
  jest.useFakeTimers();
  Object.assign(window, { requestIdleCallback: neverIdle });
  const [content, decoration] = [jest.fn(), jest.fn()];
  whenIdle(CONTENT_TIME_LIMIT).then(content);
  whenIdle().then(decoration);
  await jest.advanceTimersByTimeAsync(499);
  expect(content).not.toHaveBeenCalled();
  await jest.advanceTimersByTimeAsync(1);
  expect(content).toHaveBeenCalledTimes(1);
  await jest.advanceTimersByTimeAsync(60_000);
  expect(decoration).not.toHaveBeenCalled();
});

test("in a browser that cannot say when it is idle, everything waits half a second, or as long as its limit", async () => {
  jest.useFakeTimers();
  const [short, decoration] = [jest.fn(), jest.fn()];
  whenIdle(200).then(short);
  whenIdle().then(decoration);
  await jest.advanceTimersByTimeAsync(200);
  expect(short).toHaveBeenCalledTimes(1);
  expect(decoration).not.toHaveBeenCalled();
  await jest.advanceTimersByTimeAsync(300);
  expect(decoration).toHaveBeenCalledTimes(1);
});

test("decoration starts two seconds after the load, once the browser is idle", async () => {
  jest.useFakeTimers();
  const load = jest.spyOn(document, "readyState", "get").mockReturnValue("interactive");
  let isBusy = false;
  Object.assign(window, { requestIdleCallback: (callback: () => void) => isBusy || callback() });
  const decoration = jest.fn();
  whenQuiet().then(decoration);
  await jest.advanceTimersByTimeAsync(5000);
  load.mockReturnValue("complete");
  window.dispatchEvent(new Event("load"));
  await jest.advanceTimersByTimeAsync(1999);
  expect(decoration).not.toHaveBeenCalled();
  await jest.advanceTimersByTimeAsync(1);
  expect(decoration).toHaveBeenCalledTimes(1);

  // What is shown later waits only for the browser.
  whenQuiet().then(decoration);
  await jest.advanceTimersByTimeAsync(0);
  expect(decoration).toHaveBeenCalledTimes(2);
  isBusy = true;
  whenQuiet().then(decoration);
  await jest.advanceTimersByTimeAsync(60_000);
  expect(decoration).toHaveBeenCalledTimes(2);
});
