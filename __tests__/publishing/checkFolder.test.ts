/** @jest-environment node */
import { folderProblem } from "../../src/publishing/checkFolder";

test.each([
  ["!", "/home/anna/music!/site"],
  ["'", "/home/anna/anna's site"],
])("a folder whose path contains %s is refused in one sentence, which names both and says what to do", (character, folder) => {
  expect(folderProblem(folder)).toBe(
    `Gatsby cannot build in ${folder}: move this folder, because the character ${character} in its path breaks a build.`,
  );
});

test.each(["/home/anna/site", "C:\\Users\\Anna B\\site", "/srv/a+b & c/äöü"])("the folder %s is fine", (folder) => {
  expect(folderProblem(folder)).toBeNull();
});
