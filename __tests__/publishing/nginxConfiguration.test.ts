/** @jest-environment node */
import { readFileSync } from "node:fs";
import path from "node:path";
import { HEADERS_FOR_ALL } from "../../src/publishing/hostHeaders";
import { renderNginxConfiguration } from "../../src/publishing/nginxConfiguration";

const config = renderNginxConfiguration().replace(/^\s*#.*$/gm, "");

test("docs/nginx.conf is what the command writes", () => {
  const written = readFileSync(path.join(__dirname, "..", "..", "docs", "nginx.conf"), "utf8").replaceAll("\r\n", "\n");
  if (written !== renderNginxConfiguration()) throw new Error("docs/nginx.conf is out of date. Run: npm run nginx");
});

test("every header that the other hosts send, and Cache-Control, is set for the whole server", () => {
  // A location with its own headers would lose all others.
  const [server = ""] = /^server \{[^{]*/m.exec(config) ?? [];
  const sent = [...HEADERS_FOR_ALL.map(([name, value]) => `${name} "${value}"`), "Cache-Control $arietta_cache_control"];
  expect(server.match(/add_header .*;/g)?.sort()).toEqual(sent.map((header) => `add_header ${header} always;`).sort());
  expect(config.match(/add_header/g)).toHaveLength(sent.length);
});

const HASH = "0123456789abcdef0123";
test.each([
  ["/download", false],
  ["/page-data/sq/d/741087719.json", false],
  ["/screens/home-360.avif", false],
  [`/app-${HASH}4.js`, false],
  [`/app${HASH}.js`, false],
  [`/app-${HASH}`, false],
  [`/player/app-${HASH}.js`, true],
  [`/app-${HASH.toUpperCase()}.js`, true],
  [`/framework-${HASH}.js.LICENSE.txt`, true],
  [`/static/face-${HASH.slice(4)}${HASH.slice(4)}.woff2`, true],
])("whether browsers may keep %s without asking is %p", (urlPath, isKept) => {
  expect(config).toContain('default "public, max-age=0, must-revalidate";');
  // The only pattern. ~* ignores case.
  const [, pattern = ""] = /^ {2}"~\*(.*)" "public, max-age=31536000, immutable";$/m.exec(config) ?? [];
  expect(new RegExp(pattern || "$^", "i").test(urlPath)).toBe(isKept);
});
