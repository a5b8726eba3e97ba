import { hostHeaders } from "../../src/publishing/hostHeaders";

const text = hostHeaders({ changing: ["/x/download"], lasting: ["/x/app-1.js"], pathPrefix: "/x" });
const rules = new Map(
  text
    .trim()
    .split(/\n\n/)
    .map((rule) => [rule.split("\n")[0] ?? "", rule.split("\n").slice(1)]),
);

test("every address gets the headers that a page cannot give itself", () => {
  const all = rules.get("/x/*") ?? [];
  expect(all).toContain("  Content-Security-Policy: frame-ancestors 'none'");
  expect(all).toContain("  X-Content-Type-Options: nosniff");
  expect(all).toContain("  Referrer-Policy: no-referrer");
  expect(all.find((line) => line.includes("Permissions-Policy"))).toContain("camera=()");
});

test("pages are asked for anew, hashed files never", () => {
  expect(rules.get("/x/download")).toEqual(["  Cache-Control: public, max-age=0, must-revalidate"]);
  expect(rules.get("/x/app-1.js")).toEqual(["  Cache-Control: public, max-age=31536000, immutable"]);
});

test("no address is told twice how long it may be kept", () => {
  expect(rules.get("/x/*")?.join()).not.toContain("Cache-Control");
});
