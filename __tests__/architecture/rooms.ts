/** What the files of one room may import. Names are separated by spaces. */
export interface Room {
  /**
   * Rooms, folders or files of this repository, without `src/` and without the ending of a script. `!` takes one away again. A room
   * may always import its own files.
   */
  ours: string;
  /** Packages; `*` is any. `react` includes `react/jsx-runtime`, but not `react-dom`. `node:` is every module of Node. */
  packages: string;
}

/**
 * Which room may import what. Whatever is not in this table is forbidden, and `rooms.test.ts` checks every file against it.
 *
 * A room is a folder or a file: `releases` is `src/releases`, `bench` is the folder `bench`. If two rooms hold a file, the one with
 * the longer name counts.
 *
 * Two `!` need a reason. `site/settings` reads the build's environment, with the token in it, so no room of the browser may import
 * it (docs/rules.md, 12.8). Components show releases; they neither check nor convert them (docs/rules.md, 4.12).
 */
// biome-ignore format: a table, one line a room
export const ROOMS: Readonly<Record<string, Room>> = {
  // The domain and what the site says: pure, the same in Node and in the browser.
  "releases":                { ours: "", packages: "valibot" },
  "site":                    { ours: "", packages: "" },
  "gatsbyInternals":         { ours: "", packages: "node: valibot" },
  "gatsbyInternals/browser": { ours: "", packages: "@gatsbyjs/reach-router" },
  // Build time.
  "sourcing":                { ours: "releases site", packages: "node: gatsby valibot write-file-atomic" },
  "publishing":              { ours: "releases site gatsbyInternals sourcing/releaseNode", packages: "node: gatsby valibot react react-dom/server feed uqr write-file-atomic" },
  // In the browser. pages, components and layout also run at build time, when Gatsby renders the HTML.
  "browser":                 { ours: "gatsbyInternals/browser", packages: "react" },
  "liveReleases":            { ours: "releases browser", packages: "react" },
  "effects":                 { ours: "site !site/settings browser", packages: "react framer-motion @tsparticles" },
  "components":              { ours: "site !site/settings effects browser releases !releases/githubRelease !releases/toRelease", packages: "react gatsby" },
  "visitor":                 { ours: "releases liveReleases browser site !site/settings components/ui components/download", packages: "react @noble/hashes" },
  "sections":                { ours: "releases liveReleases components visitor browser site !site/settings effects layout/Seo", packages: "react gatsby" },
  "layout":                  { ours: "site !site/settings effects browser gatsbyInternals/browser gatsbyInternals/publicFolder components/ui styles", packages: "react gatsby" },
  "layout/Seo":              { ours: "site !site/settings components/ui layout", packages: "react gatsby react-helmet" },
  "pages":                   { ours: "releases site !site/settings browser liveReleases effects components visitor sections layout styles", packages: "react gatsby" },
  "styles":                  { ours: "", packages: "" },
  "gatsby-types.d":          { ours: "", packages: "" },
  // Gatsby's own files only re-export or read what src offers.
  "gatsby-config":           { ours: "site", packages: "gatsby" },
  "gatsby-node":             { ours: "sourcing publishing", packages: "" },
  "gatsby-browser":          { ours: "layout", packages: "" },
  "gatsby-ssr":              { ours: "layout", packages: "" },
  // Around the site. Nothing in src may import any of these.
  "harness":                 { ours: "src", packages: "*" },
  "bench":                   { ours: "src harness", packages: "*" },
  "scripts":                 { ours: "src harness", packages: "*" },
  "__tests__":               { ours: "src harness bench scripts", packages: "*" },
  "screens":                 { ours: "styles", packages: "" },
  "jest.config":             { ours: "", packages: "" },
  "playwright.config":       { ours: "harness __tests__", packages: "@playwright/test" },
  "stryker.config":          { ours: "", packages: "node:" },
};
