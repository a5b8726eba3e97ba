/** @jest-environment node */
import { randomBytes } from "node:crypto";
import { readPackage } from "../../../src/node/packages/readPackage";
import {
  binaryManifest,
  CERTIFICATES,
  type ManifestElement,
  packageFile,
  phoneManifest,
  SHA256,
  signingBlock,
  zipFile,
} from "../../support/androidPackage";

/** Reads a package that is in memory. */
const read = (content: Buffer) =>
  readPackage({
    getLength: async () => content.length,
    read: async (offset, length) => Buffer.from(content.subarray(offset, offset + length)),
  });
const reasonOf = (content: Buffer) => read(content).then(() => "none", String);

const application = (attributes = {}): ManifestElement => ({ name: "application", attributes });
const feature = (name: string, attributes = {}): ManifestElement => ({
  name: "uses-feature",
  attributes: { name: `android.hardware.${name}`, ...attributes },
});
const leanback = (attributes = {}) =>
  feature("none", { name: "android.software.leanback", ...attributes });
const unsigned = { block: Buffer.alloc(0) };

test("reads what a package for phones says", async () => {
  const files = ["classes.dex", "lib/arm64-v8a/libplayer.so", "lib/arm64-v8a/libmore.so"];
  const folders = ["lib/armeabi-v7a/", "lib/x86_64/x86_64.txt", "assets/lib/x86/libx.so"];
  expect(
    await read(packageFile(phoneManifest({}, [application()]), [...files, ...folders])),
  ).toEqual({
    applicationId: "org.example.player",
    versionName: "1.0.0",
    oldestAndroid: "8",
    processors: ["arm64-v8a"],
    purpose: "phones",
    certificate: SHA256.one,
  });
});

test.each([
  [1, "1"],
  [10, "2.3.3"],
  [19, "4.4"],
  [21, "5"],
  [25, "7.1"],
  [32, "12"],
  [33, "13"],
  [37, "17"],
  [38, null],
  [0, null],
  ["Baklava", null],
])("the API level %s is the version %s of Android", async (level, version) => {
  const { oldestAndroid } = await read(packageFile(phoneManifest({}, [], level)));
  expect(oldestAndroid).toBe(version);
});

test("a package without a lowest version or a name of its version has none", async () => {
  const manifest = { name: "manifest", attributes: { package: "org.example.player" } };
  const facts = await read(packageFile(manifest));
  expect(facts).toMatchObject({ oldestAndroid: null, versionName: null });
});

test.each([
  ["\u202e1.0\u0007 ", "\ufffd1.0\ufffd"],
  ["9".repeat(101), null],
  ["\u200b", null],
  [7, null],
  [{ resource: 0x7f010001 }, null],
])("the name of a version %j becomes %j", async (name, versionName) => {
  expect(await read(packageFile(phoneManifest({ versionName: name })))).toMatchObject({
    versionName,
  });
});

test.each([
  ["a part of an app", "splitApp", phoneManifest({ split: "config.arm64_v8a" })],
  ["an app in parts", "splitApp", phoneManifest({ isSplitRequired: true })],
  ["an app with other parts", "splitApp", phoneManifest({ requiredSplitTypes: "base__abi" })],
  ["a debuggable app", "tests", phoneManifest({}, [application({ debuggable: true })])],
  ["an app for tests", "tests", phoneManifest({}, [application({ testOnly: true })])],
  ["the tests of an app", "tests", phoneManifest({}, [{ name: "instrumentation" }])],
  ["a watch", "watches", phoneManifest({}, [feature("type.watch", { required: true })])],
  ["a television", "televisions", phoneManifest({}, [feature("type.television")])],
  ["a car", "cars", phoneManifest({}, [feature("type.automotive")])],
  ["an app for televisions too", "phones", phoneManifest({}, [leanback({ required: false })])],
  ["an app for televisions", "televisions", phoneManifest({}, [leanback()])],
  ["a whole app", "phones", phoneManifest({ isSplitRequired: false }, [application()])],
  ["an app like a release", "phones", phoneManifest({}, [application({ debuggable: false })])],
])("%s is for %s", async (_, purpose, manifest) => {
  expect((await read(packageFile(manifest))).purpose).toBe(purpose);
});

test("a package without a signature is unsigned, also one for tests", async () => {
  const manifest = phoneManifest({}, [application({ debuggable: true })]);
  const facts = await read(packageFile(manifest, [], unsigned));
  expect(facts).toMatchObject({ purpose: "unsigned", certificate: null });
  const part = await read(packageFile(phoneManifest({ split: "config.de" }), [], unsigned));
  expect(part).toMatchObject({ purpose: "splitApp", certificate: null });
});

const { one, two } = CERTIFICATES;
test.each([
  ["v2", signingBlock({ v2: two })],
  ["v3 before v2", signingBlock({ padding: one, v2: one, v3: two })],
  ["v3.1 before v3", signingBlock({ v2: one, v3: one, "v3.1": two })],
])("the certificate is that of the signature %s", async (_, block) => {
  expect(await read(packageFile(phoneManifest(), [], { block }))).toMatchObject({
    purpose: "phones",
    certificate: SHA256.two,
  });
});

test.each(["META-INF/CERT.RSA", "META-INF/player.dsa", "META-INF/CERT.EC"])(
  "a package with %s alone is signed, and its certificate is not known",
  async (name) => {
    // A block of another kind is no signature.
    for (const block of [Buffer.alloc(0), signingBlock({ padding: one })]) {
      const facts = await read(packageFile(phoneManifest(), [name], { block, comment: "text" }));
      expect(facts).toMatchObject({ purpose: "phones", certificate: null });
    }
  },
);

test.each([
  ["no signer", signingBlock({ v2: one }).fill(0, 20, 24)],
  ["another certificate", signingBlock({ v2: Buffer.alloc(300, 0x30) })],
])("a package whose signing block has %s is broken, and not unsigned", async (_, block) => {
  const reason = await reasonOf(packageFile(phoneManifest(), [], { block }));
  expect(reason).toContain("its signature is broken");
});

const manifestOf = (content: Buffer, changes = {}) =>
  zipFile([{ name: "AndroidManifest.xml", content, ...changes }]);
const manifest = binaryManifest(phoneManifest());
test.each([
  ["is no package", Buffer.alloc(500, "no package "), "maybe not zip"],
  ["has no manifest", zipFile([{ name: "a.txt", content: manifest }]), "no AndroidManifest.xml"],
  ["has a text as manifest", manifestOf(Buffer.from("<manifest/>")), "cannot be read"],
  ["has half a manifest", manifestOf(manifest.subarray(0, manifest.length / 2)), "cannot be read"],
  ["says no ID", packageFile({ name: "manifest" }), "manifest cannot be read"],
  ["says no usable ID", packageFile(phoneManifest({ package: "<b>.x" })), "cannot be read"],
  ["is encrypted", manifestOf(manifest, { isEncrypted: true }), "encrypted"],
  ["has a manifest of more than 1 MB", manifestOf(Buffer.alloc(1_000_001)), "more than 1 MB"],
  ["has more bytes than it says", manifestOf(Buffer.alloc(9e6), { size: 5000 }), "exceeds limit"],
  [
    "has a small manifest in more than 1 MB",
    manifestOf(randomBytes(1_100_000), { size: 5000 }),
    "more than 1 MB",
  ],
])("a file that %s fails", async (_, content, reason) => {
  expect(await reasonOf(content)).toContain(reason);
});

test.each([
  ["namespace", 0x100],
  ["element", 0x102],
])("a manifest whose %s has no bytes fails, although its parser never ends", async (_, type) => {
  const loop = Buffer.from(manifest);
  loop.writeUInt32LE(0, loop.indexOf(Buffer.from([type & 255, type >> 8, 16, 0])) + 4);
  expect(await reasonOf(manifestOf(loop))).toContain("its manifest cannot be read");
});
