/** @jest-environment node */
import semver from "semver";
import * as v from "valibot";
import { readFromRepository } from "../support/repositoryFiles";

const enginesSchema = v.object({ node: v.string() });
const packageSchema = v.object({ engines: enginesSchema, devDependencies: v.record(v.string(), v.string()) });
const lockSchema = v.object({
  packages: v.record(v.string(), v.object({ engines: v.optional(v.object({ node: v.optional(v.string()) })) })),
});

const site = v.parse(packageSchema, JSON.parse(readFromRepository("package.json")));
const { packages } = v.parse(lockSchema, JSON.parse(readFromRepository("package-lock.json")));
/** The Node versions that the site promises to run on, as a range. */
const promised = site.engines.node;

/** The lines of Node that `engines` names, each with its oldest version: 20.19 of Node 20, for example. */
const lines = promised.split("||").flatMap((part) => {
  const majors = Array.from({ length: 100 }, (_, major) => major).filter((major) => semver.intersects(part, `${major}.x`));
  return majors.map((major) => {
    const oldest = semver.minVersion(`${part} ${major}.x`);
    return { major, oldest: `${oldest?.major}.${oldest?.minor}` };
  });
});

test("no package of the lock file excludes a Node that engines promises", () => {
  // Packages for other platforms count too: the site is also built on those.
  expect(Object.keys(packages).length).toBeGreaterThan(1000);
  const excluding = Object.entries(packages).flatMap(([folder, { engines }]) =>
    engines?.node === undefined || semver.subset(promised, engines.node) ? [] : `${folder} asks for Node ${engines.node}`,
  );
  expect(excluding).toEqual([]);
});

test("the README names the lines of Node that engines promises, and the oldest version of each", () => {
  const named = lines.map(({ major, oldest }) => (oldest === `${major}.0` ? `${major}` : `${major} (${oldest} or newer)`));
  expect(named.length).toBeGreaterThan(2);
  expect(readFromRepository("README.md")).toContain(`With Node ${named.slice(0, -1).join(", ")} or ${named.at(-1)}, and npm`);
});

test("the line in .node-version, which the hosts and the workflows use, is one of them", () => {
  const line = readFromRepository(".node-version").trim();
  expect(lines.map(({ major }) => `${major}`)).toContain(line);
  // Odd lines of Node get no long-term support.
  expect(Number(line) % 2).toBe(0);
});

test("the types of Node are those of the oldest line", () => {
  expect(semver.major(site.devDependencies["@types/node"] ?? "0.0.0")).toBe(lines[0]?.major);
});
