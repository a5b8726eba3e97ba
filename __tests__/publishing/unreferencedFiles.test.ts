import { findExpiredFiles, findUnreferencedFiles, timesUnreferenced } from "../../src/publishing/unreferencedFiles";

const HASH = { app: "a".repeat(20), page: "b".repeat(20), lazy: "c".repeat(20), old: "d".repeat(20), font: "e".repeat(32) };

test("a script is needed if a page or a needed script contains its hash, even without the rest of its name", () => {
  const files = new Map([
    ["index.html", `<script src="/app-${HASH.app}.js"></script>`],
    [`app-${HASH.app}.js`, `{7:"${HASH.lazy}"}[chunk] + ".js"`],
    [`7-${HASH.lazy}.js`, `"/static/face-${HASH.font}.woff2"`],
    [`static/face-${HASH.font}.woff2`, ""],
    [`component-${HASH.page}.js`, ""],
  ]);
  expect(findUnreferencedFiles(files)).toEqual([`component-${HASH.page}.js`]);
});

test("a file that only unneeded scripts reference is not needed either", () => {
  const files = new Map([
    ["index.html", ""],
    [`app-${HASH.old}.js`, HASH.lazy],
    [`7-${HASH.lazy}.js`, HASH.old],
  ]);
  expect(findUnreferencedFiles(files)).toEqual([`7-${HASH.lazy}.js`, `app-${HASH.old}.js`]);
});

test("the result of a query is needed as long as a page references it", () => {
  const files = new Map([
    ["index.html", '<link rel="preload" href="/page-data/sq/d/741087719.json">'],
    ["page-data/sq/d/741087719.json", ""],
    ["page-data/sq/d/1151451725.json", ""],
  ]);
  expect(findUnreferencedFiles(files)).toEqual(["page-data/sq/d/1151451725.json"]);
});

describe("a file that no page needs any more", () => {
  const now = new Date("2026-11-21T10:00:00Z");
  const before = "2026-11-14T10:00:00.000Z";

  test("keeps the time of the first build that found it", () => {
    const times = timesUnreferenced(["old.js", "new.js"], { "old.js": before, "needed-again.js": before }, now);
    expect(times).toEqual({ "old.js": before, "new.js": "2026-11-21T10:00:00.000Z" });
  });

  test("stays for seven days, to the millisecond", () => {
    expect(findExpiredFiles({ "old.js": before }, now)).toEqual([]);
    expect(findExpiredFiles({ "old.js": before, "new.js": now.toISOString() }, new Date(now.getTime() + 1))).toEqual(["old.js"]);
  });
});
