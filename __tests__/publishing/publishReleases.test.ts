/** @jest-environment node */
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { onPostBootstrap, renderQrCode } from "../../src/publishing/publishReleases";
import { renderReleaseFeed } from "../../src/publishing/releaseFeed";
import { parseAllReleases } from "../../src/releases/release";
import { runStep } from "../support/gatsbyStep";
import { release } from "../support/release";

test("all releases, the feed, the QR code, the sitemap and robots.txt are written, and nothing else", async () => {
  const directory = mkdtempSync(path.join(tmpdir(), "site-"));
  const folder = path.join(directory, "public");
  mkdirSync(folder);
  const settings = { SITE_URL: "https://player.example", PATH_PREFIX: "/arietta", RELEASES_REPOSITORY: "octo/player" };
  jest.replaceProperty(process, "env", { ...process.env, ...settings });
  const liveUrl = "https://api.github.com/repos/octo/player/releases";
  const list = { liveUrl, readAt: "2026-11-20T10:00:00.000Z", isSample: false };
  const releases = [release({ id: "2", version: "v2.0.0" }), release({ id: "1" })];
  const nodes = releases.map((one, position) => ({ ...one, position })).reverse();
  await runStep(onPostBootstrap, {
    store: { getState: () => ({ program: { directory } }) },
    getNodesByType: (type: string) => (type === "Release" ? nodes : [list]),
  });

  const files = Object.fromEntries(readdirSync(folder).map((file) => [file, readFileSync(path.join(folder, file), "utf8")]));
  rmSync(directory, { recursive: true });
  const names = ["download.svg", "releases.atom", "releases.json", "robots.txt", "sitemap.xml"];
  expect(Object.keys(files).sort()).toEqual(names);
  const all: unknown = JSON.parse(files["releases.json"] ?? "");
  expect(parseAllReleases(all)).toEqual(releases);
  // The next build compares its list with this one.
  expect(all).toMatchObject({
    liveUrl,
    readAt: list.readAt,
    releases: [{ page: "https://player.example/arietta/download#v2.0.0" }, {}],
  });
  expect(files["releases.atom"]).toBe(renderReleaseFeed(releases, "https://player.example/arietta", liveUrl));
  expect(files["robots.txt"]).toContain("Sitemap: https://player.example/arietta/sitemap.xml\n");
  expect(files["sitemap.xml"]).toContain("<loc>https://player.example/arietta/terms</loc>");
  expect(files["download.svg"]).toBe(renderQrCode("https://player.example/arietta/download"));
});

test("the code is crisp, dark on light, with an empty border of four modules", () => {
  const svg = renderQrCode("https://octocat.github.io/player/download");
  const size = Number(/viewBox="0 0 (\d+) \1"/.exec(svg)?.[1]);
  expect(size).toBeGreaterThanOrEqual(21 + 8);
  expect(svg).toMatch(/^<svg shape-rendering="crispEdges" /);
  expect(svg).toContain(`<rect fill="#F6F2EC" width="${size}" height="${size}"/>`);
  const places = [...svg.matchAll(/M(\d+),(\d+)h1v1/g)].flatMap(([, x, y]) => [Number(x), Number(y)]);
  expect(Math.min(...places)).toBe(4);
  expect(Math.max(...places)).toBe(size - 5);
});

test("another URL gives another code", () => {
  expect(renderQrCode("https://example.com/a")).not.toBe(renderQrCode("https://example.com/b"));
});
