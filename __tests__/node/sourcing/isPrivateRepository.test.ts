/** @jest-environment node */
import { isPrivateRepository } from "../../../src/node/sourcing/isPrivateRepository";

const URL = "https://api.example.com/repos/octo/player";
const warn = jest.fn();
const ask = () => isPrivateRepository(URL, "secret-token", warn);

test.each([true, false])("the API says whether a repository is private: %p", async (isPrivate) => {
  const body = JSON.stringify({ private: isPrivate });
  jest.spyOn(globalThis, "fetch").mockResolvedValueOnce(new Response(body));
  expect(await ask()).toBe(isPrivate);
  expect(warn).not.toHaveBeenCalled();
});

test.each([
  ["status 404", '{"message":"Not Found"}', 404],
  ["status 503", "<title>Just a moment...</title>", 503],
  [".*private.*", "{}", 200],
])("without a usable response, a warning says why: %s", async (reason, body, status) => {
  jest.spyOn(globalThis, "fetch").mockResolvedValueOnce(new Response(body, { status }));
  expect(await ask()).toBe(false);
  expect(warn.mock.calls).toEqual([
    [expect.stringMatching(`^${URL} cannot be read \\(${reason}\\), .* could not check that`)],
  ]);
});

test("asks with the token and a timeout, and takes no response for public", async () => {
  const timeout = jest.spyOn(AbortSignal, "timeout");
  const fetched = jest.spyOn(globalThis, "fetch").mockRejectedValueOnce(new Error("aborted"));
  expect(await ask()).toBe(false);
  const headers = expect.objectContaining({ authorization: "Bearer secret-token" });
  expect(fetched).toHaveBeenCalledWith(URL, { headers, signal: timeout.mock.results[0]?.value });
  expect(timeout).toHaveBeenCalledWith(5000);
});
