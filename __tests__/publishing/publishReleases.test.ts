/** @jest-environment node */
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { renderQrCode } from "../../src/publishing/downloadQrCode";
import { onPostBootstrap } from "../../src/publishing/publishReleases";
import { parseAllReleases } from "../../src/releases/allReleases";
import { releaseNode } from "../../src/sourcing/releaseNode";
import { runStep } from "../support/gatsbyStep";
import { release } from "../support/release";

let directory: string;
const { env } = process;

beforeEach(() => {
  directory = mkdtempSync(path.join(tmpdir(), "site-"));
  mkdirSync(path.join(directory, "public"));
  const settings = { SITE_URL: "https://player.example", PATH_PREFIX: "/arietta", RELEASES_REPOSITORY: "octo/player" };
  process.env = { ...env, ...settings };
});
afterEach(() => {
  process.env = env;
  rmSync(directory, { recursive: true });
});

test("all releases, the plain list, the feed and the QR code are written, and nothing else", async () => {
  const tools = { createNodeId: (input: string) => input, createContentDigest: () => "digest" };
  const releases = [release({ id: "2", version: "v2.0.0" }), release({ id: "1" })];
  const nodes = releases.map((one, position) => releaseNode(one, position, tools)).reverse();
  const context = {
    store: { getState: () => ({ program: { directory } }) },
    getNodesByType: (type: string) => (type === "Release" ? nodes : []),
  };
  await runStep(onPostBootstrap, context);

  const read = (file: string) => readFileSync(path.join(directory, "public", file), "utf8");
  expect(readdirSync(path.join(directory, "public")).sort()).toEqual([
    "download.svg",
    "releases.atom",
    "releases.html",
    "releases.json",
  ]);
  expect(parseAllReleases(JSON.parse(read("releases.json")))).toEqual(releases);
  expect(JSON.parse(read("releases.json")).releases[0].page).toBe("https://player.example/arietta/download#v2.0.0");
  expect(read("releases.html")).toContain("v2.0.0");
  expect(read("releases.atom")).toContain("https://player.example/arietta/download");
  expect(read("download.svg")).toBe(renderQrCode("https://player.example/arietta/download"));
  expect(read("download.svg")).toMatch(/^<svg /);
});
