/** @jest-environment node */
import { runScript } from "../support/runScript";
import { temporaryFolder } from "../support/temporaryFolder";

const folder = temporaryFolder();

test.each([
  ["first last", 1, "first"],
  ["first next last", 1, "first, next"],
  ["last", 0, undefined],
])("runs %s to the end, then exits with %i, and lists %s", (names, exitCode, failed) => {
  const scripts = { first: "exit 2", next: "exit 1", last: "echo The last one ran." };
  folder.write("package.json", JSON.stringify({ scripts }));
  const { status, stdout, stderr } = runScript(["runAll", ...names.split(" ")], folder.resolve());
  expect(stdout).toMatch(/^The last one ran\.$/m);
  expect(/^Failed: (.+)\. Run/m.exec(stderr)?.[1]).toBe(failed);
  expect(status).toBe(exitCode);
});
