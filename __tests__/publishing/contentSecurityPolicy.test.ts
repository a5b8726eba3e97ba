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

test("scripts are the site's and those of the page, by their hash, and nothing else", () => {
  const html = page('<script>one</script><script id="a">two\n</script><script src="/three.js" async></script>');
  expect(policyOf(withContentSecurityPolicy(html, null)).get("script-src")).toEqual(["'self'", hashOf("one"), hashOf("two\n")]);
});

test("what pages load besides is named one by one", () => {
  const policy = policyOf(withContentSecurityPolicy(page(""), null));
  expect(Object.fromEntries([...policy].filter(([name]) => !/^(script|connect)-src$/.test(name)))).toEqual({
    "default-src": ["'none'"],
    "style-src": ["'self'"],
    "style-src-attr": ["'unsafe-inline'"],
    "img-src": ["'self'", "data:"],
    "font-src": ["'self'"],
    "manifest-src": ["'self'"],
    "worker-src": ["'self'"],
    "base-uri": ["'none'"],
    "form-action": ["'none'"],
  });
});

test("a script is known by its text whatever attributes it has, and by its address whatever stands before that", () => {
  const html = page('<script data-a="b">one</script><script async src="/two.js">three</script>');
  expect(policyOf(withContentSecurityPolicy(html, null)).get("script-src")).toEqual(["'self'", hashOf("one")]);
});

test("data for machines is no script and needs no hash", () => {
  const html = page('<script data-x="true" type="application/ld+json">{"a":1}</script>');
  expect(policyOf(withContentSecurityPolicy(html, null)).get("script-src")).toEqual(["'self'"]);
});

test("style sheets inside the page are named by their hash", () => {
  const html = page('<style>a{}</style><style data-href="/styles.css">b {\n}</style>');
  expect(policyOf(withContentSecurityPolicy(html, null)).get("style-src")).toEqual(["'self'", hashOf("a{}"), hashOf("b {\n}")]);
});

test("calls go to the site, and to the releases API where there is one", () => {
  expect(policyOf(withContentSecurityPolicy(page(""), null)).get("connect-src")).toEqual(["'self'"]);
  expect(policyOf(withContentSecurityPolicy(page(""), "https://api.github.com")).get("connect-src")).toEqual([
    "'self'",
    "https://api.github.com",
  ]);
});

test("what is not named is refused, and no script is let in unseen", () => {
  const html = withContentSecurityPolicy(page("<script>one</script>"), null);
  const policy = policyOf(html);
  expect(policy.get("default-src")).toEqual(["'none'"]);
  for (const name of ["base-uri", "form-action"]) expect(policy.get(name)).toEqual(["'none'"]);
  expect(policy.get("script-src")).not.toContain("'unsafe-inline'");
  expect(policy.get("script-src")).not.toContain("'unsafe-eval'");
  expect(document.querySelector('meta[name="referrer"]')).toHaveAttribute("content", "no-referrer");
});

test("the policy stands before all that it governs", () => {
  const html = withContentSecurityPolicy(page("<script>one</script>"), null);
  expect(html.indexOf("Content-Security-Policy")).toBeLessThan(html.indexOf("<title>"));
});

test("the encoding may be written with and without a slash", () => {
  for (const encoding of ['<meta charSet="utf-8"/>', '<meta charset="utf-8">']) {
    const html = withContentSecurityPolicy(`<html><head>${encoding}<title>x</title></head></html>`, null);
    expect(html).toContain(`${encoding}<meta http-equiv="Content-Security-Policy"`);
  }
});

test("a page that has its policy already stays as it is", () => {
  const once = withContentSecurityPolicy(page("<script>one</script>"), "https://api.github.com");
  expect(withContentSecurityPolicy(once, "https://api.github.com")).toBe(once);
  expect(withContentSecurityPolicy(once, null)).toBe(withContentSecurityPolicy(page("<script>one</script>"), null));
});

test("a page without a place for its policy is an error, not a page without one", () => {
  expect(() => withContentSecurityPolicy("<html></html>", null)).toThrow("no place");
});
