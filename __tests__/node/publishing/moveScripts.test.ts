import { createElement } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { ScriptsMark } from "../../../src/components/ScriptsMark";
import { moveScripts } from "../../../src/node/publishing/moveScripts";

const MARK = renderToStaticMarkup(createElement(ScriptsMark));
const LOADER =
  '<script id="gatsby-script-loader">/*<![CDATA[*/window.pagePath="/";/*]]>*/</script>';
const MAPPING = `<script
  id="gatsby-chunk-mapping"
>
  window.___chunkMapping="{}";
</script>`;
const RUNTIME = '<script src="/x/webpack-runtime-1.js" async></script>';
const APP = '<script src="/x/app-2.js" async></script>';
const DATA = '<script type="application/ld+json">{"a":1}</script>';
const htmlOf = (body: string, scripts = LOADER + MAPPING + RUNTIME + APP) =>
  `<html><head>${DATA}</head><body>${body}${scripts}</body></html>`;

function move(html: string): string {
  const assetsByChunkName = { "component---home": ["home.css", "home-3.js"] };
  const data = { componentChunkName: "component---home", staticQueryHashes: ["77"] };
  return moveScripts({ pagePath: "/", html, data, stats: { assetsByChunkName } }, "/x");
}

test("moves the scripts into the first mark, and names the page's own requests early", () => {
  const preload = (file: string, attributes: string) =>
    `<link rel="preload" ${attributes} href="/x/${file}" fetchpriority="low">`;
  const fetched = 'as="fetch" crossorigin="anonymous"';
  const moved = [
    LOADER,
    MAPPING,
    APP,
    preload("home-3.js", 'as="script"'),
    preload("page-data/index/page-data.json", fetched),
    preload("page-data/app-data.json", fetched),
    preload("page-data/sq/d/77.json", fetched),
    // The last one is not async, so a browser paints what stands before it.
    '<script src="/x/webpack-runtime-1.js"></script>',
  ].join("");
  const expected = htmlOf(`<p>$&</p>${MARK.replace("></", `>${moved}</`)}<p>More</p>${MARK}`, "");
  expect(move(htmlOf(`<p>$&</p>${MARK}<p>More</p>${MARK}`))).toBe(expected);
});

test.each([
  ["no mark", htmlOf("<p>Play</p>")],
  ["no runtime", htmlOf(MARK, LOADER)],
])("fails if a page has %s", (_, html) => {
  expect(() => move(html)).toThrow("/ has no webpack runtime, or no mark");
});
