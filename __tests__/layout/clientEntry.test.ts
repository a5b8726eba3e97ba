import * as gatsby from "gatsby";
import { onClientEntry } from "../../src/layout/clientEntry";
import { productName } from "../../src/site/product";

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

/** Whether Gatsby hydrates a page while an object has another property, or none. */
async function hydratesWith(owner: object, name: string, changed?: PropertyDescriptor) {
  const property = Object.getOwnPropertyDescriptor(owner, name) ?? {};
  Reflect.deleteProperty(owner, name);
  if (changed) Object.defineProperty(owner, name, { ...changed, configurable: true });
  const isHydrated = await hydrates("/download", "/download");
  Object.defineProperty(owner, name, property);
  return isHydrated;
}

test.each([
  ["Array.findLastIndex", Array.prototype, "findLastIndex"],
  ["AbortSignal.timeout", AbortSignal, "timeout"],
])("in a browser without %s, the page stays as it was built", async (_, owner, name) => {
  expect(await hydratesWith(owner, name)).toBe(false);
});

test("in a frame, only a link to the page is left", async () => {
  expect(await hydratesWith(window, "self", { value: {} })).toBe(false);
  expect(document.body.innerHTML).toBe(
    `<a href="http://localhost/download" target="_top" rel="noopener">Open ${productName}</a>`,
  );
});
