import { factsOf, summaryOf } from "../../src/releases/summary";
import { release, releaseFile } from "../support/release";

test("the summary of a release has everything but its files, and when it was changed", () => {
  const { files, updated, ...rest } = release({ files: [releaseFile("player.apk")] });
  expect(files).toHaveLength(1);
  expect(summaryOf({ ...rest, files, updated })).toEqual(rest);
});

test("a pre-release says that it is one, and any other release says nothing", () => {
  expect([true, false].map((isPrerelease) => factsOf(release({ isPrerelease })))).toEqual([["Pre-release"], []]);
});
