/** What a fake answer holds. */
export interface FakeAnswer {
  body: unknown;
  status?: number;
  link?: string;
}

/** A call of `fetch` that waits for the test to answer or fail it. */
export interface PendingCall {
  url: string;
  signal: AbortSignal | undefined;
  cache: RequestCache | undefined;
  answer: (answer: FakeAnswer) => void;
  fail: (error: Error) => void;
}

/** Puts a `fetch` in place that the test answers by hand; gives the calls in the order in which they came. */
export function fakeFetch(): PendingCall[] {
  const calls: PendingCall[] = [];
  globalThis.fetch = jest.fn(
    (input, options) =>
      new Promise((resolve, reject) => {
        const signal = options?.signal ?? undefined;
        signal?.addEventListener("abort", () => reject(signal.reason));
        calls.push({
          url: String(input),
          signal,
          cache: options?.cache,
          fail: reject,
          answer: ({ body, status = 200, link }) => {
            const headers = { get: (name: string) => (name === "link" ? (link ?? null) : null) };
            const response: Partial<Response> = { ok: status < 300, status, json: async () => body };
            resolve(Object.assign(Object.create(null), response, { headers }));
          },
        });
      }),
  );
  return calls;
}
