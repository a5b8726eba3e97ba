// A date that is read in the time zone of the machine, and not in UTC, shows only far from UTC.
process.env.TZ = "Pacific/Auckland";

/** @type {import("jest").Config} */
const config = {
  testMatch: ["<rootDir>/__tests__/**/*.test.{ts,tsx}"],
  testEnvironment: "jsdom",
  setupFilesAfterEnv: ["<rootDir>/__tests__/support/setup.ts"],
  transform: {
    "\\.[jt]sx?$": [
      "babel-jest",
      {
        presets: [
          ["babel-preset-gatsby", { reactRuntime: "automatic" }],
          "@babel/preset-typescript",
        ],
      },
    ],
  },
  // These packages are ES modules only, so Babel has to transform them for Jest.
  transformIgnorePatterns: ["^(?!.*/node_modules/(feed|unzipit)/).*/node_modules/"],
  modulePathIgnorePatterns: ["<rootDir>/.cache", "<rootDir>/.sites", "<rootDir>/public"],
  moduleNameMapper: {
    "^gatsby$": "<rootDir>/__tests__/support/gatsby.tsx",
    "\\.css$": "<rootDir>/__tests__/support/cssModule.ts",
  },
  // By default, Jest leaves one processor free: on two, it would use only one.
  maxWorkers: "100%",
  // A limit for what hangs, not for how busy the machine is.
  testTimeout: 30_000,
  clearMocks: true,
  restoreMocks: true,
};

export default config;
