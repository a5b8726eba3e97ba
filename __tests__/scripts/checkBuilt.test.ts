/** @jest-environment node */
import { checkBuilt, FIRST_PRODUCT, warningsOf } from "../../scripts/checkBuilt";
import { runScript } from "../support/runScript";
import { temporaryFolder } from "../support/temporaryFolder";

let mockName = "";
jest.mock("../../src/site/product", () => ({
  get productName() {
    return mockName;
  },
}));

const FILES = [
  ...["social.png", "icon.svg", "app.css", "page-data/app-data.json", "static/title.woff2"],
  ...["small.avif", "large.avif", "large.webp", "still.svg", "app.js"],
];
const SITE = "https://octo.github.io/player";

const folder = temporaryFolder();
const check = () => checkBuilt(".");

const SAMPLES = "/sample-releases.json";
const LIVE_URL = "https://api.github.com/repos/octo/player/releases";

/** Writes a site whose pages name each kind of file, at an address. */
function build(address = SITE, liveUrl = LIVE_URL, releases = ["a release"]) {
  const prefix = address.replace(/^https?:\/\/[^/]+/, "");
  folder.write("releases.json", JSON.stringify({ liveUrl, releases }));
  folder.write(
    "index.html",
    `<link rel="canonical" href="${address}/"/>
    <meta content="${address}/social.png"/><meta content="/not a path, /nor this"/>
    <link href="${prefix}/icon.svg"/><link href="${prefix}/app.css"/>
    <link href="${prefix}/page-data/app-data.json"/>
    <style>@font-face{src:url(${prefix}/static/title.woff2) format("woff2")}</style>
    <source srcSet="${prefix}/small.avif 180w, ${prefix}/large.avif 360w"/>
    <img src="${prefix}/large.webp"/><p style="--still:url(&quot;${prefix}/still.svg&quot;)"></p>
    <script async src="${prefix}/app.js"></script>
    <a href="${prefix}/">Home</a><a href="${prefix}/download#latest">Download</a><a href="#main">`,
  );
  // The text of a release, and links to its files.
  folder.write(
    "download.html",
    `<p>href=&quot;/nothing.png&quot;, url(/nothing.png) and src='/nothing.png'</p>
    <a href="https://github.com/octo/player/a.apk">A</a><a href="${address}/a.apk">A</a>
    <a href="${prefix}/releases.json?1">All</a>`,
  );
  for (const file of FILES) folder.write(file, "x");
  // Gatsby writes such a folder.
  folder.write("page-data/404.html/page-data.json", "{}");
}

test.each([SITE, "https://octo.github.io"])("a whole site at %s can be published", (address) => {
  build(address);
  expect(check()).toEqual([]);
});

test.each([...FILES, "download.html"])("a missing file is a problem: %s", (file) => {
  build();
  folder.remove(file);
  const name =
    file === "social.png" ? `${SITE}/social.png` : `/player/${file.replace(".html", "")}`;
  expect(check()).toEqual([`index.html names ${name}, which is not there.`]);
});

test.each(["/player/::gone.png", "/app.js", "/playerapp.js"])(
  "%s, which is not in the site's folder, is one problem, also if two pages name it",
  (name) => {
    build();
    for (const page of ["terms.html", "terms/index.html"])
      folder.write(page, `<img src="${name}">`);
    const inLog = name.replace("::", ": :");
    expect(check()).toEqual([expect.stringMatching(`^terms.* names ${inLog}, which is not there`)]);
  },
);

test("sample releases are not published", () => {
  build(SITE, SAMPLES);
  expect(check()).toEqual([expect.stringContaining("Visitors would get the sample releases.")]);
});

test("the default address is not published", () => {
  build("http://localhost:9000");
  expect(check()).toEqual(["http://localhost:9000 is no public address. Set SITE_URL."]);
});

test("half a build is not published", () => {
  build();
  folder.write("index.html", "<html>");
  expect(check()).toEqual([expect.stringContaining("no canonical link")]);
  folder.write("releases.json", "[]");
  expect(check).toThrow("does not say where its releases are from");
});

const warnings = () => warningsOf(".").sort();

test("a site without releases can be published, with a warning", () => {
  build(SITE, LIVE_URL, []);
  expect(check()).toEqual([]);
  const warning = /^https.*octo\/player\/releases lists no releases\. .*set RELEASES_REPOSITORY/;
  expect(warnings()).toEqual([expect.stringMatching(warning)]);
});

test("an address without https is a warning", () => {
  build("http://player.example");
  expect(check()).toEqual([]);
  expect(warnings()).toEqual([expect.stringMatching(/^http:\/\/player.* tick Enforce HTTPS\.$/)]);
});

test.each(FIRST_PRODUCT.names)("the site of another product has no file that says %s", (name) => {
  build();
  folder.write("app-1.js", `const text = "Join ${name}"`);
  folder.write("page-data/index/page-data.json", `{"url":"https://x.example/${name}"}`);
  // With texts of releases, which may say it.
  for (const file of ["releases.atom", "download.html", "download/index.html"])
    folder.write(file, name);
  folder.write("page-data/download/page-data.json", name);
  expect(warnings()).toEqual(
    ["app-1.js", "page-data/index/page-data.json"].map(
      (file) => `${file} still says ${name}. See "Make it yours" in README.md.`,
    ),
  );
});

const [firstName = ""] = FIRST_PRODUCT.names;
const ownReleases = `https://api.github.com/repos/${FIRST_PRODUCT.repository}/releases`;
test.each([
  ["of the first product", 0, ownReleases, firstName],
  ["of the first product, in capitals", 0, ownReleases.toUpperCase(), firstName],
  ["of the first product with sample releases", 0, SAMPLES, firstName],
  ["of another product with sample releases", 1, SAMPLES, "Notes"],
])("a file with the first name costs the site %s %i warnings", (_, count, liveUrl, name) => {
  mockName = name;
  build(SITE, liveUrl);
  folder.write("app-1.js", firstName);
  expect(warnings()).toHaveLength(count);
});

test("the command fails for a problem, and not for a warning", () => {
  folder.write("public/releases.json", JSON.stringify({ liveUrl: LIVE_URL, releases: [] }));
  folder.write("public/index.html", `<link rel="canonical" href="${SITE}/"/><img src="/a"/>`);
  const run = (settings: Record<string, string>) => {
    const { status, stdout } = runScript("checkBuilt", settings);
    return { status, lines: stdout.trim().split("\n") };
  };
  const warning = (start: string) => expect.stringMatching(`^${start}https.* lists no releases`);
  const lines = (...texts: string[]) => texts.map((text) => expect.stringContaining(text));
  const problems = lines("index.html names /a,", "Build again");
  expect(run({})).toEqual({ status: 1, lines: [warning("Warning: "), ...problems] });
  folder.write("public/index.html", `<link rel="canonical" href="${SITE}/"/>`);
  expect(run({ GITHUB_ACTIONS: "true" })).toEqual({
    status: 0,
    lines: [warning("::warning::"), ...lines("can be published")],
  });
});
