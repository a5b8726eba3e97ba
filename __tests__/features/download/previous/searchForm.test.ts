import { searchForm, searchWords } from "../../../../src/features/download/previous/searchForm";

test.each([
  ["don‘t", "DON'T Don’t Donʼt Don´t"],
  ["wi−fi", "Wi-Fi Wi‑Fi Wi–Fi"],
  ["CAFE\u0301", "Café Cafe"],
  ["οδος", "ΟΔΟΣ"],
  ["λογοσ", "ΛΟΓΟΣ λόγος"],
  ["strasse", "STRASSE Straße STRAẞE"],
  ["timer2.4…", "Ｔｉｍｅｒ２.４..."],
])("the search takes %j for the same as each of %j", (word, others) => {
  expect(others.split(" ").map(searchForm)).toEqual(others.split(" ").map(() => searchForm(word)));
});

test("blanks of any width and number are between the words of a query", () => {
  expect(searchWords(" ｔｉｍｅｒ　２.４  x")).toEqual(["TIMER", "2.4", "X"]);
});
