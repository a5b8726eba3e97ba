import { findReleases, partsOf, searchableReleases, wordsOf } from "../../../../src/features/download/search/FoundVersions";
import { release } from "../../../support/release";

const releases = [
  release({ id: "3", version: "v3.0.0", name: "Night Drive", features: ["The sleep timer fades out"] }),
  release({ id: "2", version: "v2.0.0", name: "Slow Elevator", features: ["Playlists can be shared", "A faster timer (50%)"] }),
  release({ id: "1", version: "v1.0.0", name: "v1.0.0", features: [] }),
];
const found = (query: string) => findReleases(searchableReleases(releases), wordsOf(query)).map(({ id }) => id);

test.each([
  ["timer", ["3", "2"]],
  ["TIMER", ["3", "2"]],
  ["sleep timer", ["3"]],
  ["timer  sleep", ["3"]],
  ["night timer", ["3"]],
  ["v2", ["2"]],
  ["2.0.0", ["2"]],
  ["elevator", ["2"]],
  ["(50%)", ["2"]],
  [".*", []],
  ["[", []],
  ["nothing like it", []],
  ["", ["3", "2", "1"]],
  ["   ", ["3", "2", "1"]],
])("the query %j finds the releases %j, in their order", (query, ids) => {
  expect(found(query)).toEqual(ids);
});

test("two lines of a release are no phrase", () => {
  expect(findReleases(searchableReleases(releases), ["drive the"])).toEqual([]);
});

const marked = (text: string, query: string) =>
  partsOf(text, wordsOf(query))
    .map((part, index) => (index % 2 === 1 ? `<${part}>` : part))
    .join("");

test.each([
  ["The sleep timer", "timer", "The sleep <timer>"],
  ["The Sleep Timer", "timer sleep", "The <Sleep> <Timer>"],
  ["timers and times", "time timer", "<timer>s and <time>s"],
  ["a.b a+b (c) [d] ^$", "a.b a+b (c) [d] ^$", "<a.b> <a+b> <(c)> <[d]> <^$>"],
  ["İstanbul timer", "timer", "İstanbul <timer>"],
  ["nothing", "timer", "nothing"],
  ["nothing", "", "nothing"],
  ["{}|\\-/", "{ } | \\ - /", "<{><}><|><\\><-></>"],
])("in %j, the words of %j are marked", (text, query, expected) => {
  expect(marked(text, query)).toBe(expected);
  expect(partsOf(text, wordsOf(query)).join("")).toBe(text);
});
