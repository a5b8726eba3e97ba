import * as gatsby from "gatsby";
import { replaceUrl } from "../../src/browser/gatsbyRouter";
import { onClientEntry } from "../../src/layout/clientEntry";
import { productName } from "../../src/site/product";

jest.mock("../../src/browser/gatsbyRouter", () => ({ replaceUrl: jest.fn() }));

/** Starts the scripts of a page at a path, with the HTML that was built for another. */
function start(path: string, builtFor: string) {
  window.history.replaceState(null, "", `http://localhost${path}`);
  Object.assign(window, { pagePath: builtFor });
  return onClientEntry?.(Object.create(null), { plugins: [] });
}

/** Whether Gatsby starts. It waits for a promise, and a page that it must not start gives one that never ends. */
const starts = async (entry: unknown) => entry === undefined || (await Promise.race([entry, Promise.resolve("waits")])) !== "waits";

// Gatsby reads the first ones as another host, decodes some twice, and takes others for parameters or for the home page.
test.each([
  ..."// //evil.example/x ///evil.example/x /\\ /\\evil.example/x /% /%E0%A4%A /%25 /%2F%2Fevil.example".split(" "),
  ..."/%5Cevil.example /download%2F /download// /index /index/ /a/index /:ref /:pageResources /:path/x /*".split(" "),
])("on the 404 page at %s, Gatsby never starts, and the page stays as it was built", async (path) => {
  expect(await starts(start(path, "/404.html"))).toBe(false);
  expect(replaceUrl).not.toHaveBeenCalled();
});

test.each([
  [false, "/site/site /site/site/ /site/site/download /site/site/no/such/page / /download /sites/x"],
  [true, "/site/no/such/page /site/sites /site/404 /site/no/site/site"],
])("under the path prefix /site, Gatsby starts on the 404 page (%p) at %s", async (isStarted, paths) => {
  jest.spyOn(gatsby, "withPrefix").mockImplementation((path) => `/site${path}`);
  for (const path of paths.split(" ")) expect([path, await starts(start(path, "/404.html"))]).toEqual([path, isStarted]);
  expect(await starts(start("/site/download", "/download"))).toBe(true);
});

test.each([
  ["/no/such-page_1.2~x", "/404.html"],
  ["/indexes", "/404.html"],
  ["/", "/"],
  ["/download", "/download"],
  ["/download/", "/download"],
  // Gatsby redirects every page but the 404 page to its own path.
  ["//evil.example/x", "/"],
])("at %s, the page %s starts, and its URL stays", async (path, builtFor) => {
  expect(await starts(start(path, builtFor))).toBe(true);
  expect(replaceUrl).not.toHaveBeenCalled();
});

test.each([
  ["/privacy#%", "/privacy#%25"],
  ["/privacy#100%", "/privacy#100%25"],
  ["/privacy#%E0%A4%A", "/privacy#%25E0%25A4%25A"],
  ["//evil.example/x#100%", "//evil.example/x#100%25"],
])("the fragment of %s, which cannot be decoded, is encoded on this origin, at the start and after Back", (path, repaired) => {
  start(path, "/privacy");
  expect(replaceUrl).toHaveBeenLastCalledWith(`http://localhost${repaired}`);
  jest.mocked(replaceUrl).mockClear();
  window.dispatchEvent(new PopStateEvent("popstate"));
  expect(replaceUrl).toHaveBeenLastCalledWith(`http://localhost${repaired}`);
});

test.each([
  [Array.prototype, "at"],
  [Array.prototype, "findLastIndex"],
  [AbortSignal, "timeout"],
  [document, "adoptedStyleSheets"],
])("in a browser that is too old, Gatsby never starts (%#)", async (owner, feature) => {
  const own = Object.getOwnPropertyDescriptor(owner, feature) ?? {};
  Reflect.deleteProperty(owner, feature);
  const entry = start("/download", "/download");
  Object.defineProperty(owner, feature, own);
  expect(await starts(entry)).toBe(false);
});

test.each(["#versions", "#100%25", "#", ""])("the fragment %j stays as it is", (fragment) => {
  start(`/privacy${fragment}`, "/privacy");
  expect(replaceUrl).not.toHaveBeenCalled();
});

test("inside a frame, only a link to the page itself is left, and Gatsby never starts", async () => {
  document.body.innerHTML = "<button>Press me</button>";
  const self = Object.getOwnPropertyDescriptor(window, "self");
  Object.defineProperty(window, "self", { value: Object.create(null), configurable: true });
  const entry = start("/download", "/download");
  if (self) Object.defineProperty(window, "self", self);
  expect(await starts(entry)).toBe(false);
  const link = `<a href="http://localhost/download" target="_top" rel="noopener">Open ${productName}</a>`;
  expect(document.body.innerHTML).toBe(link);
});
