import { renderToString } from "react-dom/server";
import * as v from "valibot";
import { FileList } from "../../src/features/download/files/FileList";
import { checkGitHubReleases, parseReleaseNotes } from "../../src/releases/githubRelease";
import { areSame, mergeReleases } from "../../src/releases/mergeReleases";
import { parseAllReleases, type Release, releaseSchema, serializeAllReleases } from "../../src/releases/release";
import { safeLink } from "../../src/releases/urls";
import { namesVersion } from "../../src/releases/version";
import { mobileApplication } from "../../src/site/mobileApplication";
import fc from "../support/fastCheck";
import { githubRelease, githubReleases, notesOf } from "../support/githubReleases";
import { harmless, hasSameSkeleton, hazardsIn, isCheckedUrl, parseMarkup } from "../support/hazards";
import {
  evilAnswer,
  evilEntry,
  evilTexts,
  evilUrl,
  evilUrls,
  knownNotes,
  nested,
  withPrototypeKeys,
} from "../support/hostileReleases";
import { filesOf } from "../support/publishedSite";

// The pages are rendered as in a build, where React warns about layout effects.
jest.mock("../../src/browser/useBrowserLayoutEffect", () => ({ useBrowserLayoutEffect: () => undefined }));

/** The releases of an answer; none if the whole answer is refused, for which there are only two reasons (docs/rules.md, 4.14). */
function readAnswer(answer: unknown): Release[] {
  try {
    return checkGitHubReleases(answer).releases;
  } catch (error) {
    if (error instanceof Error && /^the answer (is not a list of releases|holds no usable release)$/.test(error.message)) return [];
    throw error;
  }
}

/** The attached files of all releases: the page shows only those of the newest. */
const renderFiles = (releases: readonly Release[]) =>
  renderToString(
    <FileList
      files={releases.flatMap(({ files }) => files)}
      linkTo={(href) => ({ href, rel: "noopener", onClick: () => undefined })}
    />,
  );

const writeAndRead = (releases: readonly Release[]) =>
  parseAllReleases(JSON.parse(serializeAllReleases({ liveUrl: "", readAt: "", releases }, "https://x.example")));

const objectKeys = () => Reflect.ownKeys(Object.prototype).map(String).join();
const untouchedKeys = objectKeys();
afterEach(() => {
  expect(objectKeys()).toBe(untouchedKeys);
});

/** The characters that HTML forbids in text: https://html.spec.whatwg.org/multipage/dom.html#text-content */
const FORBIDDEN = /[\p{Surrogate}\p{Noncharacter_Code_Point}]|(?![\t\n\f\r])\p{Control}/u;

/** All texts of a release, at any depth. */
const textsIn = (value: unknown): string[] => (typeof value === "string" ? [value] : Object.values(value ?? {}).flatMap(textsIn));

/** What breaks a promise of the schema of a release, or of a comment in it. */
function faultsOf(release: Release): string[] {
  const { id, version, name, date, updated, features, files, downloadUrl, downloadSize, linksTo } = release;
  const isLine = (text: string) => text !== "" && text === text.trim();
  const isSound = {
    schema: v.is(v.strictObject(releaseSchema.entries), release),
    texts: !textsIn(release).some((text) => FORBIDDEN.test(text)),
    id: id !== "",
    version: isLine(version),
    name: isLine(name),
    dates: [date, updated].every((one) => one === null || /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$/.test(one)),
    features: features.every((feature) => isLine(feature) && !/[\r\n]/.test(feature)),
    files: files.every(
      (file) => isLine(file.name) && isCheckedUrl(file.downloadUrl) && /^[0-9a-f]{64}$/.test(file.sha256 ?? "0".repeat(64)),
    ),
    downloadUrl: downloadUrl === null || isCheckedUrl(downloadUrl),
    downloadSize: downloadSize === null || (Number.isSafeInteger(downloadSize) && downloadSize >= 0),
    linksTo: (linksTo === null) === (downloadUrl === null),
  };
  return Object.entries(isSound).flatMap(([promise, isKept]) => (isKept ? [] : [promise]));
}

/** A text as an HTML parser reads it: every kind of line break becomes a line feed. */
const asRead = (text: string) => text.replace(/\r\n?/g, "\n");
const textsOf = (document: Document, selector: string) =>
  [...document.querySelectorAll(selector)].map(({ textContent }) => textContent?.trim());

/** Parses mark-up and expects that it is harmless, and has the elements that harmless releases give it. */
function readHarmless(markup: string, ofHarmless: string, type?: DOMParserSupportedType): Document {
  const document = parseMarkup(markup, type);
  expect(hazardsIn(document)).toEqual([]);
  // Compares before `expect`: Jest would compute the difference of two very long lines.
  expect(hasSameSkeleton(document, parseMarkup(ofHarmless, type))).toBe(true);
  return document;
}

/** The feature lines of a page. List items with a link are files, and items in a fold, such as the help, are no feature lines. */
const featuresOf = (page: Document) =>
  [...page.querySelectorAll("ul > li")]
    .filter((item) => !item.querySelector("a") && !item.closest("details"))
    .map((item) => item.textContent);

/** Expects that everything that is published of some releases is harmless, and shows their texts. */
function expectHarmless(releases: readonly Release[]): void {
  const published = filesOf(releases);
  const ofHarmless = filesOf(harmless(releases));
  const shown = releases.slice(0, 30);

  const page = readHarmless(published["download.html"], ofHarmless["download.html"]);
  expect(featuresOf(page)).toEqual(shown.flatMap(({ features }) => features));
  expect(textsOf(page, "article h3")).toEqual(
    shown.slice(1).map((release) => asRead(namesVersion(release) ? release.name : `${release.name} ${release.version}`)),
  );
  const said: unknown = JSON.parse(page.querySelector("script")?.textContent ?? "");
  expect(said).toEqual({ ...mobileApplication(shown[0]), url: "https://example.com/download" });

  const files = readHarmless(renderFiles(releases), renderFiles(harmless(releases)));
  expect(textsOf(files, "a bdi")).toEqual(releases.flatMap((release) => release.files.map(({ name }) => asRead(name))));

  // A feed reader reads XML, and titles and contents that are HTML.
  const feed = parseMarkup(published["releases.atom"], "application/xml");
  expect(feed.querySelector("parsererror")?.textContent).toBeUndefined();
  expect(hazardsIn(feed)).toEqual([]);
  const harmlessContents = textsOf(parseMarkup(ofHarmless["releases.atom"], "application/xml"), "content");
  const contents = textsOf(feed, "content");
  expect(contents).toHaveLength(shown.length);
  for (const [index, content] of contents.entries()) readHarmless(content ?? "", harmlessContents[index] ?? "");
  for (const [index, title] of textsOf(feed, "entry > title").entries()) {
    const { body } = parseMarkup(title ?? "");
    expect(body.childElementCount).toBe(0);
    // XML does not allow form feeds.
    expect(body.textContent).toContain(asRead(shown[index]?.name ?? "").replaceAll("\f", "\uFFFD"));
  }
  expect(new Set(textsOf(feed, "entry > id")).size).toBe(shown.length);
}

const draftSchema = v.object({ draft: v.literal(true) });

describe("generated answers", () => {
  /** Tries a property with generated values: with more of them where that takes little time. */
  const holdsFor = <T,>(numRuns: number, arbitrary: fc.Arbitrary<T>, property: (value: T) => void) =>
    fc.assert(fc.property(arbitrary, property), { numRuns });

  test("no answer breaks the check, and no release leaves it with a faulty field or is different after it was written and read", () => {
    holdsFor(300, evilAnswer, (answer) => {
      const releases = readAnswer(answer);
      expect(releases.flatMap(faultsOf)).toEqual([]);
      expect(areSame(writeAndRead(releases), releases)).toBe(true);
    });
  });

  test("every entry is accepted or rejected, with a reason of one short line", () => {
    holdsFor(200, fc.array(evilEntry, { maxLength: 6 }), (entries) => {
      const list = [...entries, githubRelease(77)].filter((entry) => !v.is(draftSchema, entry));
      const { releases, rejected } = checkGitHubReleases(list);
      expect(releases.length + rejected.length).toBe(list.length);
      expect(new Set(releases.map(({ id }) => String(id))).size).toBe(releases.length);
      expect(rejected.filter(({ reason }) => !/^[\x20-\x7e]{1,200}$/.test(reason))).toEqual([]);
    });
  });

  test("the feature lines of notes are those that docs/rules.md, section 5, defines", () => {
    holdsFor(300, knownNotes, ({ notes, features }) => expect(parseReleaseNotes(notes)).toEqual(features));
  });

  test("a URL is refused, unless a browser reads it unchanged", () => {
    holdsFor(500, evilUrl, (url) => {
      const link = safeLink(url);
      expect(link === null || isCheckedUrl(link)).toBe(true);
    });
  });

  test("nothing that is published runs a script, links to an unchecked URL, or treats text as mark-up", () => {
    holdsFor(30, fc.tuple(evilAnswer, evilAnswer, fc.boolean()), ([builtAnswer, liveAnswer, hasNextPage]) => {
      const [built, live] = [readAnswer(builtAnswer), readAnswer(liveAnswer)];
      const filesOfId = new Map([...built, ...live].map(({ id, files }) => [id, files]));
      const merged = mergeReleases(built, { releases: live, hasNextPage });
      expectHarmless(merged.map((release) => ({ ...release, updated: release.date, files: filesOfId.get(release.id) ?? [] })));
    });
  });
});

const apkAt = (url: unknown) => [{ name: "player.apk", browser_download_url: url, size: 1, state: "uploaded" }];
/** Releases with an evil text in all fields. */
const answerOfTexts = evilTexts.map((text, number) =>
  githubRelease(number, {
    id: `${number} ${text}`,
    tag_name: `v${number} ${text}`,
    name: `Player ${text}`,
    published_at: text,
    updated_at: text,
    body: notesOf(text, `Fixed: ${text}`),
    html_url: text,
    zipball_url: text,
    assets: [...apkAt(text), { ...apkAt("https://github.com/player.apk")[0], name: text }],
  }),
);
/** Releases with an evil URL in all fields. */
const answerOfUrls = evilUrls.map((url, number) => githubRelease(number, { html_url: url, zipball_url: url, assets: apkAt(url) }));

describe("answers picked by hand", () => {
  /** Publishes the releases of an answer, expects harmless results, and returns the releases. */
  const show = (answer: unknown) => {
    const releases = readAnswer(answer);
    expect(releases.flatMap(faultsOf)).toEqual([]);
    expectHarmless(releases);
    return releases;
  };

  test("every evil text is shown as text, whatever the field", () => {
    const releases = show(answerOfTexts);
    expect(releases).toHaveLength(evilTexts.length);
    expect(releases[0]?.features).toEqual(["<script>alert(1)</script>", "Fixed: <script>alert(1)</script>"]);
  });

  test("every evil URL is refused in every field, unless a browser reads it as plain https or loopback", () => {
    const links = show(answerOfUrls).flatMap(({ downloadUrl }) => downloadUrl ?? []);
    expect(links.filter((link) => link.startsWith("http:"))).toEqual(["http://127.0.0.1/", "http://localhost:9000/player.apk"]);
    expect(links.filter((link) => new URL(link).hostname === "evil.example")).toEqual([
      // Written with missing or wrong slashes, which browsers accept as https.
      "https://evil.example/",
      "https://evil.example/",
      "https://evil.example/x",
    ]);
    expect(links.length).toBeLessThan(evilUrls.length / 2);
  });

  // Long enough that a check whose time grows with the square of the length would not end.
  const LONG = 500_000;
  test.each([
    ["one endless line", `\n#### ${"a".repeat(LONG)}`, "a".repeat(LONG), 1],
    ["an endless run of hash marks", `\n#### ${"#".repeat(LONG)}`, "#".repeat(LONG), 1],
    ["an endless run of blanks", `\n#### ${" ".repeat(LONG)}a`, "a", 1],
    ["an endless run of lone surrogates", `\n#### ${"\ud800".repeat(LONG)}`, "\ufffd".repeat(LONG), 1],
    ["markers without end", `\n#### ${"What's Changed:".repeat(LONG / 10)}`, "What's Changed:".repeat(LONG / 10), 1],
    ["short lines", "\n####a".repeat(LONG / 10), "a", LONG / 10],
    ["line breaks alone", "\r".repeat(LONG), undefined, 0],
  ])("long notes with %s are read correctly", (_, lines, first, count) => {
    const [release] = readAnswer([githubRelease(1, { body: `What's Changed:${lines}` })]);
    // Compares before `expect`: Jest would compute a difference of these texts.
    expect(release?.features[0] === first).toBe(true);
    expect(release?.features).toHaveLength(count);
  });

  test("a thousand releases are read, merged and published", () => {
    const answer = githubReleases(1000).map((release) => ({ ...release, name: `<script>${release.name}` }));
    const releases = readAnswer(answer);
    expect(releases).toHaveLength(1000);
    expect(hazardsIn(parseMarkup(filesOf(releases)["download.html"]))).toEqual([]);
    expect(writeAndRead(releases)).toEqual(releases);
    const merged = mergeReleases(releases, { releases: readAnswer(answer.slice(0, 30)), hasNextPage: true });
    expect(areSame(merged, releases)).toBe(true);
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
    expect(mergeReleases(releases, { releases: releases.slice(0, 3), hasNextPage: true })).toEqual(releases);
  });

  test("a value of a wrong type, however deeply nested, affects only its own field or entry", () => {
    const odd = [
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
    for (const value of odd) {
      const answer = [...fields.map((field, number) => githubRelease(number, { [field]: value })), value, githubRelease(99)];
      const releases = readAnswer(answer);
      expect(releases.flatMap(faultsOf)).toEqual([]);
      expect(releases.at(-1)).toMatchObject({ id: "1099", version: "v1.99.0" });
      // A release needs only an id and a tag, and a draft is left out.
      expect(releases.length).toBeGreaterThanOrEqual(fields.length - 2);
    }
  });
});
