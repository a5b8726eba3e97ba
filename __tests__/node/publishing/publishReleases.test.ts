/** @jest-environment node */
import { renderSVG } from "uqr";
import { publishReleases } from "../../../src/node/publishing/publishReleases";
import { readSettings } from "../../../src/node/settings";
import { sampleReleases } from "../../../src/node/sourcing/sampleReleases";
import * as product from "../../../src/site/product";
import { release } from "../../support/release";
import { temporaryFolder } from "../../support/temporaryFolder";

const folder = temporaryFolder();
const read = (file: string) => folder.read(`public/${file}`);
const readAt = "2026-11-20T10:00:00.000Z";

/** Publishes a list. Only a list of sample releases has a path as its URL. */
function publish(liveUrl: string) {
  folder.write("public/download.svg", "of an earlier build");
  folder.write("src/styles/tokens.css", ":root { --ink-950: #abcdef; }");
  const settings = readSettings({ SITE_URL: "https://player.example", PATH_PREFIX: "/player" });
  return publishReleases({ liveUrl, readAt, releases: [release()] }, settings);
}

test("writes all releases, feed, QR code and manifest", async () => {
  const liveUrl = "https://git.example/releases";
  jest.replaceProperty(product, "language", "pt-BR");
  jest.replaceProperty(product, "shortName", "Short");
  await publish(liveUrl);
  const site = "https://player.example/player";
  expect(JSON.parse(read("releases.json"))).toMatchObject({
    ...{ liveUrl, readAt },
    releases: [release()],
  });
  expect(read("releases.atom")).toContain(`<link rel="self" href="${site}/releases.atom"/>`);
  expect(JSON.parse(read("manifest.webmanifest"))).toMatchObject({
    name: product.productName,
    short_name: "Short",
    lang: "pt-BR",
    background_color: "#abcdef",
  });
  // Black on white, with a quiet zone of four modules.
  const code = renderSVG(`${site}/download`, { ecc: "M", border: 4, pixelSize: 1 });
  expect(read("download.svg")).toBe(code.replace("<svg", '<svg shape-rendering="crispEdges"'));
  expect(folder.exists("public/sample-releases.json")).toBe(false);
});

test("writes the sample releases for a site that shows them", async () => {
  await publish("/sample-releases.json");
  expect(JSON.parse(read("sample-releases.json"))).toEqual(sampleReleases.slice(0, 30));
});
