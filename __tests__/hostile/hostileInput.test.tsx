/** @jest-environment node */
import fc from "fast-check";
import type { ComponentProps, ReactElement } from "react";
import { githubRelease, githubReleases, notesOf } from "../../harness/githubReleases";
import { namesVersion } from "../../src/releases/namesVersion";
import type { Release } from "../../src/releases/release";
import { mobileApplication } from "../../src/site/structuredData";
import { harmless, hasSameSkeleton, hazardsIn, isCheckedUrl, parseMarkup } from "../support/hazards";
import {
  evilAnswer,
  evilDates,
  evilEntry,
  evilList,
  evilTexts,
  evilUrl,
  evilUrls,
  knownNotes,
  nested,
  withPrototypeKeys,
} from "../support/hostileReleases";

/**
 * Everything between the answer of the API and what a visitor gets. It is loaded on demand, so that a test can plant a fault in one
 * of its modules.
 */
async function loadSite() {
  const { checkGitHubReleases } = await import("../../src/releases/githubRelease");
  const { areSameReleases, mergeReleases } = await import("../../src/releases/mergeReleases");
  const { parseAllReleases, serializeAllReleases } = await import("../../src/releases/allReleases");
  const { parseReleaseNotes } = await import("../../src/releases/releaseNotes");
  const { safeLink } = await import("../../src/releases/safeLink");
  const { toRelease } = await import("../../src/releases/toRelease");
  const { renderReleaseFeed } = await import("../../src/publishing/releaseFeed");
  const { renderPlainList } = await import("../../src/publishing/plainList");
  const { FileList } = await import("../../src/components/download/FileList");
  const { default: DownloadPage } = await import("../../src/pages/download");
  const { renderToStaticMarkup } = await import("react-dom/server");
  const { Helmet } = await import("react-helmet");

  /** Renders /download like the build, head and body. */
  function renderDownloadPage(releases: readonly Release[]): string {
    const data: ComponentProps<typeof DownloadPage>["data"] = {
      releaseList: { isSample: false, readAt: "2026-11-21T10:00:00.000Z", liveUrl: "https://api.example.com/releases" },
      allRelease: { totalCount: releases.length, nodes: releases.slice(0, 30) },
      latestRelease: { nodes: releases.slice(0, 1) },
      stableRelease: { nodes: releases.filter(({ isPrerelease }) => !isPrerelease).slice(0, 1) },
    };
    const body = renderToStaticMarkup(<DownloadPage data={data} location={{}} />);
    const { title, meta, link, script } = Helmet.renderStatic();
    return `<!DOCTYPE html><html><head>${title}${meta}${link}${script}</head><body>${body}</body></html>`;
  }

  /** The releases of an answer; none if the whole answer is refused, for which there are only two reasons (docs/rules.md, 4.14). */
  function readAnswer(answer: unknown): Release[] {
    try {
      return checkGitHubReleases(answer).releases.map(toRelease);
    } catch (error) {
      if (error instanceof Error && /^the answer (is not a list of releases|holds no usable release)$/.test(error.message))
        return [];
      throw error;
    }
  }

  return {
    areSameReleases,
    checkGitHubReleases,
    mergeReleases,
    parseAllReleases,
    parseReleaseNotes,
    readAnswer,
    renderDownloadPage,
    renderFeed: (releases: readonly Release[]) => renderReleaseFeed({ releases, siteUrl: "https://example.com" }),
    renderFiles: (releases: readonly Release[]) =>
      renderToStaticMarkup(<FileList files={releases.flatMap(({ files }) => files)} onDownload={() => undefined} />),
    renderPlainList,
    safeLink,
    serializeAllReleases: (releases: readonly Release[]) => serializeAllReleases(releases, "https://example.com/download"),
  };
}

type Site = Awaited<ReturnType<typeof loadSite>>;

let site: Site;
beforeAll(async () => {
  site = await loadSite();
});

const objectKeys = () => Reflect.ownKeys(Object.prototype).map(String).join();
const untouchedKeys = objectKeys();
afterEach(() => {
  expect(objectKeys()).toBe(untouchedKeys);
});

let tried = 0;
/** A fast-check property that counts its cases. */
function holdsFor<T>(arbitrary: fc.Arbitrary<T>, property: (value: T) => void) {
  return fc.property(arbitrary, (value) => {
    tried += 1;
    property(value);
  });
}

/** The characters that HTML forbids in text: https://html.spec.whatwg.org/multipage/dom.html#text-content */
const FORBIDDEN = /[\p{Surrogate}\p{Noncharacter_Code_Point}]|(?![\t\n\f\r])\p{Control}/u;

/** Names of the fields that break a promise of the docstrings of `Release`. */
function faultsOf(release: Release): string[] {
  const { id, version, name, date, features, files, downloadUrl, downloadSize, linksTo, isPrerelease } = release;
  const isText = (text: string) => text !== "" && !FORBIDDEN.test(text);
  const isLine = (text: string) => isText(text) && text === text.trim();
  const isSound: Record<keyof Release, boolean> = {
    id: isText(id),
    version: isLine(version),
    name: isLine(name),
    date: date === null || /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$/.test(date),
    features: features.every((feature) => isLine(feature) && !/[\r\n]/.test(feature)),
    files: files.every(
      (file) => isLine(file.name) && isCheckedUrl(file.downloadUrl) && /^[0-9a-f]{64}$/.test(file.sha256 ?? "0".repeat(64)),
    ),
    downloadUrl: downloadUrl === null || isCheckedUrl(downloadUrl),
    downloadSize: downloadSize === null || (Number.isSafeInteger(downloadSize) && downloadSize >= 0),
    linksTo: (linksTo === null) === (downloadUrl === null),
    isPrerelease: typeof isPrerelease === "boolean",
  };
  return Object.entries(isSound).flatMap(([field, sound]) => (sound ? [] : [field]));
}

/** A text as an HTML parser reads it: every kind of line break becomes a line feed. */
const asRead = (text: string) => text.replace(/\r\n?/g, "\n");
const headingsOf = (document: Document, selector: string) =>
  [...document.querySelectorAll(selector)].map((heading) => heading.textContent?.trim());

/**
 * Parses a rendered page and expects that it is harmless, has the skeleton of a harmless page, and shows the right feature lines.
 */
function readHarmlessPage(render: (releases: readonly Release[]) => string, releases: readonly Release[], shown = releases) {
  const document = parseMarkup(render(releases));
  expect(hazardsIn(document)).toEqual([]);
  // Compares before `expect`: Jest would compute the difference of two very long lines.
  expect(hasSameSkeleton(document, parseMarkup(render(harmless(releases))))).toBe(true);
  // List items with a link are files, and items in the tools and in the help are not feature lines of the list.
  const lines = [...document.querySelectorAll("ul > li")].filter(
    (item) => !item.querySelector("a") && !item.closest("#tools, #install, #command-line"),
  );
  expect(lines.map((item) => item.textContent)).toEqual(shown.flatMap((release) => release.features));
  return document;
}

function expectHarmlessDownloadPage({ renderDownloadPage }: Site, releases: readonly Release[]) {
  const document = readHarmlessPage(renderDownloadPage, releases, releases.slice(0, 30));
  const [latest, ...previous] = releases.slice(0, 30);
  expect(headingsOf(document, "article h3")).toEqual(
    previous.map(({ name, version }) => asRead(namesVersion({ name, version }) ? name : `${name} ${version}`)),
  );
  const said: unknown = JSON.parse(document.querySelector("script")?.textContent ?? "");
  expect(said).toEqual(mobileApplication("https://example.com/download", latest));
}

function expectHarmlessListPage({ renderPlainList }: Site, releases: readonly Release[]) {
  expect(headingsOf(readHarmlessPage(renderPlainList, releases), "article h2")).toEqual(
    releases.map(({ name, version }) => asRead(namesVersion({ name, version }) ? name : `${name} (${version})`)),
  );
}

/** Checks the attached files of all releases, because the page shows only those of the newest. */
function expectHarmlessFiles({ renderFiles }: Site, releases: readonly Release[]) {
  const document = parseMarkup(renderFiles(releases));
  expect(hazardsIn(document)).toEqual([]);
  expect(hasSameSkeleton(document, parseMarkup(renderFiles(harmless(releases))))).toBe(true);
  expect([...document.querySelectorAll("a")].map((link) => link.textContent)).toEqual(
    releases.flatMap(({ files }) => files.map(({ name }) => asRead(name))),
  );
}

/** Reads a feed like a feed reader: it is XML, and its titles and contents are HTML. */
function expectHarmlessFeed({ renderFeed }: Site, releases: readonly Release[]) {
  const feed = parseMarkup(renderFeed(releases), "application/xml");
  expect(feed.querySelector("parsererror")?.textContent).toBeUndefined();
  expect(hazardsIn(feed)).toEqual([]);
  const shown = releases.slice(0, 30);
  const contents = [...feed.querySelectorAll("content")].map((content) => parseMarkup(content.textContent ?? ""));
  const harmlessFeed = parseMarkup(renderFeed(harmless(releases)), "application/xml");
  const harmlessContents = [...harmlessFeed.querySelectorAll("content")].map((content) => parseMarkup(content.textContent ?? ""));
  expect(contents).toHaveLength(shown.length);
  for (const [index, content] of contents.entries()) {
    expect(hazardsIn(content)).toEqual([]);
    expect(hasSameSkeleton(content, harmlessContents[index] ?? content)).toBe(true);
  }
  for (const [index, title] of [...feed.querySelectorAll("entry > title")].entries()) {
    const read = parseMarkup(title.textContent ?? "");
    expect(read.body.childElementCount).toBe(0);
    // XML does not allow form feeds.
    expect(read.body.textContent).toContain(asRead(shown[index]?.name ?? "").replaceAll("\f", "\uFFFD"));
  }
  const ids = [...feed.querySelectorAll("entry > id")].map((id) => id.textContent);
  expect(new Set(ids).size).toBe(shown.length);
}

/** All pages are harmless, whatever the API answers to the build and to a visit. Every planted fault must break this property. */
const pagesAreHarmless = (site: Site) =>
  holdsFor(fc.tuple(evilAnswer, evilAnswer, fc.boolean()), ([builtAnswer, liveAnswer, hasNextPage]) => {
    const built = site.readAnswer(builtAnswer);
    const releases = site.mergeReleases(built, { releases: site.readAnswer(liveAnswer), hasNextPage });
    expectHarmlessDownloadPage(site, releases);
    expectHarmlessListPage(site, releases);
    expectHarmlessFeed(site, releases);
    expectHarmlessFiles(site, releases);
  });

describe("generated answers", () => {
  test("no answer breaks the check, and no release leaves it with a faulty field", () => {
    fc.assert(
      holdsFor(evilAnswer, (answer) => {
        expect(site.readAnswer(answer).flatMap(faultsOf)).toEqual([]);
      }),
      { numRuns: 2500 },
    );
  });

  test("every entry is accepted or rejected, with a reason of one short line", () => {
    fc.assert(
      holdsFor(fc.array(evilEntry, { maxLength: 6 }), (entries) => {
        const { releases, rejected } = site.checkGitHubReleases([...entries, githubRelease(77)]);
        expect(releases.length + rejected.length).toBe(entries.length + 1);
        expect(new Set(releases.map(({ id }) => String(id))).size).toBe(releases.length);
        expect(rejected.filter(({ reason }) => !/^[\x20-\x7e]{1,200}$/.test(reason))).toEqual([]);
      }),
      { numRuns: 2000 },
    );
  });

  test("the feature lines of notes are those that docs/rules.md, section 5, defines", () => {
    fc.assert(
      holdsFor(knownNotes, ({ notes, features }) => {
        expect(site.parseReleaseNotes(notes)).toEqual(features);
      }),
      { numRuns: 2500 },
    );
  });

  test("a URL is refused, unless a browser reads it unchanged", () => {
    fc.assert(
      holdsFor(evilUrl, (url) => {
        const link = site.safeLink(url);
        expect(link === null || isCheckedUrl(link)).toBe(true);
      }),
      { numRuns: 3000 },
    );
  });

  test("a merged list starts with the live list, holds no release twice, and invents none", () => {
    fc.assert(
      holdsFor(fc.tuple(evilList, evilList, fc.boolean()), ([builtAnswer, liveAnswer, hasNextPage]) => {
        const built = site.readAnswer(builtAnswer);
        const live = site.readAnswer(liveAnswer);
        const merged = site.mergeReleases(built, { releases: live, hasNextPage });
        expect(merged.slice(0, live.length)).toEqual(live);
        expect(new Set(merged.map(({ id }) => id)).size).toBe(merged.length);
        expect(merged.filter((release) => !built.includes(release) && !live.includes(release))).toEqual([]);
      }),
      { numRuns: 1000 },
    );
  });

  test("all releases are the same after they were written to JSON and read back", () => {
    fc.assert(
      holdsFor(evilAnswer, (answer) => {
        const releases = site.readAnswer(answer);
        const text = site.serializeAllReleases(releases);
        const read = site.parseAllReleases(JSON.parse(text));
        expect(site.areSameReleases(read, releases)).toBe(true);
        expect(site.serializeAllReleases(read)).toBe(text);
      }),
      { numRuns: 1000 },
    );
  });

  test("no page runs a script, links to an unchecked URL, or treats text as mark-up", () => {
    fc.assert(pagesAreHarmless(site), { numRuns: 200 });
  });

  test("at least 10,000 cases have been tried", () => {
    expect(tried).toBeGreaterThanOrEqual(10_000);
  });
});

describe("answers picked by hand", () => {
  /** Renders the releases of an answer everywhere, expects harmless results, and returns the releases. */
  const show = (answer: unknown) => {
    const releases = site.readAnswer(answer);
    expect(releases.flatMap(faultsOf)).toEqual([]);
    expectHarmlessDownloadPage(site, releases);
    expectHarmlessListPage(site, releases);
    expectHarmlessFeed(site, releases);
    expectHarmlessFiles(site, releases);
    return releases;
  };
  const apkAt = (url: unknown) => [{ name: "player.apk", browser_download_url: url, size: 1, state: "uploaded" }];

  test("every evil text is shown as text, whatever the field", () => {
    const releases = show(
      evilTexts.map((text, number) =>
        githubRelease(number, {
          id: `${number} ${text}`,
          tag_name: `v${number} ${text}`,
          name: `Player ${text}`,
          published_at: text,
          body: notesOf(text, `Fixed: ${text}`),
          html_url: text,
          zipball_url: text,
          assets: apkAt(text),
        }),
      ),
    );
    expect(releases).toHaveLength(evilTexts.length);
    expect(releases[0]?.features).toEqual(["<script>alert(1)</script>", "Fixed: <script>alert(1)</script>"]);
  });

  test("every evil URL is refused in every field, unless a browser reads it as plain https or loopback", () => {
    const releases = show(
      evilUrls.map((url, number) => githubRelease(number, { html_url: url, zipball_url: url, assets: apkAt(url) })),
    );
    const links = releases.flatMap(({ downloadUrl }) => downloadUrl ?? []);
    expect(links.filter((link) => link.startsWith("http:"))).toEqual(["http://127.0.0.1/", "http://localhost:9000/player.apk"]);
    expect(links.filter((link) => new URL(link).hostname === "evil.example")).toEqual([
      // Written with missing or wrong slashes, which browsers accept as https.
      "https://evil.example/",
      "https://evil.example/",
      "https://evil.example/x",
    ]);
    expect(links.length).toBeLessThan(evilUrls.length / 3);
  });

  test("an evil date gives no date, or one with a year of four digits", () => {
    const releases = show(evilDates.map((date, number) => githubRelease(number, { published_at: date })));
    expect(releases.flatMap(({ date }) => date ?? [])).toEqual([
      "0000-01-01T00:00:00.000Z",
      "0001-01-01T00:00:00.000Z",
      // The JavaScript engine reads the 30th of February as two days after the 28th.
      "2026-03-02T00:00:00.000Z",
    ]);
  });

  test.each([
    ["one endless line", "a".repeat(5_000_000), ["a".repeat(5_000_000)]],
    ["an endless run of hash marks", "#".repeat(5_000_000), ["#".repeat(5_000_000)]],
    ["an endless run of blanks", `${" ".repeat(5_000_000)}a`, ["a"]],
    ["an endless run of lone surrogates", "\ud800".repeat(5_000_000), ["\ufffd".repeat(5_000_000)]],
    ["markers without end", "What's Changed:".repeat(333_334), ["What's Changed:".repeat(333_334)]],
  ])("5 MB of notes with %s are read correctly", (_, line, features) => {
    const [release] = site.readAnswer([githubRelease(1, { body: notesOf(line) })]);
    // Compares before `expect`: Jest would compute a difference of 5 MB.
    expect(release?.features.join("\n") === features.join("\n")).toBe(true);
  });

  test("5 MB of scripts in the notes are shown as text", () => {
    const releases = site.readAnswer([githubRelease(1, { body: notesOf("<script>alert(1)</script>".repeat(200_000)) })]);
    const page = parseMarkup(site.renderPlainList(releases));
    expect(hazardsIn(page)).toEqual([]);
    expect(page.querySelector("li")?.textContent).toHaveLength(5_000_000);
  });

  test("5 MB of short lines are all read, and without a marker none is", () => {
    expect(site.parseReleaseNotes(`What's Changed:${"\n####a".repeat(833_334)}`)).toHaveLength(833_334);
    expect(site.parseReleaseNotes("\n####a".repeat(833_334))).toEqual([]);
    expect(site.parseReleaseNotes(`What's Changed:${"\r".repeat(5_000_000)}`)).toEqual([]);
  });

  test("10,000 releases are read, merged, published and listed", () => {
    const answer = githubReleases(10_000).map((release) => ({ ...release, name: `<script>${release.name}` }));
    const releases = site.readAnswer(answer);
    const page = parseMarkup(site.renderPlainList(releases));
    expect(hazardsIn(page)).toEqual([]);
    expect(page.querySelectorAll("article")).toHaveLength(10_000);
    expectHarmlessDownloadPage(site, releases);
    expect(site.parseAllReleases(JSON.parse(site.serializeAllReleases(releases)))).toEqual(releases);
    const merged = site.mergeReleases(releases, { releases: site.readAnswer(answer.slice(0, 30)), hasNextPage: true });
    expect(site.areSameReleases(merged, releases)).toBe(true);
  });

  test("10,000 entries with the same id give one release", () => {
    const answer = Array.from({ length: 10_000 }, (_, index) => githubRelease(1, { id: index % 2 ? 7 : "7" }));
    expect(show(answer)).toHaveLength(1);
  });

  test("keys like __proto__ are ordinary keys of the answer and change no object", () => {
    const names = ["__proto__", "constructor", "prototype", "toString", "hasOwnProperty"];
    const releases = show([
      withPrototypeKeys(githubRelease(1)),
      withPrototypeKeys({}),
      { id: 2, tag_name: "v2", assets: [withPrototypeKeys(githubRelease(3)), withPrototypeKeys({})] },
      ...names.map((name) => githubRelease(4, { id: name, tag_name: name, name, body: notesOf(...names) })),
    ]);
    expect(releases.map(({ id }) => id)).toEqual(["1001", "2", ...names]);
    expect(releases[0]).toMatchObject({ version: "v1.1.0", isPrerelease: false });
    expect({}).not.toHaveProperty("polluted");
    const merged = site.mergeReleases(releases, { releases: releases.slice(0, 3), hasNextPage: true });
    expect(merged).toEqual(releases);
  });

  test("a value of a wrong type, however deeply nested, affects only its own field or entry", () => {
    const values = [
      nested(100_000),
      {},
      [],
      12,
      1e308,
      -0,
      Number.NaN,
      true,
      null,
      undefined,
      10n,
      Symbol("x"),
      () => "x",
      new Date(),
    ];
    const fields = Object.keys(githubRelease(1));
    for (const value of values) {
      const answer = [...fields.map((field, number) => githubRelease(number, { [field]: value })), value, githubRelease(99)];
      const releases = show(answer);
      expect(releases.at(-1)).toMatchObject({ id: "1099", version: "v1.99.0" });
      // A release needs only an id and a tag.
      expect(releases.length).toBeGreaterThanOrEqual(fields.length - 1);
    }
  });

  test("a list with holes is read as if it had none", () => {
    const answer: unknown[] = [];
    answer[3] = githubRelease(1, { assets: Object.assign([], { 2: apkAt("https://github.com/a.apk")[0] }) });
    answer[10_000] = githubRelease(2);
    expect(show(answer).map(({ downloadUrl }) => downloadUrl)).toEqual([
      "https://github.com/a.apk",
      "https://github.com/octo/player/releases/download/v1.2.0/player-v1.2.0.apk",
    ]);
  });
});

describe("a planted fault", () => {
  /** Checks the property with some modules replaced. */
  async function tryWith(fault: Readonly<Record<string, () => unknown>>, numRuns = 200) {
    let result = { failed: false, reason: "" };
    await jest.isolateModulesAsync(async () => {
      for (const [module, replacement] of Object.entries(fault)) jest.doMock(module, replacement);
      try {
        const { failed, errorInstance } = fc.check(pagesAreHarmless(await loadSite()), { numRuns, endOnFailure: true });
        result = { failed, reason: String(errorInstance) };
      } finally {
        for (const module of Object.keys(fault)) jest.dontMock(module);
      }
    });
    return result;
  }

  test("is not found if there is none", async () => {
    expect(await tryWith({}, 20)).toMatchObject({ failed: false });
  });

  test("in the check of URLs is found as an unchecked link", async () => {
    // React warns about unsafe links.
    jest.spyOn(console, "error").mockImplementation(() => undefined);
    const fault = { "../../src/releases/safeLink": () => ({ safeLink: (url?: string | null) => url ?? null }) };
    expect(await tryWith(fault)).toEqual({ failed: true, reason: expect.stringContaining("an unchecked link: a href=") });
  });

  test("in the check of the answer is found", async () => {
    const fault = {
      "../../src/releases/githubRelease": () => ({
        checkGitHubReleases: (answer: unknown) => ({ releases: answer, rejected: [] }),
      }),
    };
    expect(await tryWith(fault)).toMatchObject({ failed: true });
  });

  test("in the escaping of texts is found", async () => {
    const fault = {
      "react-dom/server": () => {
        const { renderToStaticMarkup } = jest.requireActual<typeof import("react-dom/server")>("react-dom/server");
        return { renderToStaticMarkup: (page: ReactElement) => renderToStaticMarkup(page).replaceAll("&lt;", "<") };
      },
    };
    expect(await tryWith(fault)).toMatchObject({ failed: true });
  });

  test("in the escaping of the structured data is found", async () => {
    const fault = {
      "../../src/layout/Seo": () => ({
        Seo: ({ structuredData }: { structuredData: unknown }) => (
          // biome-ignore lint/security/noDangerouslySetInnerHtml: the fault that the test must find
          <script type="application/ld+json" dangerouslySetInnerHTML={{ __html: JSON.stringify(structuredData) }} />
        ),
      }),
    };
    expect(await tryWith(fault)).toMatchObject({ failed: true });
  });
});
