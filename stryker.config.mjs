import { readdirSync } from "node:fs";

// Configuration of `npm run mutation`, for one room of src at a time. A mutated constant that a module reads while it loads needs a run
// of all tests, and all tests of one room take only seconds.
const room = process.env.ROOM;
const testFiles = readdirSync(`__tests__/${room}`).map((file) => `__tests__/${room}/${file}`);

/** @type {import("@stryker-mutator/api/core").PartialStrykerOptions} */
const config = {
  testRunner: "jest",
  plugins: ["@stryker-mutator/jest-runner"],
  coverageAnalysis: "perTest",
  mutate: [`src/${room}/**/*.{ts,tsx}`],
  jest: {
    config: {
      testMatch: [`<rootDir>/__tests__/${room}/**/*.test.{ts,tsx}`],
      modulePathIgnorePatterns: ["<rootDir>/.cache", "<rootDir>/public"],
    },
  },
  // Stryker measures coverage with its own Jest environments, so a test file that names an environment must name Stryker's. The command
  // does not run in a shell: \x20 is a space, and the files are listed one by one.
  buildCommand: `perl -pi -e s#(\\@jest-environment\\x20)(?=node|jsdom)#$1\\@stryker-mutator/jest-runner/jest-env/# ${testFiles.join(" ")}`,
  // Stryker cannot read the configuration, because TypeScript 7 has no API for that. The tests do not need it.
  tsconfigFile: "none",
  ignorePatterns: [".cache", ".sites", "bench", "public", "screens", "mutation-report", "test-results"],
  reporters: ["clear-text", "json", "progress-append-only"],
  clearTextReporter: { allowColor: false, logTests: false },
  jsonReporter: { fileName: `mutation-report/${room.replaceAll("/", "-")}.json` },
};

export default config;
