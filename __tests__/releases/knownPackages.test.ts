import { withKnownPackages, withSiblingPackages } from "../../src/releases/knownPackages";
import type { ReleaseFile } from "../../src/releases/release";
import { androidPackage, releaseFile } from "../support/release";

const says = androidPackage();
const known = releaseFile("player.apk", { sha256: "a".repeat(64), androidPackage: says });
/** As the API lists it. */
const listed = { ...known, androidPackage: null };

test("what is known of a file without a published SHA-256 is kept", () => {
  const file = { ...listed, sha256: null };
  const knownFile = { ...known, sha256: null };
  expect(withKnownPackages([file], [knownFile])).toEqual([knownFile]);
});

test.each<[string, Partial<ReleaseFile>]>([
  ["another SHA-256", { sha256: "b".repeat(64) }],
  ["a SHA-256 that was not known", { sha256: null }],
  ["another size", { size: 5 }],
  ["another URL", { downloadUrl: "https://github.com/octo/player/other.apk" }],
])("what is known of a file with %s is forgotten", (_, changes) => {
  const file = { ...listed, ...changes };
  expect(withKnownPackages([file], [known])).toEqual([file]);
});

test("each file gets what is known of it, in the given order", () => {
  const watch = releaseFile("wear.apk", { androidPackage: androidPackage({ purpose: "watches" }) });
  const files = [releaseFile("new.apk"), listed, { ...watch, androidPackage: null }];
  expect(withKnownPackages(files, [watch, known])).toEqual([releaseFile("new.apk"), known, watch]);
});

test("what a newer list says of a file counts", () => {
  const newer = { ...known, androidPackage: androidPackage({ oldestAndroid: "9" }) };
  expect(withKnownPackages([newer], [known, listed])).toEqual([newer]);
});

test.each([
  ["player-armeabi-v7a.apk", ["armeabi-v7a"]],
  ["player-UNIVERSAL.apk", []],
  ["calendar-universal.apk", null],
  ["player-debug-universal.apk", null],
  ["player.apk", null],
])(
  "beside player-arm64-v8a.apk, which was read, the processors of %s are %j",
  (name, processors) => {
    const read = { ...known, name: "player-arm64-v8a.apk" };
    const file = releaseFile(name);
    const completed = { ...file, androidPackage: processors ? { ...says, processors } : null };
    expect(withSiblingPackages([read, file])).toEqual([read, completed]);
  },
);
