import { createHash } from "node:crypto";
import { withContentSecurityPolicy } from "../../src/publishing/contentSecurityPolicy";

const API = "https://api.github.com";
const hashOf = (text: string) => `'sha256-${createHash("sha256").update(text).digest("base64")}'`;
const page = (body = "", encoding = '<meta charSet="utf-8"/>') =>
  `<!DOCTYPE html><html><head>${encoding}<title>x</title></head><body>${body}</body></html>`;

/** The policy of a page with this body, as a browser reads it: the sources by directive. */
function policyOf(body: string, apiOrigin: string | null = null): Record<string, string> {
  document.documentElement.innerHTML = withContentSecurityPolicy(page(body), apiOrigin);
  const content = document.querySelector('meta[http-equiv="Content-Security-Policy"]')?.getAttribute("content") ?? "";
  return Object.fromEntries(content.split("; ").map((directive) => [directive.split(" ")[0], directive.replace(/^\S+ /, "")]));
}

test("every kind of content has a line of its own, so that what is left, a prefetch in Firefox, is the site's own", () => {
  expect(policyOf("")).toEqual({
    "default-src": "'self'",
    "script-src": "'self'",
    "style-src": "'self'",
    "style-src-attr": "'unsafe-inline'",
    "img-src": "'self' data:",
    "font-src": "'self'",
    "connect-src": "'self'",
    "manifest-src": "'self'",
    "worker-src": "'none'",
    "frame-src": "'none'",
    "media-src": "'none'",
    "object-src": "'none'",
    "base-uri": "'none'",
    "form-action": "'none'",
  });
  expect(document.querySelector('meta[name="referrer"]')).toHaveAttribute("content", "no-referrer");
  expect(policyOf("", API)["connect-src"]).toBe(`'self' ${API}`);
});

test.each([
  ["<script>one</script>", ["one"]],
  ['<script data-a="b">one</script><script id="a">two\n</script>', ["one", "two\n"]],
  ['<script src="/three.js" async></script><script async src="/two.js">three</script>', []],
  // Structured data is not a script.
  ['<script data-x="true" type="application/ld+json">{"a":1}</script>', []],
])("of the scripts in %s, only the inline ones may run, by their hash", (body, scripts) => {
  expect(policyOf(body)["script-src"]).toBe(["'self'", ...scripts.map(hashOf)].join(" "));
});

test("inline style sheets are allowed by their hash", () => {
  const styles = policyOf('<style>a{}</style><style data-href="/styles.css">b {\n}</style>')["style-src"];
  expect(styles).toBe(["'self'", hashOf("a{}"), hashOf("b {\n}")].join(" "));
});

test.each(['<meta charSet="utf-8"/>', '<meta charset="utf-8">'])(
  "the policy is right behind %s, before what it restricts",
  (encoding) => {
    expect(withContentSecurityPolicy(page("", encoding), null)).toContain(`${encoding}<meta http-equiv="Content-Security-Policy"`);
  },
);

test("a page that declares no encoding is an error, because its policy would be missing", () => {
  expect(() => withContentSecurityPolicy("<html></html>", null)).toThrow("no place");
});
