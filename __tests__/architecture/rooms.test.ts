/** @jest-environment node */
import { readFromRepository, repositoryFiles } from "../support/repositoryFiles";
import { brokenRules } from "./brokenRules";
import { ROOMS } from "./rooms";

test("no file imports what its room may not import", () => {
  const checked = repositoryFiles().filter((file) => /\.(tsx?|mjs|css)$/.test(file));
  expect(checked.length).toBeGreaterThan(300);
  expect(checked.flatMap((file) => brokenRules(file, readFromRepository(file)))).toEqual([]);
});

/** For each room a made-up file, what it must not import, and the rule that the message has to name. */
const FORBIDDEN: [room: string, file: string, target: string, rule: string][] = [
  ["releases", "src/releases/made.ts", "../site/links", "releases may import nothing of ours"],
  ["releases", "src/releases/made.ts", "react", "releases may import the packages valibot"],
  ["site", "src/site/made.ts", "../releases/release", "site may import nothing of ours"],
  ["site", "src/site/made.ts", "valibot", "site may import no package"],
  ["gatsbyInternals", "src/gatsbyInternals/made.ts", "../site/links", "gatsbyInternals may import nothing of ours"],
  [
    "gatsbyInternals",
    "src/gatsbyInternals/made.ts",
    "@gatsbyjs/reach-router",
    "gatsbyInternals may import the packages node:, valibot",
  ],
  ["gatsbyInternals/browser", "src/gatsbyInternals/browser.ts", "node:fs", "may import the packages @gatsbyjs/reach-router"],
  ["sourcing", "src/sourcing/made.ts", "../publishing/plainList", "sourcing may import releases, site"],
  [
    "publishing",
    "src/publishing/made.ts",
    "../visitor/Trust",
    "publishing may import releases, site, gatsbyInternals, sourcing/releaseNode",
  ],
  ["publishing", "src/publishing/made.ts", "../sourcing/readReleases", "sourcing/releaseNode"],
  ["browser", "src/browser/made.ts", "../effects/Reveal", "browser may import gatsbyInternals/browser"],
  ["liveReleases", "src/liveReleases/made.ts", "../components/ui/Icon", "liveReleases may import releases, browser"],
  ["effects", "src/effects/made.ts", "../releases/release", "effects may import site, browser, but not site/settings"],
  ["effects", "src/effects/made.ts", "../site/settings", "effects may import site, browser, but not site/settings"],
  ["components", "src/components/ui/made.ts", "../../liveReleases/fetchReleases", "components may import site, effects, browser"],
  ["components", "src/components/ui/made.ts", "../../releases/toRelease", "components may import site, effects, browser"],
  ["visitor", "src/visitor/made.ts", "../publishing/publicFiles", "visitor may import releases, liveReleases, browser, site"],
  ["visitor", "src/visitor/made.ts", "../components/home/Hero", "visitor may import releases, liveReleases, browser, site"],
  ["sections", "src/sections/made.ts", "../layout/SiteLayout", "sections may import releases"],
  ["layout", "src/layout/made.ts", "../components/home/Hero", "layout may import site"],
  ["layout", "src/layout/made.ts", "react-helmet", "layout may import the packages react, gatsby"],
  ["layout/Seo", "src/layout/Seo.tsx", "../effects/Reveal", "layout/Seo may import site"],
  ["pages", "src/pages/made.tsx", "../sourcing/releaseNode", "pages may import releases"],
  ["styles", "src/styles/made.ts", "../effects/Reveal", "styles may import nothing of ours"],
  ["gatsby-types.d", "src/gatsby-types.d.ts", "gatsby", "gatsby-types.d may import no package"],
  ["gatsby-config", "gatsby-config.ts", "./src/sourcing/readReleases", "gatsby-config may import site"],
  ["gatsby-node", "gatsby-node.ts", "./src/site/settings", "gatsby-node may import sourcing, publishing"],
  ["gatsby-browser", "gatsby-browser.tsx", "./src/effects/Reveal", "gatsby-browser may import layout"],
  ["gatsby-ssr", "gatsby-ssr.tsx", "./src/publishing/startBuild", "gatsby-ssr may import layout"],
  ["harness", "harness/made.ts", "../bench/table", "harness may import src"],
  ["bench", "bench/made.ts", "../__tests__/support/release", "bench may import src, harness"],
  ["scripts", "scripts/made.ts", "../bench/table", "scripts may import src, harness"],
  ["__tests__", "__tests__/made.ts", "../gatsby-node", "__tests__ may import src, harness, bench, scripts"],
  ["screens", "screens/made.ts", "../src/site/links", "screens may import styles"],
  ["jest.config", "jest.config.mjs", "./src/site/links", "jest.config may import nothing of ours"],
  ["playwright.config", "playwright.config.ts", "./src/site/links", "playwright.config may import harness, __tests__"],
  ["stryker.config", "stryker.config.mjs", "valibot", "stryker.config may import the packages node:"],
];

test.each(FORBIDDEN)("a forbidden import of %s fails: %s imports %s", (_, file, target, rule) => {
  const [problem, ...others] = brokenRules(file, `import { x } from "${target}";`);
  expect(problem).toContain(`${file} imports `);
  expect(problem).toContain(rule);
  expect(others).toEqual([]);
});

test("each room of the table has a forbidden import above", () => {
  expect([...new Set(FORBIDDEN.map(([room]) => room))].sort()).toEqual(Object.keys(ROOMS).sort());
});

const ROOMS_OF_SRC = Object.keys(ROOMS).filter(
  (room) => !/^(harness|bench|scripts|__tests__|screens|.*\.config|gatsby-\w+)$/.test(room),
);

test.each(ROOMS_OF_SRC)("%s imports nothing that is around the site", (room) => {
  const file = room.includes("/") ? `src/${room}.ts` : `src/${room}/made.ts`;
  for (const target of ["harness/x", "bench/x", "scripts/x", "__tests__/support/x"]) {
    expect(brokenRules(file, `import "../../${target}";`)).toHaveLength(1);
  }
});

test("the message names the file, the import and the rule in one line", () => {
  expect(brokenRules("src/releases/x.ts", 'import { y } from "../site/y";')).toEqual([
    "src/releases/x.ts imports src/site/y: releases may import nothing of ours",
  ]);
});

test.each([
  ["an import", 'import { x } from "../site/x";'],
  ["an import of a type", 'import type { X } from "../site/x";'],
  ["an import without names", 'import "../site/x";'],
  ["a re-export", 'export { x } from "../site/x";'],
  ["a re-export of a type", 'export type { X } from "../site/x";'],
  ["a re-export of everything", 'export * from "../site/x";'],
  ["a dynamic import", 'const load = () => import("../site/x");'],
  ["an import inside a type", 'let x: typeof import("../site/x");'],
  ["require", 'const x = require("../site/x");'],
  ["import with require", 'import x = require("../site/x");'],
  ["the URL of a file", 'new Worker(new URL("../site/x", import.meta.url));'],
])("the check sees %s", (_, text) => {
  expect(brokenRules("src/releases/made.ts", text)).toEqual([
    "src/releases/made.ts imports src/site/x: releases may import nothing of ours",
  ]);
});

test.each([
  ["@import", '@import "../layout/x.css";'],
  ["@import with url", '@import url("../layout/x.css");'],
  ["composes", '.a { composes: b from "../layout/x.css"; }'],
  ["url", ".a { background: url(../layout/x.css); }"],
])("the check sees %s in a style sheet", (_, text) => {
  expect(brokenRules("src/effects/made.module.css", text)).toEqual([
    "src/effects/made.module.css imports src/layout/x.css: effects may import site, browser, but not site/settings",
  ]);
});

test("in a style sheet, comments, keyframes and data URLs are no imports", () => {
  const text =
    '/* @import "../layout/x.css"; */ @keyframes a { from { top: 0 } } .a { mask: url("data:image/png;base64,") url(#b) }';
  expect(brokenRules("src/effects/made.module.css", text)).toEqual([]);
});

test("a path that is computed is forbidden, because nobody can tell what it loads", () => {
  expect(brokenRules("src/releases/made.ts", "import(name)")).toEqual([
    "src/releases/made.ts imports (a computed path): releases may import the packages valibot",
  ]);
});

test("a file that is in no room fails", () => {
  expect(brokenRules("src/helpers/made.ts", "")).toEqual([expect.stringContaining("src/helpers/made.ts is in no room")]);
});

test("a package or a room is recognised by its whole name only", () => {
  expect(brokenRules("src/browser/made.ts", 'import "react-dom"; import "react/jsx-runtime";')).toHaveLength(1);
  expect(brokenRules("src/sourcing/made.ts", 'import "../sitemap/x"; import "../site/x";')).toHaveLength(1);
});
