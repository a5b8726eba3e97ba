import type { Processor } from "../../src/releases/fileName";
import {
  bestFile,
  type Device,
  hasPhonePackage,
  phonePackageOf,
  recommendedUrl,
  recommendFile,
} from "../../src/releases/recommendFile";
import {
  type AndroidPackage,
  packagePurposeSchema,
  type ReleaseFile,
} from "../../src/releases/release";
import { androidPackage, release, releaseFile } from "../support/release";

const android = (processor: Processor | null, version: string | null = null): Device => ({
  kind: "android",
  processor,
  version,
});

/** A file whose package was read, and says this. */
const read = (name: string, says: Partial<AndroidPackage> = {}) =>
  releaseFile(name, { androidPackage: androidPackage(says) });
/** Files whose packages were not read. */
const unread = (names: string) =>
  names
    .split(" ")
    .filter(Boolean)
    .map((name) => releaseFile(name));

const ARM64 = "arm64-v8a";
const ARM32 = "armeabi-v7a";
const ALL = [ARM64, ARM32, "x86_64", "x86"];
const OTHERS = packagePurposeSchema.options.filter((purpose) => purpose !== "phones");

// 25 real names. The processors are what such packages have; a word is what they are for.
const ODD_RELEASES: {
  files: Record<string, readonly string[] | AndroidPackage["purpose"]>;
  /** The right file for each processor of `ALL`, and for an unknown one. */
  right: (string | null)[];
}[] = [
  {
    files: {
      "app-release-unsigned-signed.apk": [],
      "tachiyomi-x86-64-v0.15.3.apk": ["x86_64"],
      "app-debug-androidTest.apk": "tests",
    },
    right: [
      "app-release-unsigned-signed.apk",
      "app-release-unsigned-signed.apk",
      "tachiyomi-x86-64-v0.15.3.apk",
      "app-release-unsigned-signed.apk",
      "app-release-unsigned-signed.apk",
    ],
  },
  {
    files: { "Player-4K.apk": "televisions", "MyTV-player.apk": [ARM64, ARM32] },
    right: ["MyTV-player.apk", "MyTV-player.apk", null, null, "MyTV-player.apk"],
  },
  {
    files: { "split_config.arm64_v8a.apk": "splitApp", "base.apk": [] },
    right: ["base.apk", "base.apk", "base.apk", "base.apk", "base.apk"],
  },
  {
    files: {
      "Player_v2.4.0_fat.apk": [ARM64, ARM32, "x86_64"],
      "Player_v2.4.0_arm64.apk": [ARM64],
    },
    right: [
      "Player_v2.4.0_arm64.apk",
      "Player_v2.4.0_fat.apk",
      "Player_v2.4.0_fat.apk",
      null,
      "Player_v2.4.0_fat.apk",
    ],
  },
  {
    files: { "com.example_240.apk": "unsigned", "com.example_240-aligned.apk": [ARM64] },
    right: ["com.example_240-aligned.apk", null, null, null, "com.example_240-aligned.apk"],
  },
  {
    files: { "joplin-v1.0.329-32bit.apk": [ARM32], "joplin-v1.0.329.apk": [ARM64, "x86_64"] },
    right: [
      "joplin-v1.0.329.apk",
      "joplin-v1.0.329-32bit.apk",
      "joplin-v1.0.329.apk",
      null,
      // Neither is for every phone.
      null,
    ],
  },
  {
    files: { "rustdesk-2.2.59-x86_64.apk": ALL, "rustdesk-2.2.59-aarch64.apk": [ARM64] },
    right: [
      "rustdesk-2.2.59-aarch64.apk",
      "rustdesk-2.2.59-x86_64.apk",
      "rustdesk-2.2.59-x86_64.apk",
      "rustdesk-2.2.59-x86_64.apk",
      "rustdesk-2.2.59-x86_64.apk",
    ],
  },
  {
    // See https://github.com/tauri-apps/tauri-action/issues/1254.
    files: { "app-universal-release.apk": [ARM32], "app-arm64-release.apk": [ARM64] },
    right: ["app-arm64-release.apk", "app-universal-release.apk", null, null, null],
  },
  {
    files: { "app-i686.apk": ["x86"], "app-amd64.apk": ["x86_64"], "app-arm_v8a.apk": [ARM64] },
    right: ["app-arm_v8a.apk", null, "app-amd64.apk", "app-i686.apk", null],
  },
  {
    files: {
      "wear-release.apk": "watches",
      "automotive-release.apk": "cars",
      "mobile-release.apk": [],
    },
    right: [
      "mobile-release.apk",
      "mobile-release.apk",
      "mobile-release.apk",
      "mobile-release.apk",
      "mobile-release.apk",
    ],
  },
  {
    files: { "gingham-32bit.apk": [ARM32], "gingham-either.apk": [ARM64, ARM32] },
    right: ["gingham-either.apk", "gingham-32bit.apk", null, null, "gingham-either.apk"],
  },
];

const PROCESSORS = ["arm64-v8a", "armeabi-v7a", "x86_64", "x86", null] as const;

test.each(ODD_RELEASES)("each phone gets the right file of $files", ({ files, right }) => {
  const given = Object.entries(files).map(([name, says]) =>
    read(name, typeof says === "string" ? { purpose: says } : { processors: says }),
  );
  for (const order of [given, given.toReversed()]) {
    const nameFor = (device: Device | null) => recommendFile(order, device)?.name ?? null;
    expect(PROCESSORS.map((processor) => nameFor(android(processor)))).toEqual(right);
    expect(nameFor({ kind: "computer" })).toBe(right.at(-1));
    expect(nameFor(null)).toBe(right.at(-1));
    // For another device.
    expect(nameFor({ kind: "apple" })).toBe(right.at(-1));
  }
});

test.each(OTHERS)(
  "a package with the purpose %s is never recommended, whatever its name",
  (purpose) => {
    const files = ["universal.apk", "arm64-v8a.apk"].map((name) => read(name, { purpose }));
    for (const device of [null, ...PROCESSORS.map((processor) => android(processor))])
      expect(recommendFile(files, device)).toBeNull();
    expect(hasPhonePackage(files)).toBe(false);
  },
);

describe("of packages for different versions of Android", () => {
  const files = [
    read("new.apk", { oldestAndroid: "8", versionName: "2.0" }),
    read("middle.apk", { oldestAndroid: "7", versionName: "1.9" }),
    read("old.apk", { oldestAndroid: "5", versionName: "1.8" }),
  ];

  test.each([
    ["13", "new.apk"],
    ["8", "new.apk"],
    ["7.1", "middle.apk"],
    ["7", "middle.apk"],
    ["6", "old.apk"],
    ["4.4", undefined],
    // The highest version, because nothing is known.
    [null, "new.apk"],
  ])(
    "a phone with Android %s gets the highest version that it can install: %s",
    (version, name) => {
      for (const order of [files, files.toReversed()])
        for (const processor of [null, "arm64-v8a"] as const)
          expect(recommendFile(order, android(processor, version))?.name).toBe(name);
    },
  );

  test("a phone gets a package that does not say which versions it needs", () => {
    const silent = read("silent.apk", { oldestAndroid: null });
    expect(recommendFile([silent], android(null, "4.4"))).toBe(silent);
  });
});

test.each<[string, Partial<AndroidPackage>, Partial<AndroidPackage>, string]>([
  ["the highest version", { versionName: "2.4.9" }, { versionName: "2.4.10" }, "second.apk"],
  ["the first of equal ones", {}, {}, "first.apk"],
  [
    "the first if versions have no order",
    { versionName: null },
    { versionName: "2.0" },
    "first.apk",
  ],
  [
    "the first of two apps, whose versions have no order",
    {},
    { applicationId: "org.example.plugin", versionName: "9.0" },
    "first.apk",
  ],
])("of packages for the same phones, %s is recommended", (_, first, second, name) => {
  const files = [read("first.apk", first), read("second.apk", second)];
  for (const device of [null, android("arm64-v8a")])
    expect(recommendFile(files, device)?.name).toBe(name);
});

test("a package that was read is recommended before one that was not", () => {
  const files = [releaseFile("wear-arm64-v8a.apk"), read("player.apk")];
  expect(recommendFile(files, android("arm64-v8a"))?.name).toBe("player.apk");
  expect(recommendFile(files, null)?.name).toBe("player.apk");
});

test("a package that was not read is recommended if no other one is right", () => {
  const files = [releaseFile("arm64-v8a.apk"), read("player.apk", { processors: [ARM32] })];
  expect(recommendFile(files, android("arm64-v8a"))?.name).toBe("arm64-v8a.apk");
  // The file that was read is not the only one.
  expect(recommendFile(files, null)).toBeNull();
});

const SPLITS = "a-arm64-v8a.apk a-armeabi-v7a.apk a-x86_64.apk a-universal.apk a.apk";

test.each<[string, Processor | null, string | null]>([
  [SPLITS, "arm64-v8a", "a-arm64-v8a.apk"],
  [SPLITS, "armeabi-v7a", "a-armeabi-v7a.apk"],
  [SPLITS, "x86_64", "a-x86_64.apk"],
  [SPLITS, "x86", "a-universal.apk"],
  [SPLITS, null, "a-universal.apk"],
  ["a-arm64-v8a-armeabi-v7a.apk a.apk", null, "a-arm64-v8a-armeabi-v7a.apk"],
  ["a-arm64-v8a-armeabi-v7a.apk a.apk", "x86_64", null],
  ["a-arm64-v8a.apk SHA256SUMS", null, "a-arm64-v8a.apk"],
  ["a-arm64-v8a.apk SHA256SUMS", "armeabi-v7a", null],
  ["a-x86_64.apk", null, null],
  ["a-arm64-v8a.apk a.apk", null, null],
  ["a.apk", "arm64-v8a", null],
  ["a.apk", null, null],
  ["b-arm64-v8a.apk a-arm64-v8a.apk a-universal.apk", "arm64-v8a", "b-arm64-v8a.apk"],
  ["b-universal.apk a-universal.apk", null, "b-universal.apk"],
  ["a-arm64-v8a.aab a-arm64-v8a.apk.sha256", "arm64-v8a", null],
])("if none of %s was read, the processor %s gets %s", (names, processor, expected) => {
  expect(recommendFile(unread(names), android(processor, "4.4"))?.name ?? null).toBe(expected);
});

test.each([
  ["an unknown package", true, unread("player.apk")],
  ["an unread package for x86", false, unread("player-x86_64.apk")],
  ["no package", false, unread("SHA256SUMS player.aab")],
  ["one for phones of two packages", true, [...unread("a-x86.apk"), read("b-x86.apk")]],
  ["a package for a processor of phones", true, [read("a.apk", { processors: ["x86", ARM32] })]],
  ["a package for others", false, [read("arm64-v8a.apk", { processors: ["x86", "riscv64"] })]],
])("whether a release with %s has a package for phones: %s", (_, expected, files) => {
  expect(hasPhonePackage(files)).toBe(expected);
});

const known = read("player.apk");

test("a release says what its first package for phones says, and links to it", () => {
  const files = [
    releaseFile("SHA256SUMS"),
    releaseFile("unread.apk"),
    releaseFile("wear.apk", { androidPackage: androidPackage({ purpose: "watches" }) }),
    known,
    releaseFile("second.apk", { androidPackage: androidPackage({ oldestAndroid: "9" }) }),
  ];
  const { downloadUrl, size } = known;
  expect(phonePackageOf(files)).toEqual({
    phonePackage: { downloadUrl, size },
    androidPackage: known.androidPackage,
  });
});

const NOTHING = { phonePackage: null, androidPackage: null };

test.each<[string, ReleaseFile[], ReturnType<typeof phonePackageOf>]>([
  [
    "its first file is the package",
    [known, ...unread("SUMS")],
    { ...NOTHING, androidPackage: known.androidPackage },
  ],
  [
    "its first file is a package for some phones",
    unread("a-arm64-v8a.apk a-universal.apk"),
    NOTHING,
  ],
  ["it has no package", [...unread("SUMS")], NOTHING],
  ["it has no file", [], NOTHING],
])("a release has no second link if %s", (_, files, expected) => {
  expect(phonePackageOf(files)).toEqual(expected);
});

test.each([
  ["checksums", unread("SHA256SUMS a-arm64-v8a.apk a-universal.apk")],
  ["a package for x86", unread("a-x86.apk a-arm64-v8a.apk a-universal.apk")],
])("a release links to the recommended package if its first file is %s", (_, files) => {
  expect(phonePackageOf(files).phonePackage?.downloadUrl).toBe(files[2]?.downloadUrl);
});

test.each<[string, ReleaseFile[], string]>([
  ["checksums", unread("SHA256SUMS notes.apk"), "notes.apk"],
  ["names of the code", unread("mapping.txt notes.apk"), "notes.apk"],
  ["the source code", unread("notes-2.0-source.tar.gz notes.apk"), "notes.apk"],
  ["a bundle for stores", unread("notes.aab notes.apk"), "notes.apk"],
  ["a watch package", [read("a.apk", { purpose: "watches" }), read("b.apk")], "b.apk"],
  ["an unread package for x86", unread("a-x86_64.apk b-arm64-v8a.apk c.apk"), "b-arm64-v8a.apk"],
  ["a package for x86", [read("a.apk", { processors: ["x86"] }), ...unread("b.apk")], "b.apk"],
  ["an unread package", [...unread("a.apk"), read("b.apk", { processors: [ARM32] })], "b.apk"],
  [
    "checksums, with one package for each processor",
    unread(["SUMS", ...ALL.map((processor) => `a-${processor}.apk`)].join(" ")),
    "a-arm64-v8a.apk",
  ],
  ["checksums, with two variants", unread("SUMS n-fdroid.apk n-release.apk"), "n-release.apk"],
  ["a variant", unread("n-fdroid.apk n-release.apk"), "n-release.apk"],
  ["a variant that was read", [read("n-fdroid.apk"), read("n-signed.apk")], "n-signed.apk"],
  ["one of two variants", unread("n-play.apk n-fdroid.apk"), "n-play.apk"],
  [
    "a variant of a higher version",
    [read("n-fdroid.apk", { versionName: "2.0.0" }), read("n-release.apk")],
    "n-fdroid.apk",
  ],
  [
    "a variant whose version says so",
    [read("n-fdroid.apk", { versionName: "1.0.0-fdroid" }), read("n-release.apk")],
    "n-release.apk",
  ],
  [
    "a variant for more phones",
    [read("n-fdroid.apk", { oldestAndroid: "5" }), read("n-release.apk")],
    "n-fdroid.apk",
  ],
  [
    "a variant for one of several processors",
    unread("full-arm64-v8a.apk n-armeabi-v7a.apk arm64-v8a-release.apk"),
    "arm64-v8a-release.apk",
  ],
  ["checksums, with packages for x86 only", unread("SUMS a-x86_64.apk a-x86.apk"), "a-x86_64.apk"],
  ["checksums, without a package", unread("SUMS mapping.txt"), "SUMS"],
])("if the first file is %s, the button has the right file", (_, files, name) => {
  for (const device of [null, android(null), { kind: "computer" } as const])
    expect(bestFile(files, device)?.name).toBe(name);
});

test("a package that is too new for the phone has the button only if all are", () => {
  const files = [
    read("new.apk", { processors: [ARM64] }),
    read("old-arm64.apk", { processors: [ARM64], oldestAndroid: "5" }),
    read("old-arm32.apk", { processors: [ARM32], oldestAndroid: "5" }),
  ];
  expect(bestFile(files, android(null, "7"))).toBe(files[1]);
  expect(bestFile(files, android(null, "4.4"))).toBe(files[0]);
});

const PAGE = "https://player.example/download";

test.each([
  ["the file that says so by its name", unread("SHA256SUMS a-arm64-v8a.apk a-universal.apk"), 2],
  ["the first package for phones if no file is certain", unread("SHA256SUMS b.apk a.apk"), 1],
  ["the version's page if the only package is for others", unread("app-x86.apk"), undefined],
  ["the version's page if there is no package", unread("app.aab"), undefined],
])("a feed reader gets %s", (_, files, index) => {
  const expected = index === undefined ? `${PAGE}#v1.0` : files[index]?.downloadUrl;
  expect(recommendedUrl(release({ version: "v1.0", files }), PAGE)).toBe(expected);
});

test("a release without a download has no link for feed readers", () => {
  expect(recommendedUrl(release({ downloadUrl: null }), PAGE)).toBeNull();
});
