/** @jest-environment node */
import { readdirSync, readFileSync } from "node:fs";
import path from "node:path";

const FOLDER = path.join(__dirname, "..", "..", ".github", "workflows");
const workflows = readdirSync(FOLDER).filter((file) => file.endsWith(".yml"));

test.each(workflows)("every action in %s is pinned by its commit, with the version beside it", (file) => {
  const uses = readFileSync(path.join(FOLDER, file), "utf8").match(/uses:.*/g) ?? [];
  for (const use of uses) expect(use).toMatch(/^uses: actions\/[a-z/-]+@[0-9a-f]{40} # v\d+\.\d+\.\d+$/);
});

test.each(workflows)("%s grants its jobs one permission by default: to read the repository, or to start a workflow", (file) => {
  expect(readFileSync(path.join(FOLDER, file), "utf8")).toMatch(
    /^permissions:\n( {2}#.*\n)? {2}(contents: read|actions: write)\n\n/m,
  );
});
