/** @jest-environment node */
import { warnOfReleases } from "../../../src/node/sourcing/warnOfReleases";
import type { AndroidPackage, Release } from "../../../src/releases/release";
import { certificate, signedRelease } from "../../support/release";

const facts: { appFiles: RegExp | null } = { appFiles: null };
jest.mock("../../../src/site/product", () => ({
  get appFiles() {
    return facts.appFiles;
  },
}));

/** The warnings of a list whose newest release has a package that says this. */
function warningsOf(says: Partial<AndroidPackage>, changes: Partial<Release> = {}) {
  const warn = jest.fn();
  const releases = [{ ...signedRelease("v2", says), ...changes }, signedRelease("v1")];
  warnOfReleases({ liveUrl: "", readAt: "", releases }, warn);
  return warn.mock.calls.flat();
}

test.each<[Partial<AndroidPackage>, RegExp]>([
  [{ versionCode: 0 }, /^v2 has a lower version code than v1, so phones .* refuse it\. Raise/],
  [{ applicationId: "app.acme.music" }, /^v2 has another application ID than v1, .* a second app/],
  [{ certificates: [certificate("b")] }, /^v2 is signed with another key than v1, .*somebody else/],
  [
    { certificates: [], lastAndroid: "10" },
    /^Android 11 and newer refuse a package of v2: .* Sign it/,
  ],
  [{ lastAndroid: "13" }, /^Android 14 and newer refuse a package of v2: .*Raise it\.$/],
])("one line warns of a newest release with %j", (says, warning) => {
  expect(warningsOf(says)).toEqual([expect.stringMatching(warning)]);
});

test("appFiles that no file of the newest release matches is a warning", () => {
  facts.appFiles = /player/;
  expect(warningsOf({})).toEqual([]);
  facts.appFiles = /music/;
  expect(warningsOf({})).toEqual([expect.stringMatching(/^v2 has no file .* appFiles in src/)]);
});

test.each([
  ["v3.3.10-beta.1", [expect.stringMatching(/^v3.*looks like a pre-release, and is not marked/)]],
  ["2.0.0rc1", [expect.stringMatching(/^2\.0\.0rc1 looks like/)]],
  ["v2.0.0-developer", []],
])("the tag %s of a newest release gives the warnings %j", (version, expected) => {
  facts.appFiles = null;
  expect(warningsOf({}, { version })).toEqual(expected);
  expect(warningsOf({}, { version, isPrerelease: true })).toEqual([]);
});
