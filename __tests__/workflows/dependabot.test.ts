/** @jest-environment node */
import * as v from "valibot";
import { parse } from "yaml";
import { readFromRepository, repositoryFiles } from "../support/repositoryFiles";

const updateSchema = v.object({
  "package-ecosystem": v.string(),
  directory: v.optional(v.string()),
  directories: v.optional(v.array(v.string())),
  schedule: v.object({ interval: v.string() }),
  cooldown: v.object({ "default-days": v.number() }),
  groups: v.record(v.string(), v.object({ patterns: v.array(v.string()) })),
});
const { updates } = v.parse(v.object({ updates: v.array(updateSchema) }), parse(readFromRepository(".github/dependabot.yml")));

test("Dependabot updates the packages and the actions", () => {
  expect(updates.map((update) => update["package-ecosystem"])).toEqual(["npm", "github-actions"]);
});

test.each(updates)(
  "$package-ecosystem: once a month, in one pull request, nothing younger than a week",
  ({ schedule, groups, cooldown }) => {
    expect(schedule.interval).toBe("monthly");
    expect(Object.values(groups)).toEqual([{ patterns: ["*"] }]);
    expect(cooldown["default-days"]).toBeGreaterThanOrEqual(7);
  },
);

test("Dependabot knows every folder with a package.json", () => {
  const folders = repositoryFiles().flatMap((file) => /^(.*)\bpackage\.json$/.exec(file)?.[1] ?? []);
  const known = updates.find((update) => update["package-ecosystem"] === "npm")?.directories;
  expect(known?.sort()).toEqual(folders.map((folder) => `/${folder.replace(/\/$/, "")}`).sort());
});
