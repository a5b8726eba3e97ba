import { createHash } from "node:crypto";
import { withContentSecurityPolicy } from "../../../src/node/publishing/contentSecurityPolicy";
import { readFromRepository } from "../../support/repositoryFiles";

const API = "https://api.github.com";
const hashOf = (text: string) => `'sha256-${createHash("sha256").update(text).digest("base64")}'`;

/** The directives of a page with this body, as a browser reads them. */
function policyOf(body: string, apiOrigin: string | null = null): Record<string, string> {
  const html = `<html><head><meta charset="utf-8"></head><body>${body}</body></html>`;
  document.documentElement.innerHTML = withContentSecurityPolicy(html, apiOrigin);
  const policy = document.querySelector('[http-equiv="Content-Security-Policy"]');
  const directives = policy?.getAttribute("content")?.split("; ") ?? [];
  return Object.fromEntries(
    directives.map((directive) => [directive.split(" ")[0], directive.replace(/^\S+ /, "")]),
  );
}

test("allows the site's own files and the API, and sends no referrer", () => {
  const own = ["default", "script", "style"];
  const none = ["worker-src", "frame-src", "media-src", "object-src", "base-uri", "form-action"];
  expect(policyOf("", API)).toEqual({
    ...Object.fromEntries(own.map((name) => [`${name}-src`, "'self'"])),
    ...Object.fromEntries(none.map((name) => [name, "'none'"])),
    "style-src-attr": "'unsafe-inline'",
    "img-src": "'self' data:",
    "connect-src": `'self' ${API}`,
  });
  expect(document.querySelector('meta[name="referrer"]')).toHaveAttribute("content", "no-referrer");
});

test.each([
  ["script-src", '<script data-a="b">one</script><script id="a">two\n</script>', ["one", "two\n"]],
  ["script-src", '<script src="/1.js" async></script><script async src="/2.js">3</script>', []],
  // Structured data is not a script.
  ["script-src", '<script data-x="true" type="application/ld+json">{"a":1}</script>', []],
  ["style-src", '<style data-href="/styles.css">b {\n}</style>', ["b {\n}"]],
])("%s allows of %s the inline texts by their hash", (directive, body, texts) => {
  expect(policyOf(body)[directive]).toBe(["'self'", ...texts.map(hashOf)].join(" "));
});

test("puts the policy right after the encoding, and fails without one", () => {
  const encoding = '<meta charSet="utf-8"/>';
  expect(withContentSecurityPolicy(`<head>${encoding}<title>`, null)).toContain(
    `<head>${encoding}<meta http-equiv="Content-Security-Policy"`,
  );
  expect(() => withContentSecurityPolicy("<head><title>", null)).toThrow("no encoding");
});

test.each([
  "Content-Security-Policy: frame-ancestors 'none'",
  "X-Frame-Options: DENY",
  "X-Content-Type-Options: nosniff",
  "Referrer-Policy: no-referrer",
  "Cross-Origin-Opener-Policy: same-origin",
  "geolocation=()",
])("every page has a header that it cannot have itself: %s", (header) => {
  const [, ofAllPages] =
    /^\/\*\n((?: {2}.*\n)+)/m.exec(readFromRepository("static/_headers")) ?? [];
  expect(ofAllPages).toContain(header);
});
