/** @jest-environment node */
import type { Browser } from "@playwright/test";
import { answerMissingCommand } from "../../scripts/firefox";

/** A browser without the driver that this Playwright has. */
const browser = (version: string) => ({ version: () => version }) as Browser;

test("a driver that has changed fails with the remedies, and a new Firefox needs none", () => {
  expect(() => answerMissingCommand(browser("158.0"))).toThrow(/scripts.firefox.*npx playwright/);
  expect(() => answerMissingCommand(browser("159.0"))).not.toThrow();
});
