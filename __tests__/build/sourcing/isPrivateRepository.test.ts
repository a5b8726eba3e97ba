/** @jest-environment node */
import { isPrivateRepository } from "../../../src/build/sourcing/isPrivateRepository";

const URL = "https://api.example.com/repos/octo/player";
const ask = () => isPrivateRepository(URL, "secret-token");

test.each([
  ['{"private":true}', 200, true],
  ['{"private":false}', 200, false],
  ['{"message":"Not Found"}', 404, false],
  ["<title>Just a moment...</title>", 503, false],
])("a repository with the response %s is private: %p", async (body, status, expected) => {
  jest.spyOn(globalThis, "fetch").mockResolvedValueOnce(new Response(body, { status }));
  expect(await ask()).toBe(expected);
});

test("asks with the token and a timeout, and takes no response for public", async () => {
  const timeout = jest.spyOn(AbortSignal, "timeout");
  const fetched = jest.spyOn(globalThis, "fetch").mockRejectedValueOnce(new Error("aborted"));
  expect(await ask()).toBe(false);
  const headers = expect.objectContaining({ authorization: "Bearer secret-token" });
  expect(fetched).toHaveBeenCalledWith(URL, { headers, signal: timeout.mock.results[0]?.value });
  expect(timeout).toHaveBeenCalledWith(5000);
});
