/** @jest-environment node */
import { readFileSync } from "node:fs";
import path from "node:path";
import { isHashed } from "../../src/gatsbyInternals/publicFolder";
import { CACHE_CONTROL, HEADERS_FOR_ALL } from "../../src/publishing/hostHeaders";
import { renderNginxConfiguration } from "../../src/publishing/nginxConfiguration";

test("docs/nginx.conf is what the command writes", () => {
  const written = readFileSync(path.join(__dirname, "..", "..", "docs", "nginx.conf"), "utf8").replaceAll("\r\n", "\n");
  if (written !== renderNginxConfiguration()) throw new Error("docs/nginx.conf is out of date. Run: npm run nginx");
});

const config = renderNginxConfiguration().replace(/^\s*#.*$/gm, "");
const CACHE_VARIABLE = "$arietta_cache_control";

/** The text between the braces of a block, without the blocks inside it. */
function directivesOf(block: RegExp): string {
  const start = config.search(block);
  if (start < 0) throw new Error(`The configuration has no block ${block}.`);
  let text = "";
  let depth = 0;
  for (const line of config.slice(start).split("\n")) {
    // A brace inside a quoted pattern opens no block.
    const code = line.replace(/"[^"]*"/g, "");
    if (depth === 1 && !code.includes("{") && !code.includes("}")) text += `${line}\n`;
    depth += (code.match(/\{/g) ?? []).length - (code.match(/\}/g) ?? []).length;
    if (depth === 0) return text;
  }
  throw new Error(`The block ${block} is not closed.`);
}

function headersIn(text: string): [name: string, value: string][] {
  return [...text.matchAll(/^\s*add_header (\S+) (?:"([^"]*)"|(\$\w+)) always;$/gm)].map(([, name = "", value, variable = ""]) => [
    name,
    value ?? variable,
  ]);
}

/** The value of Cache-Control that nginx sends for a path: that of the first pattern that matches, else the default. */
function cacheControlOf(urlPath: string): string | undefined {
  const lines = [...directivesOf(/^map \$uri \$arietta_cache_control \{/m).matchAll(/^\s*(?:"([^"]+)"|(\w+)) "([^"]*)";$/gm)];
  const match = lines.find(([, pattern]) => {
    const [, isCaseless, source] = /^~(\*?)(.*)$/.exec(pattern ?? "") ?? [];
    return source !== undefined && new RegExp(source, isCaseless ? "i" : "").test(urlPath);
  });
  return (match ?? lines.find(([, , name]) => name === "default"))?.[3];
}

test("nginx sends the headers that every URL has, and Cache-Control", () => {
  const sent = Object.fromEntries(headersIn(directivesOf(/^server \{/m)));
  expect(sent).toEqual({ ...Object.fromEntries(HEADERS_FOR_ALL), "Cache-Control": CACHE_VARIABLE });
});

test("every header is set for the whole server, because a location with its own headers loses all others", () => {
  expect(config.match(/add_header/g)).toHaveLength(headersIn(directivesOf(/^server \{/m)).length);
});

const HASH = "0123456789abcdef";
test.each([
  "/",
  "/download",
  "/404.html",
  "/releases.json",
  "/page-data/app-data.json",
  "/page-data/sq/d/741087719.json",
  "/screens/home-360.avif",
  "/icon-512.png",
  `/app-${HASH}0123.js`,
  `/player/app-${HASH}0123.js`,
  `/app-${HASH.toUpperCase()}0123.js`,
  `/framework-${HASH}0123.js.LICENSE.txt`,
  `/app.${HASH}0123.css`,
  `/static/face-${HASH}${HASH}.woff2`,
  `/app-${HASH}01234.js`,
  `/app${HASH}0123.js`,
  `/app-${HASH}0123`,
])("nginx lets browsers keep %s as long as the other hosts do", (urlPath) => {
  expect(cacheControlOf(urlPath)).toBe(isHashed(urlPath) ? CACHE_CONTROL.immutable : CACHE_CONTROL.revalidated);
});

test("nginx looks for a page's own file, then for its second one, then for its folder, and redirects nothing", () => {
  expect(directivesOf(/^ {2}location \/ \{/m).trim()).toBe("try_files $uri $uri.html $uri/index.html =404;");
  expect(config).not.toMatch(/\b(return|rewrite)\b/);
});
