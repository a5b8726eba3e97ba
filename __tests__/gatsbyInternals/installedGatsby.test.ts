import { existsSync, readFileSync } from "node:fs";
import { createRequire } from "node:module";
import path from "node:path";
import { ANNOUNCER_ID, readScrollPosition } from "../../src/gatsbyInternals/browser";
import { headHandlerForBrowser } from "../../src/gatsbyInternals/noHeadExports";
import {
  APP_CHUNK,
  APP_DATA_FILE,
  htmlFileOf,
  isHashed,
  PARTYTOWN_FOLDER,
  pageDataFileOf,
  queryResultFileOf,
  WEBPACK_STATS_FILE,
} from "../../src/gatsbyInternals/publicFolder";
import { gatsbyModuleFile, unusedGatsbyFiles } from "../../src/gatsbyInternals/webpackConfig";
import { KEPT_FOLDER } from "../../src/site/keptFolder";

/*
 * Compares what the site knows about Gatsby's internals with the installed packages. A test that fails after an upgrade means that
 * Gatsby has changed: read the file of the package that the message names, and adapt the file of the site.
 */

const PROJECT = path.join(__dirname, "..", "..");
const gatsbyRequire = createRequire(path.join(PROJECT, "node_modules/gatsby/package.json"));

/** Fails unless a file of an installed package contains a text. */
function expectInPackage(file: string, text: string, ourFile: string): void {
  const fullPath = path.join(PROJECT, "node_modules", file);
  const advice = `Gatsby has changed. Check ${ourFile}`;
  if (!existsSync(fullPath)) throw new Error(`${advice}: node_modules/${file} does not exist any more.`);
  if (!readFileSync(fullPath, "utf8").includes(text)) {
    throw new Error(`${advice}: node_modules/${file} does not contain ${text} any more.`);
  }
}

/** Fails unless what the site expects is what Gatsby does. */
function expectSame(gatsby: unknown, ours: unknown, what: string, ourFile: string): void {
  if (gatsby !== ours) throw new Error(`Gatsby has changed. Check ${ourFile}: ${what} is ${gatsby}, the site expects ${ours}.`);
}

const PUBLIC_FOLDER = "src/gatsbyInternals/publicFolder.ts";
const WEBPACK_CONFIG = "src/gatsbyInternals/webpackConfig.ts";
const BROWSER = "src/gatsbyInternals/browser.ts";

const STATS_WRITER = "gatsby/dist/utils/gatsby-webpack-stats-extractor.js";
const WEBPACK = "gatsby/dist/utils/webpack.config.js";
const LOADERS = "gatsby/dist/utils/webpack-utils.js";
const STATIC_ENTRY = "gatsby/cache-dir/static-entry.js";
const PAGE_DATA_WRITER = "gatsby/dist/utils/page-data-helpers.js";
const ANNOUNCER = "gatsby/cache-dir/route-announcer-props.js";
const COMPILATION_HASH = "src/gatsbyInternals/compilationHash.ts";
const CACHE_CLEANER = "gatsby/dist/services/initialize.js";

test.each<[what: string, packageFile: string, text: string, ourFile: string]>([
  ["writes the list of scripts", STATS_WRITER, `\`${WEBPACK_STATS_FILE}\``, PUBLIC_FOLDER],
  ["lists the scripts by chunk", STATS_WRITER, "assetsByChunkName: assets", PUBLIC_FOLDER],
  ["names the chunk of all pages", WEBPACK, `${APP_CHUNK}: directoryPath(\`.cache/production-app\`)`, PUBLIC_FOLDER],
  ["minifies scripts with terser's own options", LOADERS, "compress: {\n        ecma: 5\n      }", WEBPACK_CONFIG],
  ["names style sheets by chunk and hash", WEBPACK, "`[name].[contenthash].css`", PUBLIC_FOLDER],
  ["names scripts by chunk and hash", WEBPACK, "`[name]-[contenthash].js`", PUBLIC_FOLDER],
  ["names fonts and images by a hash", LOADERS, "[name]-[hash].[ext]`", PUBLIC_FOLDER],
  ["writes the URL of an inlined style sheet", STATIC_ENTRY, `data-href={\`\${__PATH_PREFIX__}/\${style.name}\`}`, PUBLIC_FOLDER],
  ["names the chunk in the data of a page", PAGE_DATA_WRITER, '"componentChunkName":', PUBLIC_FOLDER],
  ["names the queries in the data of a page", PAGE_DATA_WRITER, '"staticQueryHashes":', PUBLIC_FOLDER],
  ["loads the data of all pages", "gatsby/cache-dir/loader.js", `/${APP_DATA_FILE}\``, PUBLIC_FOLDER],
  ["loads the results of queries", "gatsby/cache-dir/loader.js", `/${queryResultFileOf(`\${staticQueryHash}`)}`, PUBLIC_FOLDER],
  ["publishes Partytown", "gatsby/dist/internal-plugins/partytown/gatsby-node.js", `\`${PARTYTOWN_FOLDER}\``, PUBLIC_FOLDER],
  ["keeps fragments of pages", "gatsby/dist/utils/worker/child/render-html.js", "publicDir, `_gatsby`, `slices`", PUBLIC_FOLDER],
  ["has a cache group for the styles of all pages", WEBPACK, "\n        styles: {\n", WEBPACK_CONFIG],
  ["has an option for class names", LOADERS, "localIdentName: `", WEBPACK_CONFIG],
  [
    "loads the module gatsby from this file",
    WEBPACK,
    "gatsby$: directoryPath(path.join(`.cache`, `gatsby-browser-entry.js`))",
    WEBPACK_CONFIG,
  ],
  [
    "imports the service worker's script",
    "gatsby/cache-dir/production-app.js",
    "require(`./register-service-worker`)",
    WEBPACK_CONFIG,
  ],
  [
    "imports the function that renders a Head",
    "gatsby/cache-dir/page-renderer.js",
    `import { ${headHandlerForBrowser.name} } from "./head/head-export-handler-for-browser"`,
    "src/gatsbyInternals/noHeadExports.ts",
  ],
  ["writes the page's path into the page", STATIC_ENTRY, "window.pagePath=", BROWSER],
  [
    "navigates by a function that can be replaced",
    "gatsby/cache-dir/navigation.js",
    "window.___navigate = (to, options) =>",
    BROWSER,
  ],
  ["calls that function for each link", "gatsby-link/dist/index.js", "window.___navigate(", BROWSER],
  ["offers to load a page", "gatsby/cache-dir/loader.js", "loadPage: rawPath => instance.loadPage(rawPath)", BROWSER],
  [
    "waits for onClientEntry before it starts",
    "gatsby/cache-dir/production-app.js",
    "apiRunnerAsync(`onClientEntry`).then(",
    BROWSER,
  ],
  [
    "marks the time at which the page is hydrated",
    "gatsby/cache-dir/production-app.js",
    "performance.mark(`onInitialClientRender`)",
    "bench/browser.ts",
  ],
  [
    "takes the hash of a build from webpack",
    "gatsby/dist/commands/build.js",
    "webpackCompilationHash = stats.hash;",
    COMPILATION_HASH,
  ],
  [
    "writes the hash of a build into the part of the page that all pages share",
    STATS_WRITER,
    `window.___webpackCompilationHash="\${stats.hash}"`,
    COMPILATION_HASH,
  ],
  [
    "renders a page again if the hash of one of these chunks changes",
    "gatsby/dist/utils/webpack/get-ssr-chunk-hashes.js",
    "hashes.push(chunk.hash)",
    COMPILATION_HASH,
  ],
  ["writes the hash of a build into the page", STATIC_ENTRY, 'window.___webpackCompilationHash="', "harness/publishedFiles.ts"],
  ["navigates with this router", "gatsby/cache-dir/navigation.js", 'from "@gatsbyjs/reach-router"', BROWSER],
  ["has an announcer with this id", ANNOUNCER, `id: \`${ANNOUNCER_ID}\``, BROWSER],
  ["announces at once", ANNOUNCER, '"aria-live": `assertive`', BROWSER],
  ["empties its cache", CACHE_CLEANER, "`.cache/**`", "src/site/keptFolder.ts"],
])("Gatsby %s", (_, packageFile, text, ourFile) => {
  expectInPackage(packageFile, text, ourFile);
});

test("Gatsby leaves names with a leading dot in its cache", () => {
  expect(path.posix.basename(KEPT_FOLDER)).toMatch(/^\./);
  const source = readFileSync(path.join(PROJECT, "node_modules", CACHE_CLEANER), "utf8");
  const [cleaning = ""] = /const deleteGlobs = [\s\S]*?fs\.remove\(/.exec(source) ?? [];
  const options = /_globby\.default\)\(deleteGlobs, (\{[^}]*\})/.exec(cleaning)?.[1]?.replace(/\s/g, "");
  expectSame(
    options,
    "{cwd:program.directory}",
    "the list of options with which Gatsby empties its cache",
    "src/site/keptFolder.ts",
  );
});

test.each(["/", "/download", "/404.html", "/404/", "/a/b"])(
  "Gatsby writes the page %s and its data into these files",
  (pagePath) => {
    const { generateHtmlPath, generatePageDataPath } = gatsbyRequire("gatsby-core-utils");
    const slashes = (file: string) => file.split(path.sep).join("/");
    const html = htmlFileOf(pagePath);
    expectSame(slashes(generateHtmlPath("", pagePath)), html, "the HTML file", PUBLIC_FOLDER);
    expectSame(slashes(generatePageDataPath("", pagePath)), pageDataFileOf(html), "the data file", PUBLIC_FOLDER);
  },
);

test("Gatsby writes the result of a static query into this file", () => {
  const { getStaticQueryPath } = gatsbyRequire("./dist/utils/static-query-utils");
  expectSame(getStaticQueryPath("77"), queryResultFileOf("77"), "the file of a static query", PUBLIC_FOLDER);
});

test("webpack and file-loader write hashes that the site recognizes", () => {
  const { config } = gatsbyRequire("webpack");
  const options = config.getNormalizedWebpackOptions({});
  config.applyWebpackOptionsDefaults(options);
  const { output } = options;
  expectSame(output.hashDigest, "hex", "the encoding of webpack's hashes", PUBLIC_FOLDER);
  expectSame(
    isHashed(`app-${"0".repeat(output.hashDigestLength)}.js`),
    true,
    "whether scripts are recognized as hashed",
    PUBLIC_FOLDER,
  );
  const { interpolateName } = createRequire(gatsbyRequire.resolve("file-loader"))("loader-utils");
  const font = interpolateName({ resourcePath: "/face.woff2" }, "[name]-[hash].[ext]", { content: Buffer.from("x") });
  expectSame(isHashed(font), true, "whether fonts are recognized as hashed", PUBLIC_FOLDER);
  const sources = [WEBPACK, LOADERS].map((file) => readFileSync(path.join(PROJECT, "node_modules", file), "utf8")).join("");
  expectSame(/hashDigest|hashFunction/.test(sources), false, "whether Gatsby sets its own form of hashes", PUBLIC_FOLDER);
});

test("the files that the site leaves out or replaces exist", () => {
  const files = [gatsbyModuleFile(PROJECT), ...Object.keys(unusedGatsbyFiles(PROJECT))];
  // Gatsby copies its own part of `.cache` from this folder.
  const sources = files.map((file) =>
    file.replace(path.join(PROJECT, ".cache"), path.join(PROJECT, "node_modules/gatsby/cache-dir")),
  );
  const missing = sources.filter((file) => !existsSync(file)).map((file) => path.relative(PROJECT, file));
  if (missing.length > 0) throw new Error(`Gatsby has changed. Check ${WEBPACK_CONFIG}: ${missing} does not exist any more.`);
  const replacements = Object.values(unusedGatsbyFiles(PROJECT)).filter((file) => file !== false);
  expect(replacements.filter((file) => !existsSync(file))).toEqual([]);
});

test("Gatsby stores scroll positions where the site reads them", () => {
  const { SessionStorage } = gatsbyRequire("gatsby-react-router-scroll/session-storage");
  new SessionStorage().save({ pathname: "/terms" }, "7", 640);
  const position = readScrollPosition({ pathname: "/terms", key: "7" });
  sessionStorage.clear();
  expectSame(640, position, "the position that Gatsby stored", BROWSER);
});

test("Gatsby and the site use the same copy of the router, which has navigate", () => {
  const ofGatsby = gatsbyRequire.resolve("@gatsbyjs/reach-router");
  const ours = createRequire(path.join(PROJECT, "package.json")).resolve("@gatsbyjs/reach-router");
  expectSame(path.relative(PROJECT, ofGatsby), path.relative(PROJECT, ours), "the router that Gatsby loads", BROWSER);
  expectSame(typeof gatsbyRequire("@gatsbyjs/reach-router").navigate, "function", "the type of navigate", BROWSER);
});
