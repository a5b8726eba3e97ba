/** Starts the worker that reads a file. In a module of its own: only the bundler understands this URL, and unit tests replace it. */
export function createHashWorker(): Worker {
  // The bundler finds the worker by this very expression.
  return new Worker(new URL("./hash.worker.ts", import.meta.url));
}
