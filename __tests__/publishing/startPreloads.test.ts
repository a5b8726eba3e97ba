import { withStartPreloads } from "../../src/publishing/startPreloads";

const stats = { assetsByChunkName: { app: ["runtime-1.js", "app-2.js", "app.css"], "component---home": ["home-3.js"] } };
const pageData = { componentChunkName: "component---home", staticQueryHashes: ["77"], path: "/" };
const page = "<html><head><title>x</title></head><body></body></html>";

function linksOf(html: string) {
  document.documentElement.innerHTML = html;
  return [...document.querySelectorAll("link[rel=preload]")];
}

test("a page's scripts and data are loaded at once, and the scripts with a lower priority than images", () => {
  const links = linksOf(withStartPreloads(page, { file: "index.html", data: pageData, stats }, "/x"));
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

test("a page without the data that Gatsby writes is an error", () => {
  expect(() => withStartPreloads(page, { file: "index.html", data: pageData, stats: {} }, "")).toThrow();
  expect(() => withStartPreloads(page, { file: "index.html", data: { path: "/" }, stats }, "")).toThrow();
});
