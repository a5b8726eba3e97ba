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
const old = { lastAndroid: "13" };
const newA = { ...a, ...two };
const music = { applicationId: "app.acme.music", ...b };

test.each<[Update["problem"] | "installsOver", string, Says[], Says[]]>([
  ["installsOver", "has a higher code", [two], [{}]],
  ["installsOver", "has the same code", [{ processors: ["armeabi-v7a", "arm64-v8a"] }], [both]],
  ["olderCode", "has a lower code", [{ versionCode: 47 }], [{ versionCode: 2046 }]],
  ["olderCode", "has lost its code", [{ versionCode: null }], [{}]],
  ["olderCode", "has a lower code for a processor", [both, arm64], [{ ...arm64, ...two }]],
  [null, "has a lower code for other processors", [arm64], [{ ...both, ...two }]],
  [null, "may have a lower code than another kind", [both], [both, { ...arm64, ...two }]],
  ["installsOver", "has two levels", [two, { versionCode: 9 }], [{}, { versionCode: 8 }]],
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
  [null, "is made for a much older Android", [old], [{}]],
  ["installsOver", "is made for the same old one", [old], [old]],
])("the result is %s if the newest release %s", (result, _, own, before) => {
  const update = updateOf([releaseOf("v2", own), releaseOf("v1", before)]);
  const isKnown = (update?.installsOver.length ?? 0) > 0;
  expect(update?.problem ?? (isKnown ? "installsOver" : null)).toBe(result);
});

// As Flutter numbers the packages for one processor, and a universal one.
test("a file is known to install over all that the same phone may have, or it is not", () => {
  const own = [{ ...arm64, versionCode: 2002 }, two];
  const files = own.map((says, index) =>
    releaseFile(`${index}.apk`, { androidPackage: androidPackage(says) }),
  );
  const before = releaseOf("v1", [{ ...arm64, versionCode: 2001 }, {}]);
  expect(updateOf([release({ files }), before])?.installsOver).toEqual([files[0]?.downloadUrl]);
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
