/** @jest-environment node */
import { readFileSync } from "node:fs";
import path from "node:path";
import { NETLIFY_ADAPTER_RULES } from "../../src/gatsbyInternals/netlifyAdapter";
import { CACHE_CONTROL, HEADERS_FOR_ALL, hostHeaders } from "../../src/publishing/hostHeaders";

const GATSBY = path.join(__dirname, "..", "..", "node_modules", "gatsby", "dist");
const { MUST_REVALIDATE_HEADERS, PERMAMENT_CACHING_HEADERS, PERMANENT_CACHE_CONTROL_HEADER } = require(
  path.join(GATSBY, "utils/adapter/constants"),
);
const { createHeadersMatcher } = require(path.join(GATSBY, "utils/adapter/create-headers"));

interface AdapterHeader {
  key: string;
  value: string;
}

const APP = "/app-0123456789abcdef0123.js";

/** What the adapter writes, as `getRoutesManifest` in Gatsby's adapter/manager.js collects it. */
function adapterRules(): string {
  const matcher = createHeadersMatcher(undefined, "");
  const rules: [string, AdapterHeader[]][] = [
    ["/*", MUST_REVALIDATE_HEADERS],
    ["/static/*", PERMANENT_CACHE_CONTROL_HEADER],
    [APP, matcher(APP, PERMAMENT_CACHING_HEADERS)],
  ];
  return rules.map(([url, headers]) => `${url}\n${headers.map(({ key, value }) => `  ${key}: ${value}\n`).join("")}`).join("");
}

/** The headers file on Netlify: the adapter puts its rules between the two comments. */
function headersFile(): string {
  const file = hostHeaders({ revalidated: ["/download"], immutable: [APP], pathPrefix: "" });
  expect(file.split(NETLIFY_ADAPTER_RULES)).toHaveLength(2);
  const [start = "", end = ""] = NETLIFY_ADAPTER_RULES.split("\n");
  return file.replace(NETLIFY_ADAPTER_RULES, `${start}\n${adapterRules()}${end}\n`);
}

/** All values of each header for a URL path, in the order of the file. */
function valuesFor(urlPath: string): Map<string, string[]> {
  const values = new Map<string, string[]>();
  let applies = false;
  for (const line of headersFile().split("\n")) {
    if (line.startsWith("/")) applies = line === urlPath || (line.endsWith("/*") && urlPath.startsWith(line.slice(0, -1)));
    const [, name = "", value = ""] = /^ {2}([^:]+): (.*)$/.exec(line) ?? [];
    if (applies && name) values.set(name.toLowerCase(), [...(values.get(name.toLowerCase()) ?? []), value]);
  }
  return values;
}

test("on Netlify, the last value of every header is ours, for pages and for hashed files", () => {
  for (const [urlPath, cacheControl] of [
    ["/download", CACHE_CONTROL.revalidated],
    [APP, CACHE_CONTROL.immutable],
  ] as const) {
    const values = valuesFor(urlPath);
    for (const [name, value] of HEADERS_FOR_ALL) expect(values.get(name.toLowerCase())?.at(-1)).toBe(value);
    expect(values.get("cache-control")?.at(-1)).toBe(cacheControl);
  }
});

test("the adapter adds one header that we do not send, and one with another value, which README names", () => {
  const ours = new Map(HEADERS_FOR_ALL.map(([name, value]) => [name.toLowerCase(), value]));
  const different = [...valuesFor("/download")].filter(
    ([name, values]) => name !== "cache-control" && values.some((value) => value !== ours.get(name)),
  );
  expect(different).toEqual([
    ["x-xss-protection", ["1; mode=block"]],
    ["referrer-policy", ["same-origin", "no-referrer"]],
  ]);
  expect(readFileSync(path.join(__dirname, "..", "..", "README.md"), "utf8")).toContain("`X-XSS-Protection`");
});

test("Gatsby keeps the caches before the adapter moves files, and no option changes the adapter's rule for all URLs", () => {
  const build = readFileSync(path.join(GATSBY, "commands/build.js"), "utf8");
  const manager = readFileSync(path.join(GATSBY, "utils/adapter/manager.js"), "utf8");
  // If one of these fails, Gatsby has changed. Check src/gatsbyInternals/netlifyAdapter.ts.
  expect(build).toMatch(/await adapterManager\.storeCache\(\);\s+await adapterManager\.adapt\(\);/);
  expect(manager).toMatch(/path: `\$\{pathPrefix\}\/\*`,\s+headers: _constants\.MUST_REVALIDATE_HEADERS/);
  expect(manager).toContain("const headerRoutes = [...getDefaultHeaderRoutes(pathPrefix)];");
});
