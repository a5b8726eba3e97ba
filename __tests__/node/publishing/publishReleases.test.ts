/** @jest-environment node */
import { renderSVG } from "uqr";
import { publishReleases } from "../../../src/node/publishing/publishReleases";
import { readSettings } from "../../../src/node/settings";
import { sampleReleases } from "../../../src/node/sourcing/sampleReleases";
import { productName, productSummary } from "../../../src/site/product";
import { release } from "../../support/release";
import { temporaryFolder } from "../../support/temporaryFolder";

const folder = temporaryFolder();
const read = (file: string) => folder.read(`public/${file}`);
const SITE = "https://player.example/player";
const readAt = "2026-11-20T10:00:00.000Z";

beforeEach(() => {
  folder.write("public/download.svg", "of an earlier build");
  folder.write("src/styles/tokens.css", ":root { --ink-950: #123456; --text: #abcdef; }");
});

test("writes all releases, feed, QR code, manifest, sitemap and robots.txt", async () => {
  const settings = readSettings({ SITE_URL: "https://player.example", PATH_PREFIX: "/player" });
  const releases = [release({ id: "2", version: "v2.0.0" }), release({ id: "1" })];
  const list = { liveUrl: "https://git.example/releases", readAt, releases };
  await publishReleases(list, settings, folder.resolve());

  const { liveUrl } = list;
  expect(JSON.parse(read("releases.json"))).toMatchObject({ liveUrl, readAt, releases });
  expect(folder.exists("public/sample-releases.json")).toBe(false);
  expect(read("releases.atom")).toContain(`<link rel="self" href="${SITE}/releases.atom"/>`);
  expect(read("robots.txt")).toBe(`User-agent: *\nAllow: /\nSitemap: ${SITE}/sitemap.xml\n`);
  expect(JSON.parse(read("manifest.webmanifest"))).toMatchObject({
    name: productName,
    description: productSummary,
    start_url: ".",
    background_color: "#123456",
    theme_color: "#123456",
  });
  const urls = read("sitemap.xml").match(/(?<=<loc>)[^<]+/g);
  expect(urls).toEqual(["/", "/download", "/privacy", "/terms"].map((page) => SITE + page));
  // Light around dark: a quiet zone of four modules.
  const colours = { whiteColor: "#abcdef", blackColor: "#123456" };
  const code = renderSVG(`${SITE}/download`, { ecc: "M", border: 4, pixelSize: 1, ...colours });
  expect(read("download.svg")).toBe(code.replace("<svg", '<svg shape-rendering="crispEdges"'));
});

test("writes the sample releases for a site that shows them", async () => {
  const list = { liveUrl: "/sample-releases.json", readAt, releases: [release()] };
  await publishReleases(list, readSettings({}), folder.resolve());
  expect(JSON.parse(read("sample-releases.json"))).toEqual(sampleReleases);
});
