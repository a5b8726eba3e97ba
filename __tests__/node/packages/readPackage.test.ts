/** @jest-environment node */
import { randomBytes } from "node:crypto";
import { readPackage } from "../../../src/node/packages/readPackage";
import {
  binaryManifest,
  CERTIFICATES,
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
    async read(offset, length) {
      if (offset < 0) throw new Error("it is cut off");
      return Buffer.from(content.subarray(offset, offset + length));
    },
  });

const application = (attributes = {}) => ({ name: "application", attributes });
const feature = (name: string, attributes = {}) => ({
  name: "uses-feature",
  attributes: { name: `android.${name}`, ...attributes },
});
const { one, two } = CERTIFICATES;
const noBlock = Buffer.alloc(0);

test("reads what a package for phones says", async () => {
  const files = ["classes.dex", "lib/arm64-v8a/libplayer.so", "lib/arm64-v8a/libmore.so"];
  const folders = ["lib/armeabi-v7a/", "lib/x86_64/x86_64.txt", "assets/lib/x86/libx.so"];
  expect(await read(packageFile(phoneManifest(), [...files, ...folders]))).toEqual({
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
  [25, "7.1"],
  [37, "17"],
  [38, null],
  ["Baklava", null],
])("the API level %s is the version %s of Android", async (level, oldestAndroid) => {
  const facts = await read(packageFile(phoneManifest({}, [], level)));
  expect(facts).toMatchObject({ oldestAndroid });
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
  [{ resource: 0x7f010001 }, null],
])("the name of a version %j becomes %j", async (name, versionName) => {
  const facts = await read(packageFile(phoneManifest({ versionName: name })));
  expect(facts).toMatchObject({ versionName });
});

const leanback = "software.leanback";
test.each([
  ["a part of an app", "splitApp", phoneManifest({ split: "config.arm64_v8a" })],
  ["an app in parts", "splitApp", phoneManifest({ isSplitRequired: true })],
  ["an app with other parts", "splitApp", phoneManifest({ requiredSplitTypes: "base__abi" })],
  ["a debuggable app", "tests", phoneManifest({}, [application({ debuggable: true })])],
  ["an app for tests", "tests", phoneManifest({}, [application({ testOnly: true })])],
  ["the tests of an app", "tests", phoneManifest({}, [{ name: "instrumentation" }])],
  ["a watch", "watches", phoneManifest({}, [feature("hardware.type.watch", { required: true })])],
  ["a television", "televisions", phoneManifest({}, [feature("hardware.type.television")])],
  ["an app for televisions", "televisions", phoneManifest({}, [feature(leanback)])],
  ["a car", "cars", phoneManifest({}, [feature("hardware.type.automotive")])],
  [
    "an app that says what it is not",
    "phones",
    phoneManifest({ isSplitRequired: false }, [
      application({ debuggable: false, testOnly: false }),
      feature(leanback, { required: false }),
    ]),
  ],
])("%s is for %s", async (_, purpose, manifest) => {
  expect(await read(packageFile(manifest))).toMatchObject({ purpose });
});

test.each([
  ["unsigned", [application({ debuggable: true })], {}],
  ["splitApp", [], { split: "config.de" }],
])("a package without a signature is %s", async (purpose, children, attributes) => {
  const manifest = phoneManifest(attributes, children);
  const facts = await read(packageFile(manifest, [], { block: noBlock }));
  expect(facts).toMatchObject({ purpose, certificate: null });
});

test.each([
  ["v2", signingBlock({ v2: two })],
  ["v2 that is the first", signingBlock({ v2: two, "v2 again": one })],
  ["v3 before v2", signingBlock({ padding: one, v2: one, v3: two })],
  ["v3.1 before v3", signingBlock({ v2: one, v3: one, "v3.1": two })],
])("the certificate is that of the signature %s", async (_, block) => {
  const facts = await read(packageFile(phoneManifest(), [], { block, comment: "A comment." }));
  expect(facts).toMatchObject({ purpose: "phones", certificate: SHA256.two });
});

test.each(["META-INF/CERT.RSA", "META-INF/player.dsa", "META-INF/CERT.EC"])(
  "a package with %s alone is signed, and its certificate is not known",
  async (name) => {
    // A block of another kind is no signature.
    for (const block of [noBlock, signingBlock({ padding: one })]) {
      const facts = await read(packageFile(phoneManifest(), [name], { block }));
      expect(facts).toMatchObject({ purpose: "phones", certificate: null });
    }
  },
);

const manifest = binaryManifest(phoneManifest());
/** A manifest with a part of no bytes, which the parser reads for ever. */
const endless = Buffer.from(manifest);
endless.writeUInt32LE(0, endless.indexOf(Buffer.from([2, 1, 16, 0])) + 4);
const withManifest = (content: Buffer, size = content.length) =>
  zipFile([{ name: "AndroidManifest.xml", content, size }]);
const otherCertificate = signingBlock({ v2: Buffer.alloc(300, 0x30) });
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
  [
    "has a broken signature",
    packageFile(phoneManifest(), [], { block: otherCertificate }),
    "its signature is broken",
  ],
  // Of the block, of the pair, and of the signers.
  ["has a block of two sizes", withLength(0), "its signature is broken"],
  ["has a pair that is cut off", withLength(8), "its signature is broken"],
  ["has signers that are cut off", withLength(20), "its signature is broken"],
])("a file that %s fails", async (_, content, reason) => {
  await expect(read(content)).rejects.toThrow(reason);
});
