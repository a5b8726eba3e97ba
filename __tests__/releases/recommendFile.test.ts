import fc from "fast-check";
import type { Processor } from "../../src/releases/fileName";
import { type Device, FIT, fitOf, rank, recommendFile } from "../../src/releases/recommendFile";
import { type AndroidPackage, packagePurposeSchema } from "../../src/releases/release";
import { androidPackage, releaseFile } from "../support/release";

jest.mock("../../src/site/product", () => ({ appFiles: /-chosen/g }));

const phone = (processor: Processor | null, version: string | null = null): Device => ({
  kind: "android",
  processor,
  version,
});

/** A file whose package was read, and says this. */
const read = (name: string, says: Partial<AndroidPackage> = {}) =>
  releaseFile(name, { androidPackage: androidPackage(says) });
/** Files whose packages were not read. */
const unread = (names: string) => names.split(" ").map((name) => releaseFile(name));

const ARM64 = "arm64-v8a";
const ARM32 = "armeabi-v7a";
const ALL = [ARM64, ARM32, "x86_64", "x86"];
const PROCESSORS = ["arm64-v8a", "armeabi-v7a", "x86_64", "x86", null] as const;
const DEVICES = [null, { kind: "computer" } as const, ...PROCESSORS.map((one) => phone(one))];

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
    right: Array(5).fill("base.apk"),
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
    // A phone without a named processor may have the other ARM one.
    right: ["com.example_240-aligned.apk", null, null, null, null],
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
    right: Array(5).fill("mobile-release.apk"),
  },
  {
    files: { "gingham-32bit.apk": [ARM32], "gingham-either.apk": [ARM64, ARM32] },
    right: ["gingham-either.apk", "gingham-32bit.apk", null, null, "gingham-either.apk"],
  },
];

test.each(ODD_RELEASES)("each phone gets the right file of $files", ({ files, right }) => {
  const given = Object.entries(files).map(([name, says]) =>
    read(name, typeof says === "string" ? { purpose: says } : { processors: says }),
  );
  for (const order of [given, given.toReversed()]) {
    const nameFor = (device: Device | null) => recommendFile(order, device)?.name ?? null;
    expect(PROCESSORS.map((processor) => nameFor(phone(processor)))).toEqual(right);
    for (const device of [null, { kind: "computer" } as const, { kind: "apple" } as const])
      expect(nameFor(device)).toBe(right.at(-1));
  }
});

test.each(packagePurposeSchema.options.filter((purpose) => purpose !== "phones"))(
  "a package with the purpose %s is for no phone, whatever its name",
  (purpose) => {
    const files = ["universal.apk", "arm64-v8a.apk"].map((name) => read(name, { purpose }));
    for (const device of DEVICES) expect(rank(files, device)).toEqual([]);
  },
);

test.each<[string, Processor | null, keyof typeof FIT]>([
  ["a-arm64-v8a.apk", "arm64-v8a", "made"],
  ["a-arm64-v8a-x86.apk", "arm64-v8a", "certain"],
  ["a-universal.apk", "x86", "certain"],
  ["a-universal.apk", null, "certain"],
  ["a-arm64-v8a-armeabi-v7a.apk", null, "certain"],
  ["a.apk", "arm64-v8a", "perhaps"],
  ["a.apk", null, "perhaps"],
  ["a-armeabi-v7a.apk", null, "perhaps"],
  ["a-arm64-v8a.apk", "armeabi-v7a", "hardly"],
  ["a-x86_64.apk", null, "hardly"],
  ["a-riscv64.apk", "arm64-v8a", "hardly"],
  ["a-arm64-v8a.aab", "arm64-v8a", "never"],
  ["a-arm64-v8a.apk.sha256", "arm64-v8a", "never"],
])("by its name, %s fits a phone with the processor %s like this: %s", (name, processor, fit) => {
  expect(fitOf(releaseFile(name), phone(processor, "4.4"))).toBe(FIT[fit]);
});

describe("the first of the order", () => {
  const unknown = "unknown.apk";
  test.each<[string, ReturnType<typeof unread>, Processor | null]>([
    ["is certain to fit", unread("a-arm64-v8a.apk a.apk first-universal.apk"), null],
    ["is made for the processor", unread("a-universal.apk first-arm64-v8a.apk"), "arm64-v8a"],
    ["was read", [...unread("a-arm64-v8a.apk"), read("first.apk")], "arm64-v8a"],
    [
      "was read, if no file is certain",
      [...unread(unknown), read("first", { processors: [ARM64] })],
      null,
    ],
    [
      "was not read, if the read one is for others",
      [read("a.apk", { processors: [ARM32] }), ...unread("first-arm64-v8a.apk")],
      "arm64-v8a",
    ],
    [
      "may fit, if the read one hardly does",
      [read("a.apk", { processors: ["x86"] }), ...unread("first.apk")],
      null,
    ],
    ["is for ARM, of packages for one processor", unread("a-x86_64.apk first-arm64-v8a.apk"), null],
    [
      "has the higher version of the same app",
      [read("a.apk", { versionCode: 9 }), read("first.apk", { versionCode: 10 })],
      null,
    ],
    [
      "stays before another app",
      [read("first.apk"), read("b.apk", { applicationId: "org.other", versionCode: 9 })],
      null,
    ],
    [
      "stays before one without a version",
      [read("first.apk"), read("b.apk", { versionCode: null })],
      null,
    ],
    ["stays before an equal one", unread("first-universal.apk b-universal.apk"), null],
    [
      "has a name that product.ts asks for",
      [...unread("a-universal.apk first-chosen.apk"), read("b.apk")],
      null,
    ],
    ["is for phones, whatever name product.ts asks for", unread("SUMS-chosen first.apk"), null],
  ])("%s", (_, files, processor) => {
    expect(rank(files, phone(processor))[0]?.name).toMatch(/^first/);
  });
});

// With one seed, so that each run tries the same.
test("packages of one app stand together, and the higher code first, in any release", () => {
  const someApp = fc.record({
    applicationId: fc.constantFrom("org.a", "org.b", "org.c"),
    versionCode: fc.nat(5),
  });
  const isInOrder = (says: readonly Partial<AndroidPackage>[]) => {
    const ranked = rank(
      says.map((one) => read("a.apk", one)),
      null,
    );
    const keys = ranked.map(({ androidPackage: one }) => [one?.applicationId, one?.versionCode]);
    return keys.every(([app, code = 0], index) => {
      const [before, higher = 0] = keys[index - 1] ?? [];
      if (before === app) return Number(higher) >= Number(code);
      return keys.findIndex(([one]) => one === app) === index;
    });
  };
  fc.assert(fc.property(fc.array(someApp, { maxLength: 20 }), isInOrder), { seed: 20_260_304 });
});

describe("of packages for different versions of Android", () => {
  const files = [
    read("new.apk", { oldestAndroid: "8", versionCode: 20 }),
    read("middle.apk", { oldestAndroid: "7", versionCode: 19 }),
    read("old.apk", { oldestAndroid: "5", versionCode: 18 }),
    read("silent.apk", { oldestAndroid: null, versionCode: 10 }),
  ];

  test.each([
    ["13", "new.apk"],
    ["8", "new.apk"],
    ["7.1", "middle.apk"],
    ["6", "old.apk"],
    ["4.4", "silent.apk"],
    // The highest version, because nothing is known.
    [null, "new.apk"],
  ])("a phone with Android %s gets the highest that it can install: %s", (version, name) => {
    for (const order of [files, files.toReversed()])
      expect(recommendFile(order, phone(null, version))?.name).toBe(name);
  });

  test("no phone gets a file that appFiles does not ask for, if it asks for another one", () => {
    expect(rank([...files, read("chosen-chosen.apk")], phone(null, "6"))).toEqual([]);
  });
});
