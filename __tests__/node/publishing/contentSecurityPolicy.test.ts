import { createHash } from "node:crypto";
import { withContentSecurityPolicy } from "../../../src/node/publishing/contentSecurityPolicy";

const hashOf = (text: string) => `'sha256-${createHash("sha256").update(text).digest("base64")}'`;

/** The directives of a page with this body, as a browser reads them. */
function policyOf(body: string, apiOrigin: string | null = null): string[] {
  const html = `<html><head><meta charset="utf-8"></head><body>${body}</body></html>`;
  document.documentElement.innerHTML = withContentSecurityPolicy(html, apiOrigin);
  const policy = document.querySelector('[http-equiv="Content-Security-Policy"]');
  return policy?.getAttribute("content")?.split("; ") ?? [];
}

test("allows requests to the site and to the API, and sends no referrer", () => {
  expect(policyOf("", "https://api.github.com")).toEqual(
    expect.arrayContaining(["default-src 'self'", "connect-src 'self' https://api.github.com"]),
  );
  expect(document.querySelector('meta[name="referrer"]')).toHaveAttribute("content", "no-referrer");
});

test.each([
  ["script-src", '<script data-a="b">one</script><script id="a">two\n</script>', ["one", "two\n"]],
  ["script-src", '<script src="/1.js" async></script><script async src="/2.js">3</script>', []],
  // Structured data is not a script.
  ["script-src", '<script data-x="true" type="application/ld+json">{"a":1}</script>', []],
  ["style-src", '<style data-href="/styles.css">b {\n}</style>', ["b {\n}"]],
])("%s allows of %s the inline texts by their hash", (directive, body, texts) => {
  expect(policyOf(body)).toContain([directive, "'self'", ...texts.map(hashOf)].join(" "));
});

test("puts the policy right after the encoding, and fails without one", () => {
  const encoding = '<meta charSet="utf-8"/>';
  expect(withContentSecurityPolicy(`<head>${encoding}<title>`, null)).toContain(
    `<head>${encoding}<meta http-equiv="Content-Security-Policy"`,
  );
  expect(() => withContentSecurityPolicy("<head><title>", null)).toThrow("no encoding");
});
