/** @jest-environment node */
import * as v from "valibot";
import { readFromRepository, repositoryFiles } from "../support/repositoryFiles";

const files = repositoryFiles();
const { scripts } = v.parse(
  v.object({ scripts: v.record(v.string(), v.string()) }),
  JSON.parse(readFromRepository("package.json")),
);
const DOCUMENTS = ["README.md", "CONTRIBUTING.md", "SECURITY.md", "docs/rules.md"];

/** Whether a path is a file of the repository, or a folder with such files. */
const exists = (path: string) => files.some((file) => file === path || file.startsWith(`${path.replace(/\/$/, "")}/`));

/** What a document calls a path of the repository: in backticks or as the target of a link. */
function pathsIn(text: string): string[] {
  const inBackticks = /`((?:src|harness|bench|scripts|screens|static|docs|__tests__|\.github)(?:\/[\w.-]+)*\/?)`/g;
  const linked = /\]\((?!https?:|#)([^)#]+)/g;
  return [inBackticks, linked].flatMap((pattern) => [...text.matchAll(pattern)].flatMap(([, path]) => path ?? []));
}

test.each(DOCUMENTS)("every path in %s exists", (document) => {
  expect(pathsIn(readFromRepository(document)).filter((path) => !exists(path))).toEqual([]);
});

test("every npm script in the documents exists", () => {
  for (const document of DOCUMENTS) {
    const named = [...readFromRepository(document).matchAll(/npm run ([\w:]+)/g)].flatMap(([, script]) => script ?? []);
    expect(named.filter((script) => !(script in scripts))).toEqual([]);
  }
});

test("every script of package.json is in the README's table of commands", () => {
  const readme = readFromRepository("README.md");
  const missing = Object.keys(scripts).filter(
    (script) => !readme.includes(`npm run ${script}`) && !readme.includes(`npm ${script}`),
  );
  expect(missing).toEqual([]);
});
