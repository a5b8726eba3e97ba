import { createElement } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { StyleSheetLinks } from "../../src/components/StyleSheetLinks";
import { inlineCriticalCss } from "../../src/publishing/inlineCriticalCss";

// Rendered as in a build, where React warns about layout effects.
jest.mock("../../src/browser/useBrowserLayoutEffect", () => ({
  useBrowserLayoutEffect: () => undefined,
}));

const PLACE = renderToStaticMarkup(createElement(StyleSheetLinks));
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
const DATA_SCRIPT = '<script type="application/ld+json">{"a":1}</script>';
const pageOf = (body: string, sheets = SHEETS) =>
  `<html><head>${sheets}${DATA_SCRIPT}</head><body>${body}${SCRIPTS}</body></html>`;
const HTML = pageOf(`<p class="hero" open>Play</p>${PLACE}<p class="low">More</p>${PLACE}`);

/** Inlines the critical CSS, and parses the HTML as a browser does. */
async function inline(changes: object = {}): Promise<DocumentFragment> {
  const assetsByChunkName = { app: ["app.js"], "component---home": ["home.css", "home.js"] };
  const data = { componentChunkName: "component---home", staticQueryHashes: ["77"] };
  const page = { htmlFile: "index.html", html: HTML, data, stats: { assetsByChunkName } };
  const template = document.createElement("template");
  template.innerHTML = await inlineCriticalCss({ ...page, ...changes }, "/x");
  return template.content;
}

test("inlines the styles of the first screen and the fonts, and no others", async () => {
  const page = await inline();
  const styles = [...page.querySelectorAll("style")].map(({ textContent }) => textContent);
  expect(styles).toHaveLength(1);
  for (const part of [".hero{color:red}", ".hero[open]", "@font-face"])
    expect(styles[0]).toContain(part);
  expect(styles[0]).not.toContain(".low");
});

test("moves all requests into the first place, the style sheets behind the others", async () => {
  const page = await inline();
  const [first, second] = page.querySelectorAll("[data-style-sheets]");
  const requests = [...(first?.children ?? [])].map((element) => {
    const read = (attribute: string) => element.getAttribute(attribute);
    const url = read("href") ?? read("src") ?? element.textContent;
    return [read("rel") ?? element.localName, read("fetchpriority"), url].join("|");
  });
  expect(requests).toEqual([
    "preload||/x/home.css",
    "preload||/x/app.css",
    'script||/*<![CDATA[*/window.pagePath="/";/*]]>*/window.___chunkMapping="{}";',
    "script||/x/app.js",
    "preload|low|/x/home.js",
    "preload|low|/x/page-data/index/page-data.json",
    "preload|low|/x/page-data/app-data.json",
    "preload|low|/x/page-data/sq/d/77.json",
    "stylesheet||/x/home.css",
    "stylesheet||/x/app.css",
    "script|| ",
  ]);
  expect(second?.innerHTML).toBe("");
  // The others are in the first place, so nothing is there twice.
  expect(page.querySelectorAll("script")).toHaveLength(4);
});

test.each([
  ["has no place for style sheets", { html: pageOf("<p>Play</p>") }],
  ["has no style sheets", { html: pageOf(PLACE, "") }],
  ["has no data", { data: {} }],
])("fails if a page %s", async (_, changes) => {
  await expect(inline(changes)).rejects.toThrow();
});
