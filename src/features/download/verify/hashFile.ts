import { createHashWorker } from "./createHashWorker";
import type { HashReport } from "./hash.worker";

/**
 * Computes the SHA-256 of a file in a worker, off the main thread. The worker's script loads with the first call.
 *
 * @param onProgress is called with the number of bytes read so far, after each piece
 * @param signal stops the worker; the promise then rejects with the signal's reason
 * @returns 64 lower-case hexadecimal digits
 * @throws Error that says why: the worker could not be loaded, or the file could not be read. A browser that forbids workers says so itself
 */
export async function hashFile(file: File, onProgress: (bytes: number) => void, signal: AbortSignal): Promise<string> {
  const worker = createHashWorker();
  try {
    return await new Promise<string>((resolve, reject) => {
      signal.addEventListener("abort", () => reject(signal.reason), { once: true });
      worker.addEventListener("error", () => reject(new Error("the program for it could not be loaded")));
      worker.addEventListener("message", ({ data }: MessageEvent<HashReport>) => {
        if (data.status === "progress") onProgress(data.bytes);
        else if (data.status === "done") resolve(data.sha256);
        else reject(new Error(data.message));
      });
      worker.postMessage(file);
    });
  } finally {
    worker.terminate();
  }
}
