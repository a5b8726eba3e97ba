/** @jest-environment node */
import { readFromRepository, repositoryFiles, repositoryTexts } from "../support/repositoryFiles";

const rules = readFromRepository("docs/rules.md");
/** The numbers of the rules, such as 4.2, which are bold there, and those of the sections. */
const numbers = [...rules.matchAll(/\*\*(\d+\.\d+)\*\*|^## (\d+)\. /gm)].map(([, rule, section]) => rule ?? section);
/** `docs/rules.md, 4.2`, also as code, with `section 4` or with several numbers. */
const CITATION = /docs\/rules\.md`?[,:]? (?:section )?(\d+(?:\.\d+)?(?:(?:,| and| to| or) \d+\.\d+)*)/g;

const files = repositoryFiles();
const exists = (path: string) => files.some((file) => file === path || file.startsWith(`${path.replace(/\/$/, "")}/`));
/** A path of the repository in backticks, or the target of a link. */
const PATH = /`((?:src|bench|scripts|screens|static|docs|__tests__|\.github)(?:\/[\w.-]+)*\/?)`|\]\((?!https?:|#)([^)#]+)/g;

test("each rule has a number of its own", () => {
  expect(numbers.length).toBeGreaterThan(100);
  expect(new Set(numbers).size).toBe(numbers.length);
});

test("every rule that a file cites exists", () => {
  const dangling = repositoryTexts().flatMap(({ file, text }) => {
    // A comment may break in the middle of a citation.
    const citations = [...text.replace(/\s*\n\s*(?:\/\/|\*|#)?\s*/g, " ").matchAll(CITATION)];
    const cited = citations.flatMap(([, list = ""]) => list.match(/\d+(\.\d+)?/g) ?? []);
    return cited.filter((number) => !numbers.includes(number)).map((number) => `${file} cites ${number}`);
  });
  expect(dangling).toEqual([]);
});

test.each(["README.md", "CONTRIBUTING.md", "SECURITY.md", "docs/rules.md"])("what %s names exists", (document) => {
  const text = readFromRepository(document);
  const missing = [...text.matchAll(PATH)].map(([, path, target]) => path ?? target ?? "").filter((path) => !exists(path));
  const scripts = [...text.matchAll(/npm run ([\w:]+)/g)].map(([, script]) => script);
  const unknown = scripts.filter((script) => !readFromRepository("package.json").includes(`"${script}":`));
  expect([...missing, ...unknown]).toEqual([]);
});
