import { createElement } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { inlineCriticalCss } from "../../src/criticalCss/inlineCriticalCss";
import { StyleSheets } from "../../src/criticalCss/StyleSheets";

// Rendered as in a build, where React warns about layout effects.
jest.mock("../../src/browser/useBrowserLayoutEffect", () => ({ useBrowserLayoutEffect: () => undefined }));

const PLACE = renderToStaticMarkup(createElement(StyleSheets));
const SHEETS = `<style data-href="/x/home.css" data-identity="gatsby-global-css">
@layer shared { .hero { color: red } .hero[open] { color: blue } .low { color: green } }
</style><style data-href="/x/app.css">@font-face { font-family: Title; src: url(/t.woff2) }
.hero { border-color: red }</style>`;
const SCRIPTS = `<script id="gatsby-script-loader">/*<![CDATA[*/window.pagePath="/";/*]]>*/</script>
<script
  id="gatsby-chunk-mapping"
>
  window.___chunkMapping="{}";
</script><script src="/x/app.js" async></script>`;
const pageOf = (body: string, head = SHEETS) =>
  `<html><head><title>x</title>${head}<script type="application/ld+json">{"a":1}</script></head><body>${body}${SCRIPTS}</body></html>`;
const HTML = pageOf(`<p class="hero" open>Play</p>${PLACE}<p class="low">More</p>${PLACE}`);

const stats = { assetsByChunkName: { app: ["app.js", "app.css"], "component---home": ["home.css", "home.js"] } };
const data = { componentChunkName: "component---home", staticQueryHashes: ["77"], path: "/" };
/** As a browser parses it. */
function parse(html: string): DocumentFragment {
  const template = document.createElement("template");
  template.innerHTML = html;
  return template.content;
}
const inline = (html: string, changes = {}) => inlineCriticalCss(html, { file: "index.html", data, stats, ...changes }, "/x");

test("the HTML has the styles of what is above the first place for style sheets, and no others", async () => {
  const page = parse(await inline(HTML));
  const styles = [...page.querySelectorAll("style")];
  expect(styles).toHaveLength(1);
  const text = styles[0]?.textContent ?? "";
  expect(text).toContain(".hero{color:red}");
  expect(text).toContain(".hero[open]");
  expect(text).toContain("@font-face");
  expect(text).not.toContain(".low");
});

test("a browser learns at the first place of all that the page needs, and reads on when the style sheets and a script have run", async () => {
  const page = parse(await inline(HTML));
  const [first, second] = page.querySelectorAll("[data-style-sheets]");
  expect(second?.innerHTML).toBe("");
  expect(
    [...(first?.children ?? [])].map((child) => child.getAttribute("href") ?? child.getAttribute("src") ?? child.textContent),
  ).toEqual([
    "/x/home.css",
    "/x/app.css",
    '/*<![CDATA[*/window.pagePath="/";/*]]>*/window.___chunkMapping="{}";',
    "/x/app.js",
    "/x/home.js",
    "/x/page-data/index/page-data.json",
    "/x/page-data/app-data.json",
    "/x/page-data/sq/d/77.json",
    "/x/home.css",
    "/x/app.css",
    " ",
  ]);
  expect([...(first?.querySelectorAll("[rel=stylesheet]") ?? [])]).toHaveLength(2);
  const preloads = [...page.querySelectorAll("[rel=preload]")];
  expect(preloads.map((link) => link.getAttribute("fetchpriority"))).toEqual([null, null, "low", "low", "low", "low"]);
  // Nothing is there twice.
  expect(page.querySelectorAll("script:not([type])")).toHaveLength(3);
  expect(page.querySelectorAll('[type="application/ld+json"]')).toHaveLength(1);
});

test.each([
  ["has no place for style sheets", pageOf("<p>Play</p>"), {}],
  ["has no style sheets", pageOf(PLACE, ""), {}],
  ["is not in webpack's list", HTML, { stats: {} }],
  ["has no data", HTML, { data: { path: "/" } }],
])("a page that %s is an error", async (_, html, changes) => {
  await expect(inline(html, changes)).rejects.toThrow();
});
