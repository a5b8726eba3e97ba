import type { HashReport } from "./hash.worker";

/**
 * Computes the SHA-256 of a file in a worker, off the thread that draws the page. The worker is fetched now, not before.
 *
 * @param onProgress hears how many bytes have been read, at most once a percent
 * @param signal ends the work; the promise then rejects with the signal's reason
 * @returns 64 lower-case hexadecimal digits
 * @throws Error that says why: the worker could not be loaded, the file not be read
 */
export function hashFile(file: File, onProgress: (bytes: number) => void, signal: AbortSignal): Promise<string> {
  // The bundler knows the worker by this very expression.
  const worker = new Worker(new URL("./hash.worker.ts", import.meta.url));
  const answer = new Promise<string>((resolve, reject) => {
    signal.addEventListener("abort", () => reject(signal.reason), { once: true });
    worker.addEventListener("error", () => reject(new Error("the program for it could not be loaded")));
    worker.addEventListener("message", ({ data }: MessageEvent<HashReport>) => {
      if (data.status === "progress") onProgress(data.bytes);
      else if (data.status === "done") resolve(data.sha256);
      else reject(new Error(data.message));
    });
    worker.postMessage(file);
  });
  return answer.finally(() => worker.terminate());
}
