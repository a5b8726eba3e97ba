/** @jest-environment node */
import { randomBytes } from "node:crypto";
import { readPackage } from "../../../src/node/packages/readPackage";
import {
  application,
  binaryManifest,
  CERTIFICATES,
  packageFile,
  phoneManifest,
  SHA256,
  signingBlock,
  zipFile,
} from "../../support/androidPackage";

/** Reads a package that is in memory. */
const read = (content: Buffer, fileName = "player.apk") => {
  const reader = {
    getLength: async () => content.length,
    async read(offset: number, length: number) {
      if (offset < 0) throw new Error("it is cut off");
      return Buffer.from(content.subarray(offset, offset + length));
    },
  };
  return readPackage(reader, fileName);
};

const feature = (name: string, attributes = {}) => ({
  name: "uses-feature",
  attributes: { name: `android.${name}`, ...attributes },
});
const instrumentation = (targetPackage: string) => ({
  name: "instrumentation",
  attributes: { targetPackage },
});
const onTelevisions = application({}, ["LEANBACK_LAUNCHER"]);
const { one, two } = CERTIFICATES;
const noBlock = Buffer.alloc(0);

test("reads what a package for phones says", async () => {
  const files = ["classes.dex", "lib/arm64-v8a/libplayer.so", "lib/arm64-v8a/libmore.so"];
  const folders = ["lib/armeabi-v7a/", "lib/x86_64/x86_64.txt", "assets/lib/x86/libx.so"];
  expect(await read(packageFile(phoneManifest(), [...files, ...folders]))).toEqual({
    applicationId: "org.example.player",
    versionCode: 1,
    oldestAndroid: "8",
    lastAndroid: null,
    processors: ["arm64-v8a"],
    purpose: "phones",
    certificates: [{ sha256: SHA256.one, oldestAndroid: "7" }],
  });
});

test.each([
  [1, "1"],
  [25, "7.1"],
  [37, "17"],
  [38, null],
  ["Baklava", null],
])("the API level %s is the version %s of Android", async (minSdkVersion, oldestAndroid) => {
  const files = ["META-INF/CERT.RSA"];
  const facts = await read(packageFile(phoneManifest({}, [], { minSdkVersion }), files));
  expect(facts).toMatchObject({ oldestAndroid });
});

const QT = "x86/libQt6Core_x86 arm64-v8a/libQt6Core_arm64-v8a x86_64/libx";
const FLUTTER = "arm64-v8a/libapp arm64-v8a/libflutter";
const PLUGIN = "arm64-v8a/libflutter_x armeabi-v7a/libflutter_x x86_64/libflutter_x";

test.each([
  ["a folder without the engine", `${FLUTTER} ${PLUGIN}`, "a.apk", "arm64-v8a"],
  ["a folder without Qt", QT, "a.apk", "x86,arm64-v8a"],
  // True apps have libraries in one folder alone.
  ["no library", "arm64-v8a/libx arm64-v8a/liby x86/libx", "a.apk", "arm64-v8a,x86"],
  ["what the name leaves out", PLUGIN, "a-arm64-v8a.apk", "arm64-v8a"],
  ["no name of others", "x86/libx", "a-arm64-v8a.apk", "x86"],
  ["no name for all", "x86/libx", "a-universal.apk", "x86"],
])("%s does not count: %s in %s", async (_, libraries, fileName, expected) => {
  const files = libraries.split(" ").map((library) => `lib/${library}.so`);
  const { processors } = await read(packageFile(phoneManifest(), files), fileName);
  expect(processors.join()).toBe(expected);
});

test.each(["", "a"])("an attribute is known by its ID if its name is %j", async (name) => {
  const block = signingBlock({ v2: one });
  const content = binaryManifest(phoneManifest(), name);
  const facts = await read(zipFile([{ name: "AndroidManifest.xml", content }], { block }));
  expect(facts).toMatchObject({ versionCode: 1, oldestAndroid: "8", purpose: "phones" });
});

test("a package without a lowest version or a version code has none", async () => {
  const manifest = { name: "manifest", attributes: { package: "org.example.player" } };
  const facts = await read(packageFile(manifest));
  expect(facts).toMatchObject({ oldestAndroid: null, versionCode: null });
});

const leanback = "software.leanback";
const optional = { required: false };
test.each<[string, string, ...Parameters<typeof phoneManifest>]>([
  ["a part of an app", "splitApp", { split: "config.arm64_v8a" }, []],
  ["an app in parts", "splitApp", { isSplitRequired: true }, []],
  ["an app with other parts", "splitApp", { requiredSplitTypes: "base__abi" }, []],
  ["a debuggable app", "tests", {}, [application({ debuggable: true })]],
  ["an app for tests", "tests", {}, [application({ testOnly: true })]],
  ["tests alone", "tests", {}, [application({}, []), instrumentation("org.other")]],
  ["the tests of an app", "tests", { package: "org.app.test" }, [instrumentation("org.app")]],
  ["an app with tests of a library", "phones", {}, [instrumentation("org.common.test")]],
  ["a watch", "watches", {}, [feature("hardware.type.watch", { required: true })]],
  ["a television", "televisions", {}, [feature("hardware.type.television")]],
  ["an app for televisions", "televisions", {}, [feature(leanback)]],
  ["an app on televisions", "televisions", {}, [onTelevisions, feature(leanback, optional)]],
  ["a TV app with tests", "televisions", {}, [onTelevisions, instrumentation("org.x.test")]],
  ["an app on both", "phones", {}, [application({}, ["LAUNCHER", "LEANBACK_LAUNCHER"])]],
  ["an app without an icon", "otherApps", {}, [application({}, ["DEFAULT"])]],
  ["a car", "cars", {}, [feature("hardware.type.automotive")]],
  ["a headset", "otherDevices", {}, [feature("hardware.vr.headtracking")]],
  ["a desktop, or not", "phones", {}, [feature("hardware.type.pc", { required: "resource" })]],
  [
    "an app that says what it is not",
    "phones",
    { isSplitRequired: false, requiredSplitTypes: "" },
    [application({ debuggable: false, testOnly: false }), feature(leanback, optional)],
  ],
])("%s is for %s", async (_, purpose, attributes, children) => {
  const manifest = phoneManifest(attributes, children);
  expect(await read(packageFile(manifest))).toMatchObject({ purpose });
});

test.each([
  ["unsigned", [application({ debuggable: true })], {}],
  ["splitApp", [], { split: "config.de" }],
])("a package without a signature is %s", async (purpose, children, attributes) => {
  const manifest = phoneManifest(attributes, children);
  const facts = await read(packageFile(manifest, [], { block: noBlock }));
  expect(facts).toMatchObject({ purpose, certificates: [] });
});

test.each([
  ["v2", { v2: two }, [SHA256.two, "7"]],
  ["v2, of which the first counts", { v2: two, "v2 again": one }, [SHA256.two, "7"]],
  ["v3 and v2", { padding: one, v2: two, v3: two }, [SHA256.two, "7"]],
  // A phone with Android 9 takes v3.
  ["v3 and v2 with another key", { v2: one, v3: two }, [SHA256.two, "9", SHA256.one, "7"]],
  // A key that was changed with a proof of rotation.
  ["v3.1 with another key", { v2: one, v3: one, "v3.1": two }, [SHA256.two, "13", SHA256.one, "7"]],
])("reads the certificates of the signatures %s", async (_, signatures, expected) => {
  const options = { block: signingBlock(signatures), comment: "A comment." };
  const { certificates } = await read(packageFile(phoneManifest(), [], options));
  const found = certificates.flatMap(({ sha256, oldestAndroid }) => [sha256, oldestAndroid]);
  expect(found).toEqual(expected);
});

test.each([
  ["v2", { v2: one }, [], "7"],
  ["v3", { v3: one }, [], "9"],
  ["v3.1", { "v3.1": one }, [], "13"],
  ["v3 and v1", { v3: one }, ["META-INF/CERT.RSA"], "4.0.3"],
])("with the signatures %s, the oldest Android is that of one", async (...row) => {
  const [, signatures, files, oldestAndroid] = row;
  const manifest = phoneManifest({}, [], { minSdkVersion: 15 });
  const content = packageFile(manifest, files, { block: signingBlock(signatures) });
  expect(await read(content)).toMatchObject({ oldestAndroid });
});

test.each(["META-INF/CERT.RSA", "META-INF/player.dsa", "META-INF/CERT.EC"])(
  "a package with %s alone is signed, and its certificate is not known",
  async (name) => {
    // A block of another kind is no signature.
    for (const block of [noBlock, signingBlock({ padding: one })]) {
      const facts = await read(packageFile(phoneManifest(), [name], { block }));
      expect(facts).toMatchObject({ purpose: "phones", certificates: [] });
    }
  },
);

test.each([
  ["v1 alone, for Android 11", "10", "phones", { targetSdkVersion: 30 }, noBlock],
  ["v1 alone, at least for Android 11", null, "unsigned", { minSdkVersion: 30 }, noBlock],
  ["v1 alone, for Android 10", null, "phones", { targetSdkVersion: 29 }, noBlock],
  ["v2, for Android 11", null, "phones", { targetSdkVersion: 30 }, signingBlock({ v2: one })],
  // From Android 14 and 15 on, phones refuse what is made for a much older one.
  ["a target below 23", "13", "phones", { targetSdkVersion: 22 }, signingBlock({ v2: one })],
  ["a target below 24", "14", "phones", { minSdkVersion: 23 }, signingBlock({ v2: one })],
  ["a target that is a preview", null, "phones", { minSdkVersion: "X" }, signingBlock({ v2: one })],
])("the newest Android for a package with %s, is %j (%s)", async (...row) => {
  const [, lastAndroid, purpose, levels, block] = row;
  const content = packageFile(phoneManifest({}, [], levels), ["META-INF/CERT.RSA"], { block });
  expect(await read(content)).toMatchObject({ lastAndroid, purpose });
});

const manifest = binaryManifest(phoneManifest());

test("reads a manifest that is not compressed", async () => {
  const entry = { name: "AndroidManifest.xml", content: manifest, isCompressed: false };
  expect(await read(zipFile([entry]))).toMatchObject({ applicationId: "org.example.player" });
});

/** A manifest with a part of no bytes, which the parser reads for ever. */
const endless = Buffer.from(manifest);
endless.writeUInt32LE(0, endless.indexOf(Buffer.from([2, 1, 16, 0])) + 4);
const withManifest = (content: Buffer, size = content.length) =>
  zipFile([{ name: "AndroidManifest.xml", content, size }]);
/** A block in which the length at this place, of 32 bits, is larger than it is. */
const withLength = (place: number) => {
  const block = signingBlock({ v2: one });
  block.writeUInt32LE(block.readUInt32LE(place) + 1000, place);
  return packageFile(phoneManifest(), [], { block });
};
test.each([
  ["is no package", Buffer.alloc(500, "no package "), "maybe not zip"],
  ["has no manifest", zipFile([{ name: "a.txt", content: manifest }]), "no AndroidManifest.xml"],
  ["has a text as manifest", withManifest(Buffer.from("<manifest/>")), "cannot be read"],
  ["has an endless manifest", withManifest(endless), "its manifest cannot be read"],
  ["says no usable ID", packageFile(phoneManifest({ package: "<b>org.x" })), "cannot be read"],
  ["has a manifest of more than 1 MB", withManifest(Buffer.alloc(1_000_001)), "more than 1 MB"],
  ["has more than it says", withManifest(randomBytes(1_100_000), 5000), "more than 1 MB"],
  // Of the block, of the pair, and of the signers.
  ["has a block of two sizes", withLength(0), "its signature is broken"],
  ["has a pair that is cut off", withLength(8), "its signature is broken"],
  ["has signers that are cut off", withLength(20), "its signature is broken"],
])("a file that %s fails", async (_, content, reason) => {
  await expect(read(content)).rejects.toThrow(reason);
});
