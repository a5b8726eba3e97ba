/** @jest-environment node */
import * as v from "valibot";
import { parse } from "yaml";
import { readFromRepository } from "../support/repositoryFiles";

const versionsSchema = v.optional(v.record(v.string(), v.string()), {});
const packageSchema = v.object({ dependencies: versionsSchema, devDependencies: versionsSchema, overrides: versionsSchema });
const site = v.parse(packageSchema, JSON.parse(readFromRepository("package.json")));
const lighthouse = v.parse(packageSchema, JSON.parse(readFromRepository("bench/lighthouse/package.json")));
const direct = { ...site.dependencies, ...site.devDependencies, ...lighthouse.dependencies };
const installed = { ...direct, ...site.overrides };

/** The table "Pinned versions" of CONTRIBUTING.md: each package with its version and the reason. */
const section = readFromRepository("CONTRIBUTING.md").split("\n## Pinned versions\n")[1] ?? "";
const explained = [...section.matchAll(/^\| (`.+`) \| ([\d.]+) \| (.+) \|$/gm)].flatMap(
  ([, names = "", version = "", reason = ""]) =>
    names.split(", ").map((name) => ({ name: name.replaceAll("`", ""), version, reason })),
);

const dependabotSchema = v.object({
  updates: v.array(v.object({ ignore: v.optional(v.array(v.object({ "dependency-name": v.string() })), []) })),
});
const heldBack = v
  .parse(dependabotSchema, parse(readFromRepository(".github/dependabot.yml")))
  .updates.flatMap(({ ignore }) => ignore.map((entry) => entry["dependency-name"]));

test("every version in package.json is exact", () => {
  for (const version of Object.values(installed)) expect(version).toMatch(/^\d+\.\d+\.\d+$/);
});

test("CONTRIBUTING explains every override, and every package that Dependabot leaves out", () => {
  const pinned = new Set([...Object.keys(site.overrides), ...heldBack]);
  expect(explained.map(({ name }) => name).sort()).toEqual([...pinned].sort());
  for (const { reason } of explained) expect(reason.length).toBeGreaterThan(20);
});

test("CONTRIBUTING names the versions that are installed", () => {
  for (const { name, version } of explained) expect(`${name} ${installed[name]}`).toBe(`${name} ${version}`);
});

test("Dependabot leaves out every direct package that an override forces", () => {
  for (const name of Object.keys(site.overrides)) {
    if (name in direct) expect(heldBack).toContain(name);
  }
});

test("a package that is both a dependency and an override has one version", () => {
  for (const [name, version] of Object.entries(site.overrides)) expect(direct[name] ?? version).toBe(version);
});

test("the packages of tsparticles have one version, because the engine is an exact peer of the others", () => {
  const versions = Object.entries(direct).flatMap(([name, version]) => (name.startsWith("@tsparticles/") ? version : []));
  expect(versions).toHaveLength(3);
  expect(new Set(versions).size).toBe(1);
});
