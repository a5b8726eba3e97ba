import * as gatsby from "gatsby";
import { onClientEntry } from "../../src/layout/clientEntry";
import { productName } from "../../src/site/product";

/** Starts the scripts of a page at a path, with the HTML that was built for another. */
function start(path: string, builtFor?: string) {
  window.history.replaceState({ key: "kept" }, "", `http://localhost${path}`);
  Object.assign(window, { pagePath: builtFor });
  return onClientEntry?.(Object.create(null), { plugins: [] });
}

/** Whether Gatsby starts. It waits for a promise, and a page that it must not start gives one that never ends. */
const starts = async (entry: unknown) => entry === undefined || (await Promise.race([entry, Promise.resolve("waits")])) !== "waits";

test.each([
  ["/", "/"],
  ["/index.html", "/"],
  ["/download", "/download"],
  ["/download/", "/download"],
  ["/download.html", "/download"],
  ["/download/index.html", "/download"],
  // Gatsby's development server does not say which page it is.
  ["/download", undefined],
])("at %s, Gatsby starts the page %s", async (path, builtFor) => {
  expect(await starts(start(path, builtFor))).toBe(true);
});

test("where a host adds a slash to the path, Gatsby leaves it there", () => {
  start("/download/", "/download");
  expect(window.pagePath).toBe("/download/");
  start("/", "/");
  expect(window.pagePath).toBe("/");
});

// Gatsby would lead the first ones away. It reads others as another host, decodes some twice, and takes others for parameters.
test.each([
  ["/copies/download", "/download"],
  ["/copies/site/", "/"],
  ["/Download.htm", "/download"],
  ["//evil.example/x", "/"],
  ..."/no/such-page // //evil.example/x /% /%25 /%2F%2Fevil.example /%5Cevil.example /index /:ref /*"
    .split(" ")
    .map((path) => [path, "/404.html"]),
])("at %s, the page %s stays as it was built", async (path, builtFor) => {
  expect(await starts(start(path ?? "", builtFor))).toBe(false);
});

test("under a path prefix, Gatsby starts where the prefix is there once", async () => {
  jest.spyOn(gatsby, "withPrefix").mockImplementation((path) => `/site${path}`);
  const started = async (path: string, builtFor: string) => [path, await starts(start(path, builtFor))];
  for (const path of ["/site", "/site/"]) expect(await started(path, "/")).toEqual([path, true]);
  for (const path of ["/", "/site/site"]) expect(await started(path, "/")).toEqual([path, false]);
  expect(await started("/site/download", "/download")).toEqual(["/site/download", true]);
  expect(await started("/download", "/download")).toEqual(["/download", false]);
});

test.each(["#%", "#100%", "#%E0%A4%A"])(
  "with the fragment %s, which cannot be decoded, the page stays as it was built",
  async (hash) => {
    expect(await starts(start(`/privacy${hash}`, "/privacy"))).toBe(false);
    expect(await starts(start(`/privacy${encodeURI(hash)}`, "/privacy"))).toBe(true);
  },
);

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
