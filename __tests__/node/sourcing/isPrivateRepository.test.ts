/** @jest-environment node */
import { isPrivateRepository } from "../../../src/node/sourcing/isPrivateRepository";

const URL = "https://api.example.com/repos/octo/player";
const warn = jest.fn();
const ask = () => isPrivateRepository(URL, "secret-token", warn);

test.each([true, false])("the API says whether a repository is private: %p", async (isPrivate) => {
  const body = JSON.stringify({ private: isPrivate });
  const timeout = jest.spyOn(AbortSignal, "timeout");
  const fetched = jest.spyOn(globalThis, "fetch").mockResolvedValueOnce(new Response(body));
  expect(await ask()).toBe(isPrivate);
  expect(warn).not.toHaveBeenCalled();
  const headers = expect.objectContaining({ authorization: "Bearer secret-token" });
  expect(fetched).toHaveBeenCalledWith(URL, { headers, signal: timeout.mock.results[0]?.value });
});

test.each([
  ["is another", async () => new Response('{"message":"Not Found"}'), '.*"private".*'],
  ["is missing", () => Promise.reject(new Error("aborted")), "aborted"],
])("if its response %s, a warning says why", async (_, respond, reason) => {
  jest.spyOn(globalThis, "fetch").mockImplementationOnce(respond);
  expect(await ask()).toBe(false);
  const warning = `^${URL} does not say whether the repository is public \\(${reason}\\)\\.$`;
  expect(warn.mock.calls).toEqual([[expect.stringMatching(warning)]]);
});

test("a request that fetch refuses to send stops the build without a warning", async () => {
  jest.spyOn(globalThis, "fetch").mockRejectedValueOnce(new TypeError("invalid header value"));
  await expect(ask()).rejects.toThrow(`fetch refuses to request ${URL}`);
  expect(warn).not.toHaveBeenCalled();
});
