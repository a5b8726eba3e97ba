/** @jest-environment node */
import { jobOf, readWorkflow, WORKFLOWS } from "./workflow";

const workflow = readWorkflow(".github/workflows/daily.yml");

test("the daily run starts the deployment, and does nothing else", () => {
  expect(jobOf(workflow, "deploy").steps.map(({ run }) => run)).toEqual(["gh workflow run deploy.yml --ref main"]);
});

// GitHub disables a workflow with a schedule once a public repository had no commit for 60 days.
test("no workflow that a release or a push needs has a schedule", () => {
  const scheduled = WORKFLOWS.filter((file) => "schedule" in readWorkflow(file).on);
  expect(scheduled).toEqual([".github/workflows/check-live.yml", ".github/workflows/daily.yml"]);
});
