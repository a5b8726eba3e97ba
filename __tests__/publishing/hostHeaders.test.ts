/** @jest-environment node */
import { hostHeaders } from "../../src/publishing/hostHeaders";

/** The rules of the file: the lines of each by its URL path. Lines that start with # are comments. */
function rulesOf({ revalidated = [], immutable = [], pathPrefix = "" }: Partial<Parameters<typeof hostHeaders>[0]>) {
  const text = hostHeaders({ revalidated, immutable, pathPrefix }).replace(/^#.*\n/gm, "");
  const rules = text.trim().split("\n\n");
  return new Map(rules.map((rule) => [rule.split("\n")[0] ?? "", rule.split("\n").slice(1)]));
}
const hashed = (count: number) => Array.from({ length: count }, (_, index) => `/app-${String(index).padStart(20, "0")}.js`);

test("every URL gets exactly the headers that a page cannot set itself, and one rule for caching", () => {
  const refused =
    "accelerometer autoplay bluetooth browsing-topics camera display-capture encrypted-media fullscreen geolocation gyroscope hid " +
    "idle-detection magnetometer microphone midi payment picture-in-picture publickey-credentials-get screen-wake-lock serial usb " +
    "xr-spatial-tracking";
  const policy = refused.split(" ").map((feature) => `${feature}=()`);
  const rules = rulesOf({ revalidated: ["/download"], immutable: ["/app-1.js"], pathPrefix: "/x" });
  expect([...rules]).toEqual([
    [
      "/x/*",
      [
        "  Content-Security-Policy: frame-ancestors 'none'",
        "  X-Frame-Options: DENY",
        "  X-Content-Type-Options: nosniff",
        "  Referrer-Policy: no-referrer",
        "  Cross-Origin-Opener-Policy: same-origin",
        `  Permissions-Policy: ${policy.join(", ")}`,
      ],
    ],
    ["/x/download", ["  Cache-Control: public, max-age=0, must-revalidate"]],
    ["/x/app-1.js", ["  Cache-Control: public, max-age=31536000, immutable"]],
  ]);
});

describe("Cloudflare reads at most 100 rules of at most 2,000 characters", () => {
  test("so the last of too many hashed files have no rule, and the rules for all URLs and for pages stay", () => {
    const rules = rulesOf({ revalidated: ["/", "/download"], immutable: hashed(150) });
    expect([...rules.keys()]).toEqual(["/*", "/", "/download", ...hashed(97)]);
  });

  test("so a file whose path is too long has no rule, and the others have one", () => {
    const long = `/${"a".repeat(2000)}.js`;
    expect([...rulesOf({ immutable: [long, "/app-1.js"] }).keys()]).toEqual(["/*", "/app-1.js"]);
  });

  test("and every path prefix keeps to that, or stops the build with a message that names it", () => {
    const rules = rulesOf({ revalidated: ["/download"], immutable: hashed(150), pathPrefix: `/${"a".repeat(900)}` });
    expect(rules.size).toBe(100);
    for (const [urlPath, lines] of rules) expect([urlPath, ...lines, ""].join("\n").length).toBeLessThanOrEqual(2000);
    expect(() => rulesOf({ pathPrefix: `/${"a".repeat(2000)}` })).toThrow("PATH_PREFIX has 2001 characters");
  });
});
