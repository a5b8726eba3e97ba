import { readFile, writeFile } from "node:fs/promises";
import path from "node:path";
import subsetFont from "subset-font";

/*
 * Makes the files of the typeface, which `src/styles/typeface.css` names, from the package of
 * Fontsource. Run `npm run fonts` after an update of the package, and commit the files.
 */
const FOLDER = path.resolve(__dirname, "../src/styles/fonts");
const PACKAGE = "@fontsource-variable/bricolage-grotesque/files/bricolage-grotesque";

const lettersBetween = (first: number, last: number) =>
  String.fromCodePoint(...Array.from({ length: last - first + 1 }, (_, index) => first + index));

/** Almost every title has no other letters, so a page seldom loads another file. */
const BASIC = `${lettersBetween(0x20, 0x7e)}\u00a0©°·×–—‘’“”•…↑↓−`;
const OTHERS = `${lettersBetween(0xa1, 0x1eff)}„‚‹›€™`;

const FILES = [
  { name: "basic", source: "latin", letters: BASIC },
  { name: "latin", source: "latin", letters: OTHERS },
  { name: "latin-ext", source: "latin-ext", letters: OTHERS },
  { name: "vietnamese", source: "vietnamese", letters: OTHERS },
];

async function main(): Promise<void> {
  for (const { name, source, letters } of FILES) {
    const file = require.resolve(`${PACKAGE}-${source}-standard-normal.woff2`);
    const font = await subsetFont(await readFile(file), letters, {
      // For a title of any size, the browser itself chooses the optical size.
      variationAxes: { wdth: 88, wght: 700, opsz: { min: 24, max: 96 } },
      keepFeatures: ["kern", "tnum"],
    });
    await writeFile(path.join(FOLDER, `bricolage-grotesque-${name}.woff2`), font);
    console.log(`bricolage-grotesque-${name}.woff2: ${font.length} bytes`);
  }
}

main().catch((error: unknown) => {
  console.error(error);
  process.exitCode = 1;
});
