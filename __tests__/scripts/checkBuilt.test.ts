/** @jest-environment node */
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { checkBuilt } from "../../scripts/checkBuilt";

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), "built-"));
});
afterEach(() => rmSync(folder, { recursive: true }));

function write(files: Record<string, string>): void {
  for (const [file, text] of Object.entries(files)) {
    mkdirSync(path.dirname(path.join(folder, file)), { recursive: true });
    writeFileSync(path.join(folder, file), text);
  }
}

/** Writes a site whose pages name each kind of file, at an address. */
function build(address: string, { liveUrl = "https://api.github.com/repos/octo/player/releases" } = {}): void {
  const prefix = address.replace(/^https?:\/\/[^/]+/, "");
  write({
    "releases.json": `{"liveUrl":"${liveUrl}","releases":[]}`,
    "index.html": `<html><head><link data-react-helmet="true" rel="canonical" href="${address}/"/>
      <meta property="og:image" content="${address}/social.png"/><meta name="description" content="/not a path, /nor this"/>
      <link rel="icon" href="${prefix}/icon.svg"/><link rel="stylesheet" href="${prefix}/app.css"/>
      <link rel="preload" as="fetch" href="${prefix}/page-data/app-data.json"/>
      <style>@font-face{src:url(${prefix}/static/title.woff2) format("woff2")}</style></head><body>
      <picture><source type="image/avif" srcSet="${prefix}/small.avif 180w, ${prefix}/large.avif 360w"/><img src="${prefix}/large.webp"/></picture>
      <p style="--still:url(&quot;${prefix}/still.svg&quot;)"></p><script async src="${prefix}/app.js"></script>
      <a href="${prefix}/">Home</a><a href="${prefix}/download#latest">Download</a><a href="#main">Skip</a>`,
    // The text of a release, and links to its files.
    "download.html": `<p>Fixed href=&quot;/nothing.png&quot;, url(/nothing.png) and src='/nothing.png'</p>
      <a href="https://github.com/octo/player/a.apk">A</a><a href="${address}/a.apk">A</a><a href="${prefix}/releases.json?1">All</a>`,
    ...Object.fromEntries(FILES.map((file) => [file, "x"])),
  });
  // Gatsby has such a folder.
  mkdirSync(path.join(folder, "page-data", "404.html"), { recursive: true });
}

const FILES = [
  ...["social.png", "icon.svg", "app.css", "page-data/app-data.json", "static/title.woff2"],
  ...["small.avif", "large.avif", "large.webp", "still.svg", "app.js"],
];
const PUBLIC = "https://octo.github.io";

test.each([PUBLIC, `${PUBLIC}/player`])("a whole site at %s can be published", (address) => {
  build(address);
  expect(checkBuilt(folder)).toEqual([]);
});

test.each([...FILES, "download.html"])("a file that a page names is missing: %s", (file) => {
  for (const address of [PUBLIC, `${PUBLIC}/player`]) {
    build(address);
    rmSync(path.join(folder, file));
    const name = file === "social.png" ? `${address}/${file}` : `${new URL(`${address}/`).pathname}${file.replace(".html", "")}`;
    expect(checkBuilt(folder)).toEqual([`index.html names ${name}, which is not there.`]);
  }
});

test("every page is read, in folders too, and each missing file is said once", () => {
  build(PUBLIC);
  write({ "terms.html": '<img src="/gone.png">', "terms/index.html": '<img src="/gone.png">' });
  expect(checkBuilt(folder)).toEqual([expect.stringMatching(/^terms.* names \/gone\.png, which is not there\.$/)]);
});

test("a path that leaves the folder of the site leads nowhere", () => {
  build(`${PUBLIC}/player`);
  write({ "terms.html": '<script src="/app.js"></script><script src="/playerapp.js"></script>' });
  expect(checkBuilt(folder)).toEqual([
    "terms.html names /app.js, which is not there.",
    "terms.html names /playerapp.js, which is not there.",
  ]);
});

test("sample releases are published only on purpose", () => {
  build(PUBLIC, { liveUrl: "/sample-releases.json" });
  expect(checkBuilt(folder)).toEqual([expect.stringContaining("Visitors would get the sample releases.")]);
  expect(checkBuilt(folder, { allowsSamples: true })).toEqual([]);
});

test("the default address is not published", () => {
  build("http://localhost:9000");
  expect(checkBuilt(folder)).toEqual(["http://localhost:9000 is no public address. Set SITE_URL."]);
});

test("a folder that is not a whole build is not published", () => {
  expect(() => checkBuilt(folder)).toThrow("releases.json");
  build(PUBLIC);
  write({ "index.html": "<html>" });
  expect(checkBuilt(folder)).toEqual([expect.stringContaining("no canonical link")]);
  write({ "releases.json": "[]" });
  expect(checkBuilt(folder)).toEqual([expect.stringContaining("does not say where its releases are from")]);
});
