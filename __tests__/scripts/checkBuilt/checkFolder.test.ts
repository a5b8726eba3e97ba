/** @jest-environment node */
import { cpSync, existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { githubRelease, githubReleases, notesOf } from "../../../harness/githubReleases";
import { FAULTS, type Fault, type ReleasesApi, startReleasesApi } from "../../../harness/releasesApi";
import { checkFolder, type FolderOptions } from "../../../scripts/checkBuilt/checkFolder";
import { renderQrCode } from "../../../src/publishing/downloadQrCode";
import { KEPT_FOLDER } from "../../../src/site/keptFolder";
import { readSettings } from "../../../src/site/settings";
import { keepLastGoodList } from "../../../src/sourcing/lastGoodList";
import { type BuiltList, releaseFiles, SITE_URL } from "../../support/publishedSite";

const READ_AT = "2026-11-21T10:00:00.000Z";
const APP = `app-${"a".repeat(20)}.js`;
const OLD_APP = `app-${"b".repeat(20)}.js`;
const DATA = "page-data/download/page-data.json";
const APP_DATA = "page-data/app-data.json";
const BUILD_AGAIN = "Build again; if that does not help, delete .cache and public first.";
const SET_SITE_URL = "Set SITE_URL (and PATH_PREFIX) to the URL of the published site and build again.";
const NOT_COMPARED = "The pages were not compared with those that were published before: ";
const NO_COPY = `${NOT_COMPARED}no copy of them is given (--before FOLDER).`;

let api: ReleasesApi;
let endpoint: string;
/** Folder of the site. */
let directory: string;
/** A copy of `public` as it was published before. */
let before: string;

beforeEach(async () => {
  api = await startReleasesApi(githubReleases(3));
  endpoint = `${api.url}/repos/octo/player/releases`;
  directory = mkdtempSync(path.join(tmpdir(), "built-"));
  before = path.join(directory, "before");
  await build();
});
afterEach(async () => {
  rmSync(directory, { recursive: true });
  await api.close();
});

const inPublic = (file: string) => path.join(directory, "public", file);
const read = (file: string) => readFileSync(inPublic(file), "utf8");
function write(file: string, content: string | Buffer): void {
  mkdirSync(path.dirname(inPublic(file)), { recursive: true });
  writeFileSync(inPublic(file), content);
}
function change(file: string, from: string | RegExp, to: string): void {
  const changed = read(file).replace(from, to);
  if (changed === read(file)) throw new Error(`${file} does not have ${from}.`);
  write(file, changed);
}
/** Changes a page under both of its names. */
function changePage(name: string, from: string | RegExp, to: string): void {
  change(`${name}.html`, from, to);
  change(`${name}/index.html`, from, to);
}

/** Writes `public` as a build does that reads the API now, or reads what is given. */
async function build(list: Partial<BuiltList> = {}, builtOn = "2026-11-21"): Promise<void> {
  const { entries = api.releases, readAt = READ_AT, liveUrl = endpoint } = list;
  for (const [file, text] of Object.entries(releaseFiles({ entries, readAt, liveUrl, ...list }))) write(file, text);
  for (const route of ["/", "/privacy", "/terms"]) {
    const html = pageOf(route, builtOn);
    write(route === "/" ? "index.html" : `${route.slice(1)}/index.html`, html);
    if (route !== "/") write(`${route.slice(1)}.html`, html);
  }
  write("404.html", "<!DOCTYPE html><html><head></head></html>");
  write(APP, "run()");
  write(APP_DATA, `{"webpackCompilationHash":"${"c".repeat(20)}"}`);
  write("page-data/sq/d/77.json", `{"data":{"site":{"siteMetadata":{"siteUrl":"${SITE_URL}","builtOn":"${builtOn}"}}}}`);
  const addresses = ["/", "/download", "/privacy", "/terms"].map((route) => `<url><loc>${SITE_URL}${route}</loc></url>`);
  write("sitemap-0.xml", `<urlset>${addresses.join("")}</urlset>`);
  write("sitemap-index.xml", `<sitemapindex><sitemap><loc>${SITE_URL}/sitemap-0.xml</loc></sitemap></sitemapindex>`);
  write("robots.txt", `User-agent: *\nAllow: /\nSitemap: ${SITE_URL}/sitemap-index.xml\n`);
  write("download.svg", renderQrCode(`${SITE_URL}/download`));
  for (const file of ["favicon.svg", "apple-touch-icon.png", "sample-releases.json"]) write(file, "a file of static/");
  const kept = path.join(directory, KEPT_FOLDER);
  await keepLastGoodList(kept, endpoint, { readAt, pages: [{ url: `${endpoint}?per_page=100`, entries }] });
}

function pageOf(route: string, builtOn: string): string {
  const url = SITE_URL + route;
  const head = `<link rel="canonical" href="${url}"/><meta property="og:url" content="${url}"/>`;
  const dates = `Last updated: <time dateTime="${builtOn}">${builtOn} in words</time> © <!-- -->${builtOn.slice(0, 4)}<!-- -->`;
  return `<!DOCTYPE html><html><head>${head}</head><body>${dates}<script src="/${APP}"></script></body></html>`;
}

function check({
  settings = {},
  ...options
}: { settings?: Record<string, string> } & Partial<Omit<FolderOptions, "settings">> = {}) {
  const all = { RELEASES_REPOSITORY: "octo/player", RELEASES_API_URL: api.url, SITE_URL, ...settings };
  return checkFolder({
    siteDirectory: directory,
    settings: readSettings(all),
    isSiteUrlSet: true,
    isDemonstration: false,
    wait: async () => undefined,
    ...options,
  });
}
const problems = async (options?: Parameters<typeof check>[0]) => (await check(options)).problems;

test("a good folder has no problem, and only the missing comparison is said", async () => {
  expect(await check()).toEqual({ problems: [], warnings: [NO_COPY], pages: 4, files: 22 });
});

test("a folder whose pages were all moved from X/index.html to X.html, as on Netlify, has no problem", async () => {
  for (const page of ["download", "privacy", "terms"]) {
    rmSync(inPublic(page), { recursive: true });
    if (page !== "download") write(`page-data/${page}/page-data.json`, "{}");
  }
  expect(await problems()).toEqual([]);
  change("privacy.html", `rel="canonical" href="${SITE_URL}/privacy"`, `rel="canonical" href="${SITE_URL}/other"`);
  expect(await problems()).toEqual([expect.stringContaining("public/privacy/index.html: the canonical link is")]);
});

test.each(["beside the folders of the pages", "on Netlify, where no page has a folder"])(
  "an HTML file of static/ is no page, %s",
  async (where) => {
    if (where.startsWith("on Netlify")) {
      for (const page of ["download", "privacy", "terms"]) rmSync(inPublic(`${page}/index.html`));
      for (const page of ["privacy", "terms"]) write(`page-data/${page}/page-data.json`, "{}");
    }
    write("google123.html", "google-site-verification: google123.html");
    const notStatic = "public/google123.html has no google123/index.html beside it. Build again.";
    expect(await problems()).toEqual([notStatic]);
    write("demo/index.html", "<p>A demonstration</p>");
    mkdirSync(path.join(directory, "static", "demo"), { recursive: true });
    for (const file of ["google123.html", "demo/index.html"]) writeFileSync(path.join(directory, "static", file), read(file));
    expect(await problems()).toEqual([]);
  },
);

test("a repository without any release is no problem", async () => {
  api.releases = [];
  await build();
  expect(await problems()).toEqual([]);
});

test("a list of several pages, longer than the HTML, is no problem", async () => {
  api.releases = githubReleases(130);
  await build();
  expect(await problems()).toEqual([]);
});

test("a missing folder is an error that says what to do", async () => {
  rmSync(inPublic(""), { recursive: true });
  await expect(check()).rejects.toThrow(/public is missing or empty: run npm run build first\.$/);
});

describe("the newest release", () => {
  const structuredData = /"softwareVersion":"v1\.3\.0"/;
  test.each<[string, string, () => void]>([
    [
      "the structured data",
      "/download: the structured data announces v1.2.0, the newest release is v1.3.0 (id 1003)",
      () => changePage("download", structuredData, '"softwareVersion":"v1.2.0"'),
    ],
    [
      "the structured data at all",
      "/download: the structured data of the app is missing, so the newest version is not known",
      () => changePage("download", /<script[^>]*ld\+json.*?<\/script>/, ""),
    ],
    [
      "the section that visitors see",
      "/download: the section of the newest release is not v1.3.0 (id 1003), the newest release",
      () => changePage("download", ">v1.3.0</span>", ">v1.2.0</span>"),
    ],
    [
      "the section with its present name",
      "/download: the section of the newest release is not v1.3.0 (id 1003), the newest release",
      () => changePage("download", ">Player 1.3</span>", ">An earlier name</span>"),
    ],
    [
      "the section at all",
      "/download: the section of the newest release is missing, the newest release is v1.3.0 (id 1003)",
      () => changePage("download", 'id="latest"', 'id="other"'),
    ],
    [
      "the page data",
      `/${DATA}: the newest 3 releases are not those of the list`,
      () => change(DATA, '"version":"v1.3.0"', '"version":"v1.2.0"'),
    ],
    [
      "the files in the page data",
      `/${DATA}: the files of the newest release are not those of the list`,
      () => change(DATA, /"latestRelease":\{"nodes":\[.*\]\}/, '"latestRelease":{"nodes":[]}'),
    ],
    [
      "the count in the page data",
      `/${DATA}: 2 releases are counted, there are 3`,
      () => change(DATA, '"totalCount":3', '"totalCount":2'),
    ],
    [
      "the file of all releases",
      "/releases.json: v1.3.0 (id 1003) is out of date",
      () => change("releases.json", '"name":"Player 1.3"', '"name":"Other"'),
    ],
    [
      "the feed",
      "/releases.atom: the first entry is not v1.3.0 (id 1003), the newest release",
      () => change("releases.atom", "#release-1003<", "#release-1002<"),
    ],
    [
      "the plain list",
      "/releases.html: the first release is not v1.3.0 (id 1003), the newest release",
      () => change("releases.html", 'id="release-1003"', 'id="release-1002"'),
    ],
  ])("is missing in %s", async (_, problem, spoil) => {
    spoil();
    expect(await problems()).toEqual([`${problem}. ${BUILD_AGAIN}`]);
  });

  test("is missing in all files: each is named", async () => {
    await build({ entries: githubReleases(2) });
    // The list that the build kept does not count: it lacks a release that had been published long before.
    expect(await problems()).toEqual(
      [
        "/releases.json: v1.3.0 (id 1003) is missing",
        "/releases.json: 2 releases are shown, there are 3",
        "/download: the structured data announces v1.2.0, the newest release is v1.3.0 (id 1003)",
        "/download: the section of the newest release is not v1.3.0 (id 1003), the newest release",
        `/${DATA}: the newest 3 releases are not those of the list`,
        `/${DATA}: the files of the newest release are not those of the list`,
        `/${DATA}: 2 releases are counted, there are 3`,
        "/releases.atom: the first entry is not v1.3.0 (id 1003), the newest release",
        "/releases.html: the first release is not v1.3.0 (id 1003), the newest release",
      ].map((problem) => `${problem}. ${BUILD_AGAIN}`),
    );
  });

  test.each([
    ["page-data/download/page-data.json", "{}", `public/${DATA} does not hold the data of /download. Build again.`],
    ["releases.json", "<!DOCTYPE html>", "public/releases.json: this is not a list of releases"],
  ])("cannot be read from %s", async (file, content, problem) => {
    write(file, content);
    expect(await problems()).toContain(problem);
  });
});

describe("releases that changed after the build read its list", () => {
  const later = ". It changed after 2026-11-21T10:00:00.000Z; the next deployment shows it.";

  test.each<[string, string[], () => void]>([
    [
      "published",
      ["/releases.json: v1.4.0 (id 1004) is missing", "/releases.json: 3 releases are shown, there are 4"],
      () => api.releases.unshift(githubRelease(4, { published_at: "2026-11-21T10:00:30Z" })),
    ],
    [
      "edited",
      ["/releases.json: v1.3.0 (id 1003) is out of date"],
      () => {
        api.releases[0] = githubRelease(3, { body: notesOf("A better text") });
      },
    ],
    [
      "deleted",
      [
        "/releases.json: v1.3.0 (id 1003) is shown, but is not a release any more",
        "/releases.json: 3 releases are shown, there are 2",
      ],
      () => api.releases.shift(),
    ],
  ])("%s: this is said, and the folder can be published", async (_, differences, happen) => {
    happen();
    const { problems, warnings } = await check();
    expect(problems).toEqual([]);
    expect(warnings).toEqual([...differences.map((difference) => difference + later), NO_COPY]);
  });

  test("without the list that the build kept, the time of publishing decides", async () => {
    rmSync(path.join(directory, KEPT_FOLDER), { recursive: true });
    api.releases.unshift(githubRelease(4, { published_at: "2026-11-21T10:00:30Z" }));
    expect(await problems()).toEqual([]);
    api.releases[0] = githubRelease(4, { published_at: "2026-11-21T09:58:30Z" });
    expect(await problems()).toContain(`/releases.json: v1.4.0 (id 1004) is missing. ${BUILD_AGAIN}`);
  });

  test("the API's answer may be a minute old", async () => {
    api.releases.unshift(githubRelease(4, { published_at: "2026-11-21T09:59:30Z" }));
    expect(await problems()).toEqual([]);
  });

  test("a list that another build kept does not count", async () => {
    const entries = [githubRelease(3, { name: "An earlier name" }), githubRelease(2), githubRelease(1)];
    await keepLastGoodList(path.join(directory, KEPT_FOLDER), endpoint, {
      readAt: "2026-11-20T10:00:00.000Z",
      pages: [{ url: `${endpoint}?per_page=100`, entries }],
    });
    expect(await problems()).toEqual([]);
  });

  test("a kept list that cannot be read is said and ignored", async () => {
    writeFileSync(path.join(directory, KEPT_FOLDER, `${encodeURIComponent(endpoint)}.json`), "{");
    const { problems, warnings } = await check();
    expect(problems).toEqual([]);
    expect(warnings[0]).toMatch(/^The list that the build kept in .* cannot be read and is ignored/);
  });
});

describe("an API that cannot be read", () => {
  test.each<Fault>(FAULTS.filter((fault) => !["hang", "drip"].includes(fault)))(
    "does not keep the last good list from being published (%s)",
    async (fault) => {
      // A build that could not read the API shows an older list.
      await build({ entries: githubReleases(2), readAt: "2026-11-20T10:00:00.000Z" });
      api.fault = fault;
      const { problems, warnings } = await check();
      expect(problems).toEqual([]);
      expect(warnings[0]).toContain(`${endpoint}: the releases could not be read: `);
      expect(warnings[0]).toContain(
        "The list in public is from 2026-11-20T10:00:00.000Z; its files were compared with each other alone.",
      );
    },
  );

  test("the files must still agree with each other", async () => {
    api.fault = "500";
    change("releases.atom", "#release-1003<", "#release-1002<");
    expect(await problems()).toEqual([
      `/releases.atom: the first entry is not v1.3.0 (id 1003), the newest release. ${BUILD_AGAIN}`,
    ]);
  });
});

describe("the source of the releases", () => {
  test("sample releases are a problem where a repository is set", async () => {
    await build({ isSample: true, liveUrl: "/sample-releases.json" });
    expect(await problems()).toEqual([
      "The folder has sample releases instead of those of octo/player (public/download/index.html). " +
        "Build again with RELEASES_REPOSITORY set to octo/player.",
    ]);
  });

  test("so is isSample in the data alone, and the notice on a page alone", async () => {
    change(DATA, '"isSample":false', '"isSample":true');
    expect(await problems()).toEqual([
      expect.stringContaining("sample releases instead of those of octo/player (the data of /download)"),
    ]);
    change(DATA, '"isSample":true', '"isSample":false');
    changePage("privacy", "<body>", "<body>These are sample releases.");
    expect(await problems()).toEqual([expect.stringContaining("(public/privacy/index.html)")]);
  });

  test("the releases of another repository are a problem", async () => {
    change(DATA, "octo/player/releases", "octo/other/releases");
    expect(await problems()).toEqual([
      `/download asks ${api.url}/repos/octo/other/releases for its releases, not ${endpoint}. ` +
        "Build again with RELEASES_REPOSITORY set to octo/player.",
    ]);
  });

  describe("without a repository", () => {
    const settings = { RELEASES_REPOSITORY: "" };
    beforeEach(() => build({ isSample: true, liveUrl: "/sample-releases.json" }));

    test("the sample releases are a problem", async () => {
      expect(await problems({ settings })).toEqual([
        "No repository is set, so visitors would get the sample releases. Set RELEASES_REPOSITORY to owner/name and build again, " +
          "or set SAMPLE_RELEASES to true if the site is only a demonstration.",
      ]);
    });

    test.each([true, false])("the releases of a repository are a problem, in a demonstration too (%s)", async (isDemonstration) => {
      await build();
      expect(await problems({ settings, isDemonstration })).toEqual([
        `No repository is set, but the folder has the releases of ${endpoint}. Run npm run check:built with the settings of the build.`,
      ]);
    });

    test("they are none in a demonstration, and the API is not asked", async () => {
      const { problems, warnings } = await check({ settings, isDemonstration: true });
      expect(problems).toEqual([]);
      expect(warnings).toEqual(["No repository is set, so the releases were not compared with the API.", NO_COPY]);
      expect(api.calls).toEqual([]);
    });
  });
});

describe("addresses of the site", () => {
  const LOCAL = "http://localhost:9000";
  test.each<[string, string, () => void]>([
    [
      "a canonical link",
      `public/privacy/index.html: the canonical link is ${LOCAL}/privacy, not ${SITE_URL}/privacy. ${SET_SITE_URL}`,
      () => changePage("privacy", `rel="canonical" href="${SITE_URL}`, `rel="canonical" href="${LOCAL}`),
    ],
    [
      "og:url",
      `public/privacy/index.html has the address ${LOCAL}/privacy, which is not under ${SITE_URL}. ${SET_SITE_URL}`,
      () => changePage("privacy", `property="og:url" content="${SITE_URL}`, `property="og:url" content="${LOCAL}`),
    ],
    [
      "the index of the sitemap",
      `public/sitemap-index.xml has the address ${LOCAL}/sitemap-0.xml, which is not under ${SITE_URL}. ${SET_SITE_URL}`,
      () => change("sitemap-index.xml", SITE_URL, LOCAL),
    ],
    [
      "robots.txt",
      `public/robots.txt has the address ${LOCAL}/sitemap-index.xml, which is not under ${SITE_URL}. ${SET_SITE_URL}`,
      () => change("robots.txt", SITE_URL, LOCAL),
    ],
    [
      "the feed",
      `public/releases.atom has the address ${LOCAL}/releases.atom, which is not under ${SITE_URL}. ${SET_SITE_URL}`,
      () => change("releases.atom", `rel="self" href="${SITE_URL}`, `rel="self" href="${LOCAL}`),
    ],
    [
      "the QR code",
      `public/download.svg does not lead to ${SITE_URL}/download. ${SET_SITE_URL}`,
      () => write("download.svg", renderQrCode(`${LOCAL}/download`)),
    ],
  ])("localhost in %s is a problem", async (_, problem, spoil) => {
    spoil();
    expect(await problems()).toEqual([problem]);
  });

  test.each(["http://localhost:9000", "http://127.0.0.1:9201", "http://[::1]:9000"])(
    "%s is fine only if SITE_URL says so",
    async (url) => {
      for (const file of [
        "index.html",
        "download",
        "privacy",
        "terms",
        "sitemap-0.xml",
        "sitemap-index.xml",
        "robots.txt",
        "releases.atom",
      ]) {
        const names = file.includes(".") ? [file] : [`${file}.html`, `${file}/index.html`];
        for (const name of names) change(name, new RegExp(SITE_URL, "g"), url);
      }
      write("download.svg", renderQrCode(`${url}/download`));
      expect(await problems({ settings: { SITE_URL: url } })).toEqual([]);
      expect(await problems({ settings: { SITE_URL: url }, isSiteUrlSet: false })).toEqual([
        `The addresses in public begin with ${url}. ${SET_SITE_URL}`,
      ]);
    },
  );

  test("a download link on loopback in the feed is no address of the site", async () => {
    api.releases = [githubRelease(1, { assets: [{ name: "p.apk", browser_download_url: "http://127.0.0.1:9000/p.apk" }] })];
    await build();
    expect(await problems()).toEqual([]);
  });

  test.each<[string, string, () => void]>([
    [
      "no canonical link",
      "public/terms/index.html has no canonical link. Build again.",
      () => changePage("terms", /<link rel="canonical"[^>]*>/, ""),
    ],
    [
      "two canonical links",
      "public/terms/index.html has 2 canonical links; it must have one. Build again.",
      () => changePage("terms", /(<link rel="canonical"[^>]*>)/, "$1$1"),
    ],
    [
      "the canonical link of another page",
      `public/terms/index.html: the canonical link is ${SITE_URL}/privacy, not ${SITE_URL}/terms. ${SET_SITE_URL}`,
      () => changePage("terms", `rel="canonical" href="${SITE_URL}/terms`, `rel="canonical" href="${SITE_URL}/privacy`),
    ],
  ])("%s is a problem", async (_, problem, spoil) => {
    spoil();
    expect(await problems()).toEqual([problem]);
  });

  test("a page that the sitemap leaves out is a problem", async () => {
    change("sitemap-0.xml", `<url><loc>${SITE_URL}/terms</loc></url>`, "");
    expect(await problems()).toEqual([`The sitemap does not have ${SITE_URL}/terms. Build again.`]);
  });

  test("a robots.txt without the sitemap is a problem", async () => {
    write("robots.txt", "User-agent: *\nAllow: /\n");
    expect(await problems()).toEqual(["public/robots.txt has none of the site's addresses. Build again."]);
  });
});

describe("pages", () => {
  test.each<[string, string, () => void]>([
    [
      "without its second name",
      "public/privacy.html is missing; it must be a copy of privacy/index.html. Build again.",
      () => rmSync(inPublic("privacy.html")),
    ],
    [
      "that differs from the page of its other name",
      "public/privacy.html differs from privacy/index.html. Build again.",
      () => change("privacy.html", "<body>", "<body> "),
    ],
    [
      "that is left alone",
      "public/former.html has no former/index.html beside it. Build again.",
      () => write("former.html", read("privacy.html")),
    ],
    [
      "that is cut off",
      "public/index.html is cut off: it does not end with </html>. Build again.",
      () => change("index.html", "</html>", ""),
    ],
    [
      "with a script that is missing",
      "public/index.html references /gone.js, but public has no such file. Build again.",
      () => change("index.html", "</body>", '<script src="/gone.js"></script></body>'),
    ],
    ["for an unknown URL that is missing", "public/404.html is missing. Build again.", () => rmSync(inPublic("404.html"))],
  ])("a page %s is a problem", async (_, problem, spoil) => {
    spoil();
    expect(await problems()).toEqual([problem]);
  });

  test("a route without any page is a problem", async () => {
    rmSync(inPublic("terms"), { recursive: true });
    rmSync(inPublic("terms.html"));
    expect(await problems()).toEqual(["public/terms/index.html is missing. Build again."]);
  });
});

describe("sizes", () => {
  const REMEDY = "Find out what has grown; if it should be so, raise MOST in scripts/checkBuilt/sizes.ts.";
  const MIB = 1024 * 1024;

  test("a file of more than 25 MiB is a problem", async () => {
    write("large.bin", Buffer.alloc(25 * MIB));
    expect(await problems()).toEqual([]);
    write("large.bin", Buffer.alloc(25 * MIB + 1));
    expect(await problems()).toEqual([`public/large.bin is too large: 26 MiB, the most is 25 MiB. ${REMEDY}`]);
  });

  test("a page of more than a megabyte is a problem", async () => {
    change("index.html", "</body>", `${"x".repeat(MIB)}</body>`);
    expect(await problems()).toEqual([`public/index.html is too large: 1,025 KiB, the most is 1,024 KiB. ${REMEDY}`]);
  });

  test("thirty releases with the longest notes that GitHub takes are no problem", async () => {
    const body = notesOf(...Array.from({ length: 12 }, () => "x".repeat(10_400)));
    expect(body.length).toBeGreaterThan(124_000);
    api.releases = githubReleases(30).map((release) => ({ ...release, body }));
    await build();
    expect(await problems()).toEqual([]);
  }, 60_000);

  test("scripts that are several times as large as today are a problem of each page that loads them", async () => {
    // Digits of different numbers, because a text that repeats itself would be compressed to nothing.
    write(APP, Array.from({ length: 80_000 }, (_, index) => Math.abs(Math.sin(index)).toString(36).slice(2, 8)).join(""));
    expect(await problems()).toEqual(
      ["index.html", "privacy/index.html", "terms/index.html"].map((page) =>
        expect.stringMatching(
          new RegExp(
            `^The scripts that public/${page} loads at its start are too large, compressed: \\d+ KiB, the most is 176 KiB\\.`,
          ),
        ),
      ),
    );
  });
});

describe("the pages that were published before", () => {
  /** Checks the folder, as the last deployment did, and copies it. */
  async function publish(): Promise<void> {
    expect(await problems()).toEqual([]);
    cpSync(inPublic(""), before, { recursive: true });
  }

  test("are as before after a release, on another day of another year", async () => {
    await publish();
    api.releases = githubReleases(4);
    await build({ readAt: "2027-01-01T10:00:00.000Z" }, "2027-01-01");
    expect(await check({ before })).toMatchObject({ problems: [], warnings: [] });
  });

  test("a page that changed is a problem, and the difference is shown", async () => {
    await publish();
    changePage("privacy", "<body>", "<body>New");
    const [copy, page, ...others] = await problems({ before });
    expect(copy).toMatch(
      /^public\/privacy\.html differs although only releases may have changed: after ".*<body>" there was "Last/,
    );
    expect(copy).toMatch(
      /there was "Last updated: .*", now there is "NewLast updated: .*"\. Delete \.cache and public and build again\.$/,
    );
    expect(page).toMatch(/^public\/privacy\/index\.html differs/);
    expect(others).toEqual([]);
  });

  test("so is another file, such as the host's headers", async () => {
    write("_headers", "/*\n  X-Frame-Options: DENY\n");
    await publish();
    write("_headers", "/*\n");
    expect(await problems({ before })).toEqual([
      "public/_headers differs although only releases may have changed: " +
        'after "/*?" there was "  X-Frame-Options: DENY?", now there is the end. Delete .cache and public and build again.',
    ]);
  });

  test("a file that is gone is a problem", async () => {
    write("logo.svg", "<svg></svg>");
    await publish();
    rmSync(inPublic("logo.svg"));
    expect(await problems({ before })).toEqual([
      "public/logo.svg was published before, but is not there any more. Delete .cache and public and build again.",
    ]);
  });

  test("a new file, and a hashed file that is not needed any more, are no problem", async () => {
    write(OLD_APP, "run()");
    await publish();
    rmSync(inPublic(OLD_APP));
    write("new.svg", "<svg></svg>");
    expect(await check({ before })).toMatchObject({ problems: [], warnings: [] });
  });

  test.each<[string, string, () => unknown]>([
    ["if the scripts changed", "the scripts have changed since then", () => change(APP_DATA, "cccc", "dddd")],
    [
      "if a file of static/ changed",
      "the code or a setting has changed since then",
      () => {
        mkdirSync(path.join(directory, "static"));
        writeFileSync(path.join(directory, "static", "logo.svg"), "<svg></svg>");
      },
    ],
    [
      "if it is not known which code they come from",
      "the code or a setting has changed since then",
      () => rmSync(path.join(directory, KEPT_FOLDER), { recursive: true }),
    ],
    ["if nothing was published", "BEFORE does not hold a built site", () => rmSync(before, { recursive: true })],
  ])("are not compared %s, which is said", async (_, reason, happen) => {
    await publish();
    happen();
    changePage("privacy", "<body>", "<body>New");
    expect(await check({ before })).toMatchObject({
      problems: [],
      warnings: [`${NOT_COMPARED}${reason.replace("BEFORE", before)}.`],
    });
  });

  test("are not compared if a setting changed", async () => {
    await publish();
    changePage("privacy", "<body>", "<body>New");
    const { warnings } = await check({ before, settings: { SITE_URL: "https://other.example" } });
    expect(warnings).toEqual([`${NOT_COMPARED}the code or a setting has changed since then.`]);
  });

  test("a folder with a problem is not noted as checked", async () => {
    rmSync(inPublic("privacy.html"));
    await check();
    expect(existsSync(path.join(directory, KEPT_FOLDER, "checked-build.json"))).toBe(false);
  });
});
