import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { expect, test } from "@playwright/test";
import { findChromium, provideChromium } from "../../scripts/chromium";

test("a Chromium that does not start is passed over, and the reason is named if CHROMIUM_PATH asks for it", async () => {
  test.skip(process.platform === "win32", "A script is no program there.");
  const folder = mkdtempSync(path.join(tmpdir(), "programs-"));
  const stub = path.join(folder, "chromium-headless-shell");
  writeFileSync(stub, "#!/bin/sh\necho It requires the snap >&2\nexit 1\n", { mode: 0o755 });
  const before = process.env;
  const without = { ...before, FOUND_CHROMIUM: "", FOUND_WHOLE_CHROMIUM: "", CHROMIUM_PATH: "" };
  const reason = `${stub} does not start: It requires the snap`;
  try {
    process.env = { ...without, PATH: folder + path.delimiter + before.PATH };
    expect(await findChromium()).toContain(reason);
    expect(process.env.FOUND_CHROMIUM).not.toBe(stub);
    process.env = { ...without, CHROMIUM_PATH: stub };
    await expect(provideChromium()).rejects.toThrow(reason);
  } finally {
    process.env = before;
    rmSync(folder, { recursive: true });
  }
});
