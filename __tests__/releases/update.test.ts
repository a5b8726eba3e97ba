import type { AndroidPackage } from "../../src/releases/release";
import { type Update, updateOf } from "../../src/releases/update";
import { androidPackage, certificate, release, releaseFile } from "../support/release";

type Says = Partial<AndroidPackage>;

const releaseOf = (version: string, packages: (Says | null)[]) =>
  release({
    version,
    files: packages.map((says) =>
      releaseFile("player.apk", { androidPackage: says && androidPackage(says) }),
    ),
  });
const signedBy = (...digits: string[]): Says => ({
  certificates: digits.map((digit) => certificate(digit)),
});
const a = signedBy("a");
const b = signedBy("b");
const arm64 = { processors: ["arm64-v8a"] };
const both = { processors: ["arm64-v8a", "armeabi-v7a"] };
const two = { versionCode: 2 };
const newA = { ...a, ...two };
const music = { applicationId: "app.acme.music", ...b };

test.each<[Update["status"] | null, string, Says[], Says[]]>([
  ["installsOver", "has a higher code", [two], [{}]],
  ["installsOver", "has the same code", [{ processors: ["armeabi-v7a", "arm64-v8a"] }], [both]],
  ["olderCode", "has a lower code", [{ versionCode: 47 }], [{ versionCode: 2046 }]],
  ["olderCode", "has lost its code", [{ versionCode: null }], [{}]],
  ["olderCode", "has a lower code for a processor", [both, arm64], [{ ...arm64, ...two }]],
  [null, "has a lower code for other processors", [arm64], [{ ...both, ...two }]],
  [null, "lacks a processor", [both], [both, arm64]],
  [null, "lacks an app", [{}], [{}, music]],
  [
    "installsOver",
    "has packages for two levels",
    [two, { versionCode: 9 }],
    [{}, { versionCode: 8 }],
  ],
  ["otherKey", "has another key", [b], [a]],
  [null, "has the signature v1 alone, whose key is not known", [signedBy()], [a]],
  ["otherKey", "has another key for a processor", [both, { ...arm64, ...b }], [both]],
  ["installsOver", "has the old key for an older Android", [signedBy("b", "a")], [a]],
  ["installsOver", "has the newer key alone", [b], [signedBy("b", "a")]],
  ["otherKey", "has the older key alone", [a], [signedBy("b", "a")]],
  ["installsOver", "has variants with keys of their own", [newA, b], [b, newA]],
  ["olderCode", "has a variant with a lower code", [newA, b], [a, { ...b, ...two }]],
  ["secondApp", "is another app", [music], [{}]],
  ["installsOver", "has another app too", [music, {}], [{}]],
  [null, "is for watches", [{ purpose: "watches", versionCode: 0 }], [{}]],
])("the status is %s if the newest release %s", (status, _, own, before) => {
  const update = updateOf([releaseOf("v2", own), releaseOf("v1", before)]);
  expect(update).toEqual(status && { version: "v1", status });
});

// A small letter is a beta, which installs beside the app; `?` was not read, `u` has v1 alone.
const RELEASES = {
  A: {},
  b: { applicationId: "org.example.player.beta" },
  "?": null,
  u: signedBy(),
};

test.each([
  ["AAA", "v2"],
  ["AbA", "v1"],
  ["A?A", "v1"],
  ["AuA", "v1"],
  ["bAA", "v2"],
  ["?AA", undefined],
  ["Au?", undefined],
  ["A", undefined],
  ["", undefined],
])("of the releases %j, the newest is compared with %s", (letters, version) => {
  const releases = [...letters].map((letter, index) => {
    const says = Object.entries(RELEASES).find(([name]) => name === letter)?.[1] ?? null;
    return releaseOf(`v${letters.length - index}`, [says]);
  });
  expect(updateOf(releases)?.version).toBe(version);
});
