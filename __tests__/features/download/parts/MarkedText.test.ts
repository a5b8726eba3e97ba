import { splitAtWords } from "../../../../src/features/download/parts/MarkedText";
import { searchWords } from "../../../../src/features/download/parts/searchForm";

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
  ["Cafe\u0301s, Cafés, Cafes", "cafe", "<Cafe\u0301>s, <Café>s, <Cafe>s"],
  ["Straßen, Strassen, ΟΔΟΣ", "STRAẞE οδος", "<Straße>n, <Strasse>n, <ΟΔΟΣ>"],
  ["Straße", "s", "<S>tra<ß>e"],
  ["İzmir, Izmir, ızmir", "izmir", "<İzmir>, <Izmir>, <ızmir>"],
  ["Ｔｉｍｅｒ ２.４, timers", "timer", "<Ｔｉｍｅｒ> ２.４, <timer>s"],
  ["timer 2.4", "ｔｉｍｅｒ　２.４", "<timer> <2.4>"],
  ["ﾊﾞｽ, バス, はす", "バス", "<ﾊﾞｽ>, <バス>, はす"],
  ["😀 ﬁle 𝐅ile", "file", "😀 <ﬁle> <𝐅ile>"],
  ["timetable", "time metab", "<timetab>le"],
])("in %j, the words of %j are found and marked", (text, query, expected) => {
  expect(marked(text, query)).toBe(expected);
});
