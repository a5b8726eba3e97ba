/** Generates hostile responses of the API. */
import fc from "fast-check";

/** Each breaks out of another place, or garbles a text in another way. */
export const evilTexts: readonly string[] = [
  "<script>alert(1)</script>",
  "</script><!--<script>",
  "<scr\u0000ipt>alert(1)</scr\u0000ipt>",
  "]]><svg xmlns='http://www.w3.org/2000/svg' onload='alert(1)'/>",
  `" onmouseover="alert(1)" x="`,
  "</noscript></textarea></style></template><plaintext>",
  "</li></ul></article></main><iframe srcdoc='<script>alert(1)</script>'>",
  "&lt;b&gt; &#60;b&#x3e; &NotAnEntity; &",
  "<link rel=stylesheet href=//evil.example><form action=//evil.example><button>",
  "<math><mi xlink:href='javascript:alert(1)'>",
  "a\udc00\ud800b \u{1f3b5} \u202egpj.exe \u2066 never closed",
  "\u0001\u000c\u007f\ufffe a\rb\nc\u2028d",
  "__proto__",
];

/** URLs that no page may link to, and some that only look like them. */
export const evilUrls: readonly string[] = [
  "JaVaScRiPt:alert(1)",
  " \u0001java\tscr\nipt:alert(1)",
  "data:text/html,<script>alert(1)</script>",
  "http://[::ffff:127.0.0.1]/",
  "/\\evil.example/player.apk",
  "https:evil.example",
  "https:\\\\evil.example\\x",
  "https://user:secret@github.com/player.apk",
  "https://github.com\u0000.evil.example/",
  "https://github.com/\"onmouseover='alert(1)'><script>",
  "https://github.com/\u202egpj.apk?\ud800#\u2066",
];

const evilText = fc.oneof(
  { weight: 3, arbitrary: fc.constantFrom(...evilTexts) },
  fc.string({ unit: "binary" }),
  fc.tuple(fc.constantFrom(...evilTexts), fc.string()).map((parts) => parts.join("")),
);

const evilUrl = fc.oneof(fc.constantFrom(...evilUrls), fc.webUrl(), evilText);

/** In one of ten cases, any other value. */
const mostly = (value: fc.Arbitrary<unknown>): fc.Arbitrary<unknown> =>
  fc.oneof({ weight: 9, arbitrary: value }, fc.anything({ withBigInt: true }));

const asset = fc.record({
  name: mostly(evilText),
  browser_download_url: mostly(evilUrl),
  size: mostly(fc.double()),
  digest: mostly(evilText),
});

const entry = fc.record({
  // Few numbers, so that many ids are listed twice.
  id: mostly(fc.integer({ min: 1, max: 40 })),
  tag_name: mostly(evilText),
  name: mostly(evilText),
  published_at: mostly(fc.oneof(evilText, fc.constant("2026-10-24T18:20:00Z"))),
  body: mostly(evilText.map((text) => `What's Changed:\n#### ${text}`)),
  html_url: mostly(evilUrl),
  zipball_url: mostly(evilUrl),
  assets: mostly(fc.array(mostly(asset), { maxLength: 3 })),
});

/** A response with releases whose fields are hostile, or any other value. */
export const evilResponse = mostly(fc.array(mostly(entry), { maxLength: 6 }));
