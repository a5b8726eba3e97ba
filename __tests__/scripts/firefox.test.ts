/** @jest-environment node */
import type { Browser } from "@playwright/test";
import { answerMissingCommand } from "../../scripts/firefox";

test("a driver that has changed fails with the remedies, and a new Firefox needs none", () => {
  const answer = (version: string) => answerMissingCommand({ version: () => version } as Browser);
  expect(() => answer("158.0")).toThrow(/scripts.firefox.*npx playwright/);
  expect(() => answer("159.0")).not.toThrow();
});
