import { HOST_HEADERS_FILE, hostHeaders } from "../../src/publishing/hostHeaders";

/** The rules of a file: the lines of each by its URL path. Lines that start with # are comments. */
function rulesOf(text: string): Map<string, string[]> {
  const rules = text
    .replace(/^#.*\n/gm, "")
    .trim()
    .split(/\n\n/);
  return new Map(rules.map((rule) => [rule.split("\n")[0] ?? "", rule.split("\n").slice(1)]));
}

const rules = rulesOf(hostHeaders({ revalidated: ["/download"], immutable: ["/app-1.js"], pathPrefix: "/x" }));

test("the file has the name that the hosts expect", () => {
  expect(HOST_HEADERS_FILE).toBe("_headers");
});

test("every URL gets exactly the headers that a page cannot set itself", () => {
  const [, ...others] = (rules.get("/x/*") ?? []).toReversed();
  expect(others.toReversed()).toEqual([
    "  Content-Security-Policy: frame-ancestors 'none'",
    "  X-Frame-Options: DENY",
    "  X-Content-Type-Options: nosniff",
    "  Referrer-Policy: no-referrer",
    "  Cross-Origin-Opener-Policy: same-origin",
  ]);
});

test("no page may use a feature of the device or the browser that the site never uses", () => {
  const refused =
    "accelerometer autoplay bluetooth browsing-topics camera display-capture encrypted-media fullscreen geolocation gyroscope hid " +
    "idle-detection magnetometer microphone midi payment picture-in-picture publickey-credentials-get screen-wake-lock serial usb " +
    "xr-spatial-tracking";
  const policy = refused.split(" ").map((feature) => `${feature}=()`);
  expect(rules.get("/x/*")?.at(-1)).toBe(`  Permissions-Policy: ${policy.join(", ")}`);
});

test("browsers ask again for pages at each visit, and never for hashed files", () => {
  expect(rules.get("/x/download")).toEqual(["  Cache-Control: public, max-age=0, must-revalidate"]);
  expect(rules.get("/x/app-1.js")).toEqual(["  Cache-Control: public, max-age=31536000, immutable"]);
});

test("no URL gets two rules for caching", () => {
  expect(rules.get("/x/*")?.join()).not.toContain("Cache-Control");
});

describe("Cloudflare reads at most 100 rules of at most 2,000 characters", () => {
  const hashed = (count: number, path = "") =>
    Array.from({ length: count }, (_, index) => `/${path}app-${String(index).padStart(20, "0")}.js`);

  test("so the last of too many hashed files have no rule, and the rules for all URLs and for pages stay", () => {
    const revalidated = ["/", "/download"];
    const immutable = hashed(150);
    const limited = rulesOf(hostHeaders({ revalidated, immutable, pathPrefix: "" }));
    expect([...limited.keys()]).toEqual(["/*", ...revalidated, ...immutable.slice(0, 97)]);
  });

  test("so a file whose path is too long has no rule, and the others have one", () => {
    const [long = ""] = hashed(1, "a".repeat(2000));
    const limited = rulesOf(hostHeaders({ revalidated: [], immutable: [long, "/app-1.js"], pathPrefix: "" }));
    expect([...limited.keys()]).toEqual(["/*", "/app-1.js"]);
  });

  test("and every path prefix keeps to that, or stops the build with a message that names it", () => {
    const pathPrefix = `/${"a".repeat(900)}`;
    const limited = rulesOf(hostHeaders({ revalidated: ["/download"], immutable: hashed(150), pathPrefix }));
    expect(limited.size).toBe(100);
    for (const [urlPath, lines] of limited) expect([urlPath, ...lines, ""].join("\n").length).toBeLessThanOrEqual(2000);
    const tooLong = () => hostHeaders({ revalidated: [], immutable: [], pathPrefix: `/${"a".repeat(2000)}` });
    expect(tooLong).toThrow("PATH_PREFIX has 2001 characters");
  });
});
