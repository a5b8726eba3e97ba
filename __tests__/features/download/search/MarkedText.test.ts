import { splitAtWords } from "../../../../src/features/download/search/MarkedText";
import { searchWords } from "../../../../src/features/download/search/searchForm";

const marked = (text: string, query: string) =>
  splitAtWords(text, searchWords(query))
    .map((part, index) => (index % 2 === 1 ? `<${part}>` : part))
    .join("");

test.each([
  ["nothing", "timer", "nothing"],
  ["The Sleep Timer", "timer  SLEEP", "The <Sleep> <Timer>"],
  ["a.b a+b (c) [d] ^$ {|}", "a.b a+b (c) [d] ^$ {|}", "<a.b> <a+b> <(c)> <[d]> <^$> <{|}>"],
  ["Don't, Don’t, Donʼt, Don´t", "don‘t", "<Don't>, <Don’t>, <Donʼt>, <Don´t>"],
  ["Wi-Fi, Wi‑Fi, Wi–Fi", "wi−fi", "<Wi-Fi>, <Wi‑Fi>, <Wi–Fi>"],
  ["Cafés, Cafes", "CAFE\u0301", "<Café>s, <Cafe>s"],
  ["ΟΔΟΣ", "οδος", "<ΟΔΟΣ>"],
  ["Ｔｉｍｅｒ ２.４, timers", "timer", "<Ｔｉｍｅｒ> ２.４, <timer>s"],
  ["timer 2.4", "ｔｉｍｅｒ　２.４", "<timer> <2.4>"],
  ["😀 file", "file", "😀 <file>"],
  // Its form is longer.
  ["A timer…", "timer", "A timer…"],
  ["timetable", "time metab", "<timetab>le"],
])("in %j, the words of %j are found and marked", (text, query, expected) => {
  expect(marked(text, query)).toBe(expected);
});
