/** @jest-environment node */
import path from "node:path";
import { readFromRepository, repositoryFiles, repositoryTexts } from "../support/repositoryFiles";

const DOCUMENTS = [
  ...["README.md", "CONTRIBUTING.md", "SECURITY.md"],
  ...["docs/hosts.md", "docs/releases.md", "docs/rules.md"],
];

/** The numbers of the rules, which are bold, such as 4.2. */
const rules = [...readFromRepository("docs/rules.md").matchAll(/\*\*(\d+\.\d+)\*\*/g)].map(
  ([, number = ""]) => number,
);

test("each rule has a number of its own", () => {
  expect(rules).toContain("4.2");
  expect(new Set(rules).size).toBe(rules.length);
});

test("every rule that a comment cites exists", () => {
  const unknown = repositoryTexts().flatMap(({ file, text }) => {
    const citations = [...text.matchAll(/docs\/rules\.md`?,[\s*/]+(\d+\.\d+)/g)];
    return citations
      .filter(([, number = ""]) => !rules.includes(number))
      .map(([, number]) => `${file}: ${number}`);
  });
  expect(unknown).toEqual([]);
});

test.each(DOCUMENTS)("every path and command in %s exists", (document) => {
  const text = readFromRepository(document);
  const inCode = /`((?:src|scripts|screens|static|docs|__tests__|\.github)(?:\/[\w.-]+)*)\/?`/g;
  const links = [...text.matchAll(/\]\((?!https?:|#)([^)#]+)/g)].map(([, target = ""]) =>
    path.posix.join(path.posix.dirname(document), target),
  );
  const paths = [...[...text.matchAll(inCode)].map(([, name = ""]) => name), ...links];
  const files = repositoryFiles();
  const missing = paths.filter(
    (name) => !files.some((file) => file === name || file.startsWith(`${name}/`)),
  );
  expect(missing).toEqual([]);
  const commands = [...text.matchAll(/npm run ([\w:]+)/g)].map(([, script]) => `"${script}":`);
  const packageFile = readFromRepository("package.json");
  expect(commands.filter((command) => !packageFile.includes(command))).toEqual([]);
});
