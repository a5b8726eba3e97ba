/** @jest-environment node */
import { runScript } from "../support/runScript";
import { temporaryFolder } from "../support/temporaryFolder";

const folder = temporaryFolder();

test("all scripts run, also after a failure, and the end lists those that failed", () => {
  const scripts = { first: "exit 2", next: "exit 1", last: "echo The last one ran." };
  folder.write("package.json", JSON.stringify({ scripts }));
  const { status, stdout, stderr } = runScript("runAll first next last");
  expect(stdout).toMatch(/^The last one ran\.$/m);
  expect(stderr).toMatch(/^Failed: first, next\. /m);
  expect(status).toBe(1);
  expect(runScript("runAll last").status).toBe(0);
});
