import * as gatsby from "gatsby";
import { onClientEntry } from "../../src/layout/clientEntry";

/** Whether Gatsby hydrates a page at `path` that was built for `pagePath`. */
async function hydrates(path: string, pagePath?: string): Promise<boolean> {
  window.history.replaceState(null, "", `http://localhost${path}`);
  Object.assign(window, { pagePath });
  const entry = onClientEntry?.(Object.create(null), { plugins: [] });
  // Gatsby waits for a promise. If the page must not be hydrated, it stays pending.
  return (await Promise.race([entry, "pending"])) !== "pending";
}

test.each([
  ["/", "/", "", true],
  ["/download/", "/download", "", true],
  // `gatsby develop` does not set `pagePath`.
  ["/download", undefined, "", true],
  ["/copies/download", "/download", "", false],
  ["/site/", "/", "/site", true],
  ["/download", "/download", "/site", false],
  ["/privacy#100%", "/privacy", "", false],
  ["/privacy#100%25", "/privacy", "", true],
])("at %s, the page %s of the site at %j is hydrated: %p", async (...row) => {
  const [path, pagePath, prefix, expected] = row;
  jest.spyOn(gatsby, "withPrefix").mockImplementation((within) => `${prefix}${within}`);
  expect(await hydrates(path, pagePath)).toBe(expected);
});

test.each([
  ["Array.findLastIndex", Array.prototype, "findLastIndex"],
  ["AbortSignal.timeout", AbortSignal, "timeout"],
])("in a browser without %s, the page stays as it was built", async (_, owner, name) => {
  const property = Object.getOwnPropertyDescriptor(owner, name) ?? {};
  Reflect.deleteProperty(owner, name);
  expect(await hydrates("/download", "/download")).toBe(false);
  Object.defineProperty(owner, name, property);
});
