import { withStartPreloads } from "../../src/publishing/startPreloads";

const stats = { assetsByChunkName: { app: ["runtime-1.js", "app-2.js", "app.css"], "component---home": ["home-3.js"] } };
const pageData = { componentChunkName: "component---home", staticQueryHashes: ["77"], path: "/" };
const options = { folder: "index", pageData, stats, pathPrefix: "/x" };
const page = "<html><head><title>x</title></head><body></body></html>";

function linksOf(html: string) {
  document.documentElement.innerHTML = html;
  return [...document.querySelectorAll("link[rel=preload]")];
}

test("a page's scripts and data are asked for at once, the scripts after what can be seen", () => {
  const links = linksOf(withStartPreloads(page, options));
  expect(links.map((link) => link.getAttribute("href"))).toEqual([
    "/x/runtime-1.js",
    "/x/app-2.js",
    "/x/home-3.js",
    "/x/page-data/index/page-data.json",
    "/x/page-data/app-data.json",
    "/x/page-data/sq/d/77.json",
  ]);
  for (const link of links.slice(0, 3)) expect(link).toHaveAttribute("fetchpriority", "low");
  for (const link of links.slice(3)) expect(link).toHaveAttribute("crossorigin", "anonymous");
});

test("a page that has its preloads stays as it is, and gets the new ones where the scripts changed", () => {
  const once = withStartPreloads(page, options);
  expect(withStartPreloads(once, options)).toBe(once);
  const changed = { ...options, stats: { assetsByChunkName: { app: ["app-9.js"] } } };
  expect(withStartPreloads(once, changed)).toBe(withStartPreloads(page, changed));
});

test("files of Gatsby that are not what they were stop the build", () => {
  expect(() => withStartPreloads(page, { ...options, stats: {} })).toThrow();
  expect(() => withStartPreloads(page, { ...options, pageData: { path: "/" } })).toThrow();
});
