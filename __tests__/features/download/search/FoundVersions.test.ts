import { findReleases, searchableReleases, wordsOf } from "../../../../src/features/download/search/FoundVersions";
import { partsOf } from "../../../../src/features/download/search/foldText";
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
  ["Now in İstanbul, Isparta and ısparta", "istanbul ISPARTA", "Now in <İstanbul>, <Isparta> and <ısparta>"],
  ["İİ i̇ timer", "İ", "<İ><İ> <i̇> t<i>mer"],
  ["Don't, Don’t, Donʼt, Don´t", "don‘t", "<Don't>, <Don’t>, <Donʼt>, <Don´t>"],
  ["“Mix” and «Mix»", '"mix"', "<“Mix”> and <«Mix»>"],
  ["Wi-Fi, Wi‑Fi, Wi–Fi", "wi−fi", "<Wi-Fi>, <Wi‑Fi>, <Wi–Fi>"],
  ["Cafe\u0301, Café, Cafe", "cafe\u0301", "<Cafe\u0301>, <Café>, Cafe"],
  ["Cafe\u0301, Café, Cafe", "CAFÉ", "<Cafe\u0301>, <Café>, Cafe"],
  ["Cafe\u0301, Café, Cafe", "cafe", "Cafe\u0301, Café, <Cafe>"],
  ["Vie\u0302\u0323t, Vi\u1ec7t", "vi\u00ea\u0323t", "<Vie\u0302\u0323t>, <Vi\u1ec7t>"],
  ["\u1112\u1161\u11ab\u1100\u1173\u11af 한글", "한", "<\u1112\u1161\u11ab>\u1100\u1173\u11af <한>글"],
  ["ﾊﾞｯｸ バック", "バ", "<ﾊﾞ>ｯｸ <バ>ック"],
  ["Version ２．３, 2.3", "2.3", "Version <２．３>, <2.3>"],
  ["Straße, STRASSE, STRAẞE, strasse", "straße", "<Straße>, <STRASSE>, <STRAẞE>, <strasse>"],
  ["Straße", "s t", "<S><t>ra<ß>e"],
  ["ßt", "st s", "<ß><t>"],
  ["ΟΔΟΣ, οδος, οδός", "οδοσ", "<ΟΔΟΣ>, <οδος>, οδός"],
  ["\u0390", "\u03aa\u0301", "<\u0390>"],
  ["A ﬁx, a fix", "fix", "A <ﬁx>, a <fix>"],
  ["slee\u00adp\u200b timer ❤", "sleep ❤️", "<slee\u00adp\u200b> timer <❤>"],
  ["nothing", "timer", "nothing"],
  ["nothing", "", "nothing"],
  ["{}|\\-/", "{ } | \\ - /", "<{><}><|><\\><-></>"],
])("in %j, the words of %j are found and marked", (text, query, expected) => {
  const isFound = expected !== text || query === "";
  expect(findReleases(searchableReleases([release({ name: text })]), wordsOf(query))).toHaveLength(isFound ? 1 : 0);
  expect(marked(text, query)).toBe(expected);
  expect(partsOf(text, wordsOf(query)).join("")).toBe(text);
});
