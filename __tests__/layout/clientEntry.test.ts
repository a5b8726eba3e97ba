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
  ["/index.html", "/", "", true],
  ["/download.html", "/download", "", true],
  ["/download/index.html", "/download", "", true],
  // `gatsby develop` does not set `pagePath`.
  ["/download", undefined, "", true],
  ["/copies/download", "/download", "", false],
  ["//evil.example/download", "/download", "", false],
  ["/%25", "/404.html", "", false],
  ["/site/", "/", "/site", true],
  ["/download", "/download", "/site", false],
  ["/site/site", "/", "/site", false],
  ["/privacy#100%", "/privacy", "", false],
  ["/privacy#100%25", "/privacy", "", true],
])(
  "at %s, the page %s of the site at %j is hydrated: %p",
  async (path, pagePath, prefix, expected) => {
    jest.spyOn(gatsby, "withPrefix").mockImplementation((within) => `${prefix}${within}`);
    expect(await hydrates(path, pagePath)).toBe(expected);
  },
);

test("the fragment is spelled as Gatsby reads it, also after a link within the page", async () => {
  window.history.replaceState({ key: "kept" }, "", "/download#app%2Fv1.0%2B1");
  Object.assign(window, { pagePath: "/download" });
  onClientEntry?.(Object.create(null), { plugins: [] });
  expect(window.location.hash).toBe("#app/v1.0+1");
  for (const [entered, respelled] of [
    ["#v1.0%401", "#v1.0@1"],
    ["#100%", "#100%25"],
    ["#caf%E9", "#caf%25E9"],
    ["#versions", "#versions"],
  ]) {
    window.history.replaceState({ key: "kept" }, "", entered);
    window.dispatchEvent(new PopStateEvent("popstate"));
    expect(window.location.hash).toBe(respelled);
  }
  expect(window.history.state).toEqual({ key: "kept" });
});

test("where a host adds a slash to the path, Gatsby leaves it there", async () => {
  expect(await hydrates("/download/", "/download")).toBe(true);
  expect(window.pagePath).toBe("/download/");
});

test.each([
  ["Array.findLastIndex", Array.prototype, "findLastIndex"],
  ["AbortSignal.timeout", AbortSignal, "timeout"],
  ["IntersectionObserver", window, "IntersectionObserver"],
  ["matchMedia", window, "matchMedia"],
  ["performance", window, "performance"],
])("in a browser without %s, the page stays as it was built", async (_, owner, name) => {
  const property = Object.getOwnPropertyDescriptor(owner, name) ?? {};
  Reflect.deleteProperty(owner, name);
  const isHydrated = await hydrates("/", "/");
  Object.defineProperty(owner, name, property);
  expect(isHydrated).toBe(false);
});

test("in a frame, only a link to the page is left", async () => {
  const property = Object.getOwnPropertyDescriptor(window, "self") ?? {};
  Object.defineProperty(window, "self", { value: {}, configurable: true });
  const isHydrated = await hydrates("/download", "/download");
  Object.defineProperty(window, "self", property);
  expect(isHydrated).toBe(false);
  expect(document.body.innerHTML).toBe(
    `<a href="http://localhost/download" target="_top" rel="noopener">Open ${productName}</a>`,
  );
});
