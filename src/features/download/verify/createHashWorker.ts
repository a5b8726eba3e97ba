/**
 * Starts the worker that reads a file. It has a file of its own because unit tests replace it: only webpack understands this URL.
 */
export function createHashWorker(): Worker {
  // webpack finds the worker by exactly this expression.
  return new Worker(new URL("./hash.worker.ts", import.meta.url));
}
