/** @jest-environment node */
import { readFromRepository } from "../support/repositoryFiles";
import { WORKFLOWS } from "./workflow";

test.each(WORKFLOWS)("every action in %s is one of GitHub's own, pinned by its commit, with the version beside it", (file) => {
  const uses = readFromRepository(file).match(/uses:.*/g) ?? [];
  for (const use of uses) expect(use).toMatch(/^uses: actions\/[a-z/-]+@[0-9a-f]{40} # v\d+\.\d+\.\d+$/);
});
