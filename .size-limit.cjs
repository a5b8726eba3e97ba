// The limits of `npm run test:size`: what a visitor loads, compressed, and about 10 % more. That is
// room for the longer texts of another product, and too little for a large library.
const { existsSync } = require("node:fs");

const FOLDER = ".sites/site/public";

if (!existsSync(FOLDER))
  throw new Error(`${FOLDER} is missing: run npm run test:e2e, which builds the site there.`);

const scriptsOf = (page) =>
  `${FOLDER}/{webpack-runtime,framework,app,component---src-pages-${page}-tsx}-*.js`;
const limits = [
  ["scripts of /", scriptsOf("index"), "85 kB"],
  ["scripts of /download", scriptsOf("download"), "94 kB"],
  ["HTML of /download", `${FOLDER}/download/index.html`, "15.2 kB"],
  ["all scripts, with those that load later", `${FOLDER}/**/*.js`, "178 kB"],
];

module.exports = limits.map(([name, path, limit]) => ({ name, path, limit, gzip: true }));
