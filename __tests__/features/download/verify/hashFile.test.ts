import { createHashWorker } from "../../../../src/features/download/verify/createHashWorker";
import type { HashReport } from "../../../../src/features/download/verify/hash.worker";
import { hashFile } from "../../../../src/features/download/verify/hashFile";

// The bundler alone understands how the worker is started.
jest.mock("../../../../src/features/download/verify/createHashWorker", () => ({ createHashWorker: jest.fn() }));

/** A worker that says what a test has it say. */
class FakeWorker extends EventTarget implements Worker {
  onmessage = null;
  onmessageerror = null;
  onerror = null;
  postMessage = jest.fn();
  terminate = jest.fn();

  report(data: HashReport) {
    this.dispatchEvent(new MessageEvent("message", { data }));
  }
}

const file = new File(["12345"], "mine.apk");
const sha256 = "0123456789abcdef".repeat(4);

let worker: FakeWorker;
let work: AbortController;
beforeEach(() => {
  worker = new FakeWorker();
  work = new AbortController();
  jest.mocked(createHashWorker).mockImplementation(() => worker);
});

test("the worker gets the file, reports its progress, answers and is stopped", async () => {
  const onProgress = jest.fn();
  const answer = hashFile(file, onProgress, work.signal);
  expect(worker.postMessage).toHaveBeenCalledWith(file);
  worker.report({ status: "progress", bytes: 2 });
  worker.report({ status: "progress", bytes: 4 });
  expect(onProgress.mock.calls).toEqual([[2], [4]]);
  expect(worker.terminate).not.toHaveBeenCalled();
  worker.report({ status: "done", sha256 });
  await expect(answer).resolves.toBe(sha256);
  expect(worker.terminate).toHaveBeenCalledTimes(1);
});

test("a worker that cannot be started rejects", async () => {
  jest.mocked(createHashWorker).mockImplementation(() => {
    throw new DOMException("Access is denied", "SecurityError");
  });
  await expect(hashFile(file, jest.fn(), work.signal)).rejects.toThrow("Access is denied");
});

test.each([
  ["the file cannot be read", "NotReadableError", () => worker.report({ status: "failed", message: "NotReadableError" })],
  ["its script cannot be loaded", "the program for it could not be loaded", () => worker.dispatchEvent(new Event("error"))],
  ["the visitor cancels", "the visitor has cancelled", () => work.abort(new Error("the visitor has cancelled"))],
])("if %s, the answer rejects with the reason, and the worker is stopped", async (_, reason, fail) => {
  const answer = hashFile(file, jest.fn(), work.signal);
  fail();
  await expect(answer).rejects.toThrow(reason);
  expect(worker.terminate).toHaveBeenCalledTimes(1);
});

test("a file that cannot be sent to the worker rejects, and the worker is stopped", async () => {
  worker.postMessage.mockImplementation(() => {
    throw new DOMException("It cannot be cloned", "DataCloneError");
  });
  await expect(hashFile(file, jest.fn(), work.signal)).rejects.toThrow("It cannot be cloned");
  expect(worker.terminate).toHaveBeenCalledTimes(1);
});
