/** Releases and answers of the API that try to do harm, picked by hand and generated. */
import fc from "./fastCheck";

// Lone surrogates, bidi marks and control characters are written as escapes, because the raw characters would garble this file.

/** Texts that try to do harm, each in another way; the first is a script. */
export const evilTexts: readonly string[] = [
  ["<script>alert(1)</script>", "</script><script>alert(1)</script>", "<!--<script>", "<scr\u0000ipt>alert(1)</scr\u0000ipt>"],
  ["--><img src=x onerror=alert(1)>", "]]><svg xmlns='http://www.w3.org/2000/svg' onload='alert(1)'/>"],
  [`" onmouseover="alert(1)" x="`, "' autofocus onfocus='alert(1)", "` onload=alert(1) `", "</noscript><plaintext>"],
  ["</li></ul></article></main><iframe srcdoc='<script>alert(1)</script>'>", "&lt;b&gt; &#60;b&#x3e; &NotAnEntity; &"],
  ["</textarea></style></template><math><mi xlink:href='javascript:alert(1)'>", "</title></head><body onload=alert(1)>"],
  ["<link rel=stylesheet href=//evil.example><form action=//evil.example><button>", `e${"\u0301".repeat(500)}`],
  ["a\udc00\ud800b \ud83c", "\u{1f3b5}\u{10ffff}", "\u202egpj.exe\u202c \u202a\u202b\u202d", "\u2066\u2067\u2068 never closed"],
  ["\u200b\u200d\u2060\ufeff", "\u0001\u0008\u000b\u000c\u007f\u0085\u009f\ufffe\uffff", "a\rb\nc\u2028d\u2029e"],
  ["\u001b[2J\u001b]0;title\u0007\r\n::error::written by a release", "What's Changed:", "####", "", " \t\n "],
  ["__proto__", "constructor", "null", "[object Object]"],
].flat();

/** URLs that no page may link to, and some that look like them. */
export const evilUrls: readonly string[] = [
  [
    "javascript:alert(1)",
    "JaVaScRiPt:alert(1)",
    " \u0001javascript:alert(1)",
    "java\tscr\nipt:alert(1)",
    "java\u0000script:alert(1)",
  ],
  ["javascript://github.com/%0Aalert(1)", "data:text/html,<script>alert(1)</script>", "vbscript:msgbox(1)", "about:blank"],
  ["file://evil.example/share", "filesystem:https://github.com/x", "ftp://github.com/player.apk", "http://github.com/player.apk"],
  ["http://0x7f000001/", "http://[::ffff:127.0.0.1]/", "http://localhost:9000/player.apk", "/player.apk", "#x"],
  ["//evil.example/player.apk", "/\\evil.example/player.apk", "https:evil.example", "https:/evil.example"],
  ["https:\\\\evil.example\\x", "https://", "https://:@github.com/", "https://user:secret@github.com/player.apk"],
  ["https://git\thub.com/pla\nyer.apk", "https://github.com/\u0000player.apk", "https://github.com\u0000.evil.example/"],
  ["https://xn--/", "https://g\u0456thub.com/player.apk", "https://github\u3002com/", "https://[::1", "https://1.2.3.4.5/"],
  ["https://github.com/\"onmouseover='alert(1)'><script>", "https://github.com/\u202egpj.apk?\ud800#\u2066"],
  ["https://github.com:99999/", `https://github.com/${"a".repeat(10_000)}`, `${" ".repeat(10_000)}javascript:alert(1)`],
].flat();

/** Texts in place of a date: beyond four-digit years, not in the calendar, in another format, or no date at all. */
const evilDates: readonly string[] = [
  ["0000-01-01T00:00:00Z", "0000-01-01T00:00:00+14:00", "0001-01-01T00:00:00Z", "-000001-01-01T00:00:00Z"],
  ["9999-12-31T23:59:59-12:00", "+275760-09-13T00:00:00.000Z", "+275760-09-13T00:00:00.001Z", "2026-02-30T00:00:00Z"],
  ["2026-13-01T00:00:00Z", "2026-10-24T25:61:61Z", "2026-10-24", "2026-10-24T18:20:00", "Invalid Date"],
  ["2026-10-24T18:20:00Z<script>alert(1)</script>"],
].flat();

/** Any text: picked by hand, any sequence of UTF-16 units, or both combined. */
const evilText: fc.Arbitrary<string> = fc.oneof(
  { weight: 4, arbitrary: fc.constantFrom(...evilTexts) },
  { weight: 1, arbitrary: fc.string({ unit: "binary" }) },
  { weight: 1, arbitrary: fc.array(fc.integer({ min: 0, max: 0xffff })).map((units) => String.fromCharCode(...units)) },
  {
    weight: 2,
    arbitrary: fc
      .array(fc.oneof(fc.constantFrom(...evilTexts), fc.string()), { minLength: 2, maxLength: 4 })
      .map((parts) => parts.join("")),
  },
);

const composedUrl = fc
  .tuple(
    fc.constantFrom("https:", "http:", "javascript:", "data:", "vbscript:", "file:", "blob:", "HTTPS:", "\thttps:", "h\nttps:", ""),
    fc.constantFrom("//", "/", "", "\\\\", "///", "//user@", "//user:secret@"),
    fc.oneof(
      fc.webAuthority(),
      fc.domain(),
      fc.ipV6(),
      fc.constantFrom("localhost", "127.0.0.1", "[::1]", "b\u00fccher.example"),
      evilText,
    ),
    fc.oneof(fc.webPath(), evilText),
  )
  .map((parts) => parts.join(""));

/** Any URL: picked by hand, any scheme with any host, or any text. */
export const evilUrl: fc.Arbitrary<string> = fc.oneof(
  { weight: 3, arbitrary: fc.constantFrom(...evilUrls) },
  { weight: 4, arbitrary: composedUrl },
  { weight: 2, arbitrary: fc.webUrl() },
  { weight: 1, arbitrary: evilText },
);

const evilDate = fc.oneof(
  fc.constantFrom(...evilDates),
  fc.date().map((date) => (Number.isNaN(date.getTime()) ? String(date) : date.toISOString())),
  evilText,
);

/** Arrays nested `depth` levels deep. */
export function nested(depth: number): unknown {
  let value: unknown = [];
  for (let level = 1; level < depth; level++) value = [value];
  return value;
}

/** The fields, after own keys that are named like inherited ones, such as `__proto__`. Only `JSON.parse` and spreading make these. */
export function withPrototypeKeys(fields: Readonly<Record<string, unknown>>): unknown {
  const trap: object = JSON.parse(
    '{"__proto__":{"polluted":true,"draft":true},"constructor":{"prototype":{"polluted":true}},"toString":1,"length":-1}',
  );
  return { ...trap, ...fields };
}

const wrongValue = fc.oneof(
  fc.anything({ withNullPrototype: true, withSparseArray: true, withBigInt: true, withDate: true, withMap: true }),
  fc.constantFrom(null, undefined, Number.NaN, Number.POSITIVE_INFINITY, -0, -1, 1e300, Number.MAX_VALUE, 2 ** 53, 0.5),
  fc.constant(nested(5000)),
  fc.constant(withPrototypeKeys({})),
);

/** A value of the right type in nine of ten cases, else any other value. */
const mostly = (value: fc.Arbitrary<unknown>): fc.Arbitrary<unknown> =>
  fc.oneof({ weight: 9, arbitrary: value }, { weight: 1, arbitrary: wrongValue });

const MARKER = "What's Changed:";
const lineEnd = fc.constantFrom("\n", "\r\n", "\r");
const blank = fc.constantFrom("", " ", "\t", "\u00a0", " \u2003 ", "\ufeff");

/** Release notes together with their feature lines by docs/rules.md, section 5. */
interface KnownNotes {
  notes: string;
  features: string[];
}

/** Notes whose feature lines are known because both are generated from the same parts. */
export const knownNotes: fc.Arbitrary<KnownNotes> = fc
  .record({
    before: evilText,
    lines: fc.array(
      fc.record({
        mark: fc.constantFrom("####", "####", "####", "#####", "###", "-", "x ####", ""),
        text: evilText.map((text) => text.replace(/[\r\n]/g, " ").trim()),
        blanks: fc.tuple(blank, blank, blank),
        end: lineEnd,
      }),
      { maxLength: 8 },
    ),
  })
  .map(({ before, lines }) => {
    // Removes markers from the text before the first one, because only the first counts. Removes hash marks at the start of a text,
    // because they would join those of the line.
    const start = before.replaceAll(MARKER, "").replaceAll("What", "");
    const plain = lines.map((line) => ({ ...line, text: line.text.replace(/^[#\s]+/, "") }));
    const written = plain.map(({ mark, text, blanks: [left, middle, right], end }) => left + mark + middle + text + right + end);
    const features = plain.flatMap(({ mark, text, blanks: [, middle] }) => {
      if (mark === "####") return text ? [text] : [];
      // The fifth hash mark is part of the text.
      return mark === "#####" ? [`#${middle}${text}`.trim()] : [];
    });
    return { notes: `${start}${MARKER}\n${written.join("")}`, features };
  });

const asset = fc.record(
  {
    name: mostly(evilText),
    browser_download_url: mostly(evilUrl),
    size: mostly(fc.oneof(fc.nat(), fc.double())),
    state: mostly(fc.constantFrom("uploaded", "uploaded", "open")),
  },
  { requiredKeys: ["name", "browser_download_url"] },
);

const fields = fc.record(
  {
    // Few numbers, so that many ids occur twice.
    id: fc.oneof(
      { weight: 6, arbitrary: fc.integer({ min: 1, max: 40 }) },
      { weight: 1, arbitrary: fc.oneof(evilText, wrongValue) },
    ),
    tag_name: mostly(fc.oneof(evilText, fc.constant("v1.2.3"))),
    name: mostly(evilText),
    published_at: mostly(evilDate),
    updated_at: mostly(evilDate),
    body: mostly(
      fc.oneof(
        evilText,
        knownNotes.map(({ notes }) => notes),
      ),
    ),
    html_url: mostly(evilUrl),
    zipball_url: mostly(evilUrl),
    draft: mostly(fc.constant(false)),
    prerelease: mostly(fc.boolean()),
    assets: mostly(fc.array(fc.oneof({ weight: 6, arbitrary: asset }, { weight: 1, arbitrary: wrongValue }), { maxLength: 3 })),
  },
  { requiredKeys: ["id", "tag_name"] },
);

/** An entry of the API's answer: a release with evil values in its fields, or no release at all. */
export const evilEntry: fc.Arbitrary<unknown> = fc.oneof(
  { weight: 7, arbitrary: fields },
  { weight: 2, arbitrary: fields.map(withPrototypeKeys) },
  { weight: 1, arbitrary: fc.oneof(wrongValue, evilText) },
);

/** An answer of the API that is a list; one in ten is an array with holes. */
export const evilList: fc.Arbitrary<unknown[]> = fc.oneof(
  { weight: 9, arbitrary: fc.array(evilEntry, { maxLength: 6 }) },
  { weight: 1, arbitrary: fc.sparseArray(evilEntry, { maxNumElements: 4, maxLength: 20 }) },
);

/** Any answer of the API; one in ten is any value instead of a list. */
export const evilAnswer: fc.Arbitrary<unknown> = fc.oneof({ weight: 9, arbitrary: evilList }, { weight: 1, arbitrary: wrongValue });
