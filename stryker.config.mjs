import { readdirSync } from "node:fs";

// What `npm run mutation` changes and runs. One room at a time: a constant that a module reads when it is loaded can only be changed
// for all tests of a run, and all tests of one room take seconds.
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
  // Stryker counts what each test covers in an environment of its own; a file that names its environment has to name that one. No shell
  // reads the command: \x20 stands for a space, and the files are listed here.
  buildCommand: `perl -pi -e s#(\\@jest-environment\\x20)(?=node|jsdom)#$1\\@stryker-mutator/jest-runner/jest-env/# ${testFiles.join(" ")}`,
  // TypeScript 7 has no interface by which Stryker could read the configuration, and the tests need none.
  tsconfigFile: "none",
  ignorePatterns: [".cache", ".sites", "bench", "docs", "public", "screens", "mutation-report", "test-results"],
  reporters: ["clear-text", "json", "progress-append-only"],
  clearTextReporter: { allowColor: false, logTests: false },
  jsonReporter: { fileName: `mutation-report/${room}.json` },
};

export default config;
