import { createHash } from "node:crypto";
import { withContentSecurityPolicy } from "../../src/publishing/contentSecurityPolicy";

const hashOf = (text: string) => `'sha256-${createHash("sha256").update(text).digest("base64")}'`;
const page = (body: string) =>
  `<!DOCTYPE html><html><head><meta charSet="utf-8"/><title>x</title></head><body>${body}</body></html>`;

function policyOf(html: string): Map<string, string[]> {
  document.documentElement.innerHTML = html;
  const content = document.querySelector('meta[http-equiv="Content-Security-Policy"]')?.getAttribute("content") ?? "";
  return new Map(content.split("; ").map((directive) => [directive.split(" ")[0] ?? "", directive.split(" ").slice(1)]));
}

test("only the site's own scripts and the page's inline scripts, by their hash, may run", () => {
  const html = page('<script>one</script><script id="a">two\n</script><script src="/three.js" async></script>');
  expect(policyOf(withContentSecurityPolicy(html, null)).get("script-src")).toEqual(["'self'", hashOf("one"), hashOf("two\n")]);
});

test("every kind of content has a line of its own, so that what is left, a prefetch in Firefox, is the site's own", () => {
  const policy = policyOf(withContentSecurityPolicy(page(""), null));
  expect(Object.fromEntries([...policy].filter(([name]) => !/^(script|connect)-src$/.test(name)))).toEqual({
    "default-src": ["'self'"],
    "style-src": ["'self'"],
    "style-src-attr": ["'unsafe-inline'"],
    "img-src": ["'self'", "data:"],
    "font-src": ["'self'"],
    "manifest-src": ["'self'"],
    "worker-src": ["'self'"],
    "frame-src": ["'none'"],
    "media-src": ["'none'"],
    "object-src": ["'none'"],
    "base-uri": ["'none'"],
    "form-action": ["'none'"],
  });
});

test("inline scripts are found with any attributes, and scripts with a URL are not counted as inline", () => {
  const html = page('<script data-a="b">one</script><script async src="/two.js">three</script>');
  expect(policyOf(withContentSecurityPolicy(html, null)).get("script-src")).toEqual(["'self'", hashOf("one")]);
});

test("structured data is not a script and needs no hash", () => {
  const html = page('<script data-x="true" type="application/ld+json">{"a":1}</script>');
  expect(policyOf(withContentSecurityPolicy(html, null)).get("script-src")).toEqual(["'self'"]);
});

test("inline style sheets are allowed by their hash", () => {
  const html = page('<style>a{}</style><style data-href="/styles.css">b {\n}</style>');
  expect(policyOf(withContentSecurityPolicy(html, null)).get("style-src")).toEqual(["'self'", hashOf("a{}"), hashOf("b {\n}")]);
});

test("a page may call the site, and the releases API if there is one", () => {
  expect(policyOf(withContentSecurityPolicy(page(""), null)).get("connect-src")).toEqual(["'self'"]);
  expect(policyOf(withContentSecurityPolicy(page(""), "https://api.github.com")).get("connect-src")).toEqual([
    "'self'",
    "https://api.github.com",
  ]);
});

test("what the site does not use is forbidden, and no unknown script may run", () => {
  const html = withContentSecurityPolicy(page("<script>one</script>"), null);
  const policy = policyOf(html);
  for (const name of ["frame-src", "media-src", "object-src", "base-uri", "form-action"])
    expect(policy.get(name)).toEqual(["'none'"]);
  expect(policy.get("script-src")).not.toContain("'unsafe-inline'");
  expect(policy.get("script-src")).not.toContain("'unsafe-eval'");
  expect(document.querySelector('meta[name="referrer"]')).toHaveAttribute("content", "no-referrer");
});

test("the policy is before everything that it restricts", () => {
  const html = withContentSecurityPolicy(page("<script>one</script>"), null);
  expect(html.indexOf("Content-Security-Policy")).toBeLessThan(html.indexOf("<title>"));
});

test("the encoding may be written with and without a slash", () => {
  for (const encoding of ['<meta charSet="utf-8"/>', '<meta charset="utf-8">']) {
    const html = withContentSecurityPolicy(`<html><head>${encoding}<title>x</title></head></html>`, null);
    expect(html).toContain(`${encoding}<meta http-equiv="Content-Security-Policy"`);
  }
});

test("a page that already has this policy stays the same, and an older policy is replaced", () => {
  const once = withContentSecurityPolicy(page("<script>one</script>"), "https://api.github.com");
  expect(withContentSecurityPolicy(once, "https://api.github.com")).toBe(once);
  expect(withContentSecurityPolicy(once, null)).toBe(withContentSecurityPolicy(page("<script>one</script>"), null));
});

test("a page that declares no encoding is an error, because its policy would be missing", () => {
  expect(() => withContentSecurityPolicy("<html></html>", null)).toThrow("no place");
});
