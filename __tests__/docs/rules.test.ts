/** @jest-environment node */
import { readFromRepository, repositoryFiles, repositoryTexts } from "../support/repositoryFiles";

const RULES = "docs/rules.md";
const rules = readFromRepository(RULES);
/** The numbers of rules, such as 4.2, in the order of the document. A rule's own number is bold there. */
const numbers = [...rules.matchAll(/\*\*(\d+\.\d+)\*\*/g)].flatMap(([, number]) => number ?? []);
const sections = [...rules.matchAll(/^## (\d+)\. /gm)].flatMap(([, number]) => number ?? []);

/** `docs/rules.md, 4.2`, also as code, with `section 4` or with several numbers. */
const CITATION = /docs\/rules\.md`?[,:]? (?:section )?(\d+(?:\.\d+)?(?:(?:,| and| to| or) \d+\.\d+)*)/g;

/** The text without line ends: a comment may break in the middle of a citation or of an expression. */
function onOneLine(text: string): string {
  return text.replace(/\s*\n\s*(?:\/\/|\*|#)?\s*/g, " ");
}

/** The numbers of rules or sections that a text cites. */
function citationsIn(text: string): string[] {
  return [...onOneLine(text).matchAll(CITATION)].flatMap(([, cited = ""]) => cited.match(/\d+(\.\d+)?/g) ?? []);
}

test("each rule has a number of its own, in the section of that number", () => {
  expect(numbers.length).toBeGreaterThan(100);
  expect(numbers.filter((number, index) => numbers.indexOf(number) !== index)).toEqual([]);
  expect([...new Set(numbers.map((number) => number.split(".")[0]))]).toEqual(sections);
});

test.each([RULES, "CONTRIBUTING.md", "SECURITY.md"])("the numbers in brackets in %s are numbers of rules", (document) => {
  const inBrackets = readFromRepository(document).matchAll(/\((?:[^()]* )?(\d+\.\d+(?:(?:,| and| to) \d+\.\d+)*)\)/g);
  const named = [...inBrackets].flatMap(([, list = ""]) => list.match(/\d+\.\d+/g) ?? []);
  expect(named.length).toBeGreaterThan(2);
  expect(named.filter((number) => !numbers.includes(number))).toEqual([]);
});

test("every citation of a rule names one that exists", () => {
  const dangling = repositoryTexts().flatMap(({ file, text }) =>
    citationsIn(text)
      .filter((number) => !numbers.includes(number) && !sections.includes(number))
      .map((number) => `${file} cites ${RULES}, ${number}`),
  );
  expect(dangling).toEqual([]);
});

test("citations are found in comments, over the end of a line and in lists", () => {
  const cite = (rest: string) => `${RULES},${rest}`;
  expect(citationsIn(cite(" 4.2)"))).toEqual(["4.2"]);
  expect(citationsIn(`/** A rule (${cite("\n * 4.2 and 4.3")}). */`)).toEqual(["4.2", "4.3"]);
  expect(citationsIn(`\`${RULES}\`: 7.3`)).toEqual(["7.3"]);
  expect(citationsIn(cite(" section 6, and 30 releases"))).toEqual(["6"]);
});

test("no file cites a document that is not in the repository", () => {
  const files = repositoryFiles();
  const missing = repositoryTexts().flatMap(({ file, text }) =>
    [...text.matchAll(/(?<![\w/:.-])[\w./-]+\.md\b/g)]
      .filter(([name]) => !files.includes(name))
      .map(([name]) => `${file} cites ${name}`),
  );
  expect(missing).toEqual([]);
});

/** Words that were given up, and what to write instead. This file is the only one that may hold them. */
const GIVEN_UP: [pattern: RegExp, instead: string][] = [
  [/product spec|\bspec, section/i, "docs/rules.md and the number of the rule"],
  [/loadComplete|loadWhole|onWholeWanted|onFilesWanted/, "loadAllReleases"],
  [/complete list|whole list|older releases/i, "all releases, or the plain list"],
  [/completeUrl|completeListUrl/, "allReleasesUrl or plainListUrl"],
  [/hasOlder/, "hasNextPage or hasMoreToShow"],
  [/LeavingLink/, "ExternalLink"],
  [/useLateComponent/, "useLazyComponent"],
  [/unnamedFiles/, "unreferencedFiles"],
  [/place: object/, "location: object"],
];

test.each(GIVEN_UP)("no file says %s: write %s", (pattern) => {
  const users = repositoryTexts().filter(
    ({ file, text }) => file !== "__tests__/docs/rules.test.ts" && pattern.test(onOneLine(text)),
  );
  expect(users.map(({ file }) => file)).toEqual([]);
});
