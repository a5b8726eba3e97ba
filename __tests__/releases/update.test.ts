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
const universal = { processors: ["arm64-v8a", "armeabi-v7a"] };
const arm64 = { processors: ["arm64-v8a"] };

test.each<[Update["status"] | null, string, Says[], Says[]]>([
  ["installsOver", "has a higher code", [{ versionCode: 2 }], [{}]],
  [
    "installsOver",
    "has the same code",
    [universal],
    [{ processors: ["armeabi-v7a", "arm64-v8a"] }],
  ],
  ["olderCode", "has a lower code", [{ versionCode: 47 }], [{ versionCode: 2046 }]],
  ["olderCode", "has lost its code", [{ versionCode: null }], [{}]],
  [
    "olderCode",
    "has a lower code for one processor",
    [universal, arm64],
    [{ ...arm64, versionCode: 2 }],
  ],
  [
    null,
    "has a lower code and is for other processors",
    [arm64],
    [{ ...universal, versionCode: 2 }],
  ],
  ["otherKey", "has another key", [signedBy("b")], [signedBy("a")]],
  ["otherKey", "has the signature v1 alone", [signedBy()], [signedBy("a")]],
  [
    "otherKey",
    "has another key for one processor",
    [universal, { ...arm64, ...signedBy("b") }],
    [universal],
  ],
  ["installsOver", "has the old key for an older Android", [signedBy("b", "a")], [signedBy("a")]],
  [
    "installsOver",
    "has variants with keys of their own",
    [signedBy("a"), signedBy("b")],
    [signedBy("b"), signedBy("a")],
  ],
  ["secondApp", "is another app", [{ applicationId: "app.acme.music", ...signedBy("b") }], [{}]],
  [
    "installsOver",
    "has another app too",
    [{ applicationId: "app.acme.music", ...signedBy("b") }, {}],
    [{}],
  ],
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
