export interface FakeResponse {
  body: unknown;
  status?: number;
}

/** A request that waits for the test. */
export interface FakeRequest {
  url: string;
  signal: AbortSignal | undefined;
  cache: RequestCache | undefined;
  respond: (response: FakeResponse) => void;
  fail: (error: Error) => void;
}

/** Replaces `fetch`: the test responds to each request. Returns the requests, also later ones. */
export function fakeFetch(): FakeRequest[] {
  const requests: FakeRequest[] = [];
  globalThis.fetch = jest.fn(
    (input, { signal, cache } = {}) =>
      new Promise((resolve, fail) => {
        signal?.addEventListener("abort", () => fail(signal.reason));
        const respond = ({ body, status = 200 }: FakeResponse) => {
          const response = { ok: status < 300, status, json: async () => body };
          resolve(Object.assign(Object.create(null), response));
        };
        requests.push({ url: String(input), signal: signal ?? undefined, cache, respond, fail });
      }),
  );
  return requests;
}
