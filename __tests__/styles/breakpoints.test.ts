import { readdirSync, readFileSync } from "node:fs";
import path from "node:path";

const SOURCE = path.join(__dirname, "../../src");

function read(file: string): string {
  return readFileSync(path.join(SOURCE, file), "utf8");
}

const files = readdirSync(SOURCE, { recursive: true, encoding: "utf8" });
const breakpoints = [...read("styles/tokens.css").matchAll(/^\s*\w+ = (\w+):/gm)].map(([, width]) => width);

/** Every length that a text compares with the width of the window. */
function widthsIn(text: string): string[] {
  const conditions = text.match(/\([^()]*\bwidth\b[^()]*\)/g) ?? [];
  return conditions.flatMap((condition) => condition.match(/[\d.]+[a-z]+/g) ?? []);
}

test("tokens.css lists the two breakpoints", () => {
  expect(breakpoints).toEqual(["48rem", "62rem"]);
});

test("every media query in the CSS that tests the width of the window uses a breakpoint, with a comparison sign", () => {
  const queries = files
    .filter((file) => file.endsWith(".css"))
    .flatMap((file) => read(file).match(/@media[^{]*\bwidth\b[^{]*/g) ?? []);
  expect(queries.length).toBeGreaterThan(20);
  for (const query of queries) {
    for (const width of widthsIn(query)) expect(breakpoints).toContain(width);
    // A window that is as wide as a breakpoint is on the wider side of it, in every query.
    for (const [condition] of query.matchAll(/\([^()]*\bwidth\b[^()]*\)/g)) {
      expect(condition).toMatch(/^\((width (<|>=) \w+|\w+ <= width < \w+)\)$/);
    }
  }
});

test("every image whose size depends on the width of the window uses a breakpoint", () => {
  const conditions = files
    .filter((file) => file.endsWith(".tsx"))
    .flatMap((file) => read(file).match(/\(m(in|ax)-width:[^)]*\)/g) ?? []);
  expect(conditions.length).toBeGreaterThan(2);
  for (const width of conditions.flatMap(widthsIn)) expect(breakpoints).toContain(width);
});
