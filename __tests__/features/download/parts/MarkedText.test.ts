import { splitAtMatches } from "../../../../src/features/download/parts/MarkedText";
import { wordPatterns } from "../../../../src/features/download/search/wordPatterns";

const marked = (text: string, query: string) =>
  splitAtMatches(text, wordPatterns(query))
    .map((part, index) => (index % 2 === 1 ? `<${part}>` : part))
    .join("");

test.each([
  ["nothing", "timer", "nothing"],
  ["The Sleep Timer", "timer  SLEEP", "The <Sleep> <Timer>"],
  ["timers and times", "time timer", "<timer>s and <time>s"],
  ["a.b a+b (c) [d] ^$ {|}", "a.b a+b (c) [d] ^$ {|}", "<a.b> <a+b> <(c)> <[d]> <^$> <{|}>"],
  ["\\ / -", "\\ / -", "<\\> </> <->"],
  ["Don't, Don’t, Donʼt, Don´t", "don‘t", "<Don't>, <Don’t>, <Donʼt>, <Don´t>"],
  ["“Mix” and «Mix»", '"mix"', "<“Mix”> and <«Mix»>"],
  ["Wi-Fi, Wi‑Fi, Wi–Fi", "wi−fi", "<Wi-Fi>, <Wi‑Fi>, <Wi–Fi>"],
  ["Cafe\u0301, Café, Cafe", "CAFE\u0301", "<Café>, <Café>, Cafe"],
  ["Cafe\u0301, Café, Cafe", "cafe", "Café, Café, <Cafe>"],
  ["Straße, ΟΔΟΣ", "STRAẞE οδος", "<Straße>, <ΟΔΟΣ>"],
])("in %j, the words of %j are found and marked", (text, query, expected) => {
  expect(marked(text, query)).toBe(expected);
});
