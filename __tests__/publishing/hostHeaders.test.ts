import { HOST_HEADERS_FILE, hostHeaders } from "../../src/publishing/hostHeaders";

const text = hostHeaders({ revalidated: ["/x/download"], immutable: ["/x/app-1.js"], pathPrefix: "/x" });
const rules = new Map(
  text
    .trim()
    .split(/\n\n/)
    .map((rule) => [rule.split("\n")[0] ?? "", rule.split("\n").slice(1)]),
);

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
