/** Writes Android packages: zip files with a binary manifest and a signature that nobody checks. */
import { crc32, deflateRawSync } from "node:zlib";

/** Two certificates, which nobody parses, and their SHA-256. */
export const CERTIFICATES = { one: Buffer.from("one"), two: Buffer.from("two") };
export const SHA256 = {
  one: "7692c3ad3540bb803c020b3aee66cd8887123234ea0c6e7143c0add73ff431ed",
  two: "3fc4ccfe745870e2c0d99f71f30ff0656c8dedd41cc1d7d3d376b0dbe685e2f3",
};

type Value = string | number | boolean;

/** An element of a manifest. */
interface ManifestElement {
  name: string;
  attributes?: Record<string, Value>;
  children?: ManifestElement[];
}

/** An application with an activity that launchers of these categories start. */
export function application(
  attributes: Record<string, Value> = {},
  categories = ["LAUNCHER"],
): ManifestElement {
  const named = (name: string, value: string) => ({ name, attributes: { name: value } });
  const filter = {
    name: "intent-filter",
    children: [
      named("action", "android.intent.action.MAIN"),
      ...categories.map((category) => named("category", `android.intent.category.${category}`)),
    ],
  };
  return { name: "application", attributes, children: [{ name: "activity", children: [filter] }] };
}

/** The manifest of a package for phones: other attributes, elements beside `uses-sdk`, API levels. */
export function phoneManifest(
  attributes: Record<string, Value> = {},
  children: ManifestElement[] = [],
  levels: Record<string, Value> = { minSdkVersion: 26 },
): ManifestElement {
  return {
    name: "manifest",
    attributes: { package: "org.example.player", versionCode: 1, ...attributes },
    children: [{ name: "uses-sdk", attributes: levels }, application(), ...children],
  };
}

// Android and its tools know an attribute by its ID; the strings of a manifest start with them. See
// https://developer.android.com/reference/android/R.attr
const ATTRIBUTES = {
  name: 0x01010003,
  debuggable: 0x0101000f,
  targetPackage: 0x01010021,
  minSdkVersion: 0x0101020c,
  versionCode: 0x0101021b,
  targetSdkVersion: 0x01010270,
  testOnly: 0x01010272,
  required: 0x0101028e,
  isSplitRequired: 0x01010591,
  requiredSplitTypes: 0x0101064e,
};

const u16 = (...numbers: number[]) => Buffer.from(new Uint16Array(numbers).buffer);
const u32 = (...numbers: number[]) => Buffer.from(new Uint32Array(numbers).buffer);
const u64 = (number: number) => Buffer.from(new BigUint64Array([BigInt(number)]).buffer);
const prefixed = (...parts: Buffer[]) => {
  const content = Buffer.concat(parts);
  return Buffer.concat([u32(content.length), content]);
};

/** A chunk of a binary manifest: its type, the fields of its header, its content. */
function chunk(type: number, header: Buffer, ...parts: Buffer[]) {
  const content = Buffer.concat(parts);
  const size = 8 + header.length + content.length;
  return Buffer.concat([u16(type, 8 + header.length), u32(size), header, content]);
}

/**
 * See ResourceTypes.h of Android.
 *
 * @param name replaces the names of all attributes, as a packer does
 */
export function binaryManifest(root: ManifestElement, name?: string): Buffer {
  const strings = Object.keys(ATTRIBUTES);
  const indexOf = (text: string) => {
    if (!strings.includes(text)) strings.push(text);
    return strings.indexOf(text);
  };
  const uri = indexOf("http://schemas.android.com/apk/res/android");
  const namespace = u32(indexOf("android"), uri);
  const place = u32(1, -1);
  const attribute = ([name, value]: [string, Value]) => {
    const start = [name in ATTRIBUTES ? uri : -1, indexOf(name)];
    if (typeof value === "string") return u32(...start, indexOf(value), 0x03000008, indexOf(value));
    if (typeof value === "boolean") return u32(...start, -1, 0x12000008, -Number(value));
    return u32(...start, -1, 0x10000008, value);
  };
  const element = ({ name, attributes = {}, children = [] }: ManifestElement): Buffer => {
    const written = Object.entries(attributes).map(attribute);
    const fields = [u32(-1, indexOf(name)), u16(20, 20, written.length, 0, 0, 0)];
    return Buffer.concat([
      chunk(0x102, place, ...fields, ...written),
      ...children.map(element),
      chunk(0x103, place, u32(-1, indexOf(name))),
    ]);
  };
  const elements = [chunk(0x100, place, namespace), element(root), chunk(0x101, place, namespace)];
  const names = strings.map((text) => (name !== undefined && text in ATTRIBUTES ? name : text));
  const ids = chunk(0x180, Buffer.alloc(0), u32(...Object.values(ATTRIBUTES)));
  return chunk(3, Buffer.alloc(0), stringPool(names), ids, ...elements);
}

function stringPool(strings: string[]) {
  const written = strings.map((text) =>
    Buffer.concat([u16(text.length), Buffer.from(text, "utf16le"), u16(0)]),
  );
  const offsets = written.map((_, index) => Buffer.concat(written.slice(0, index)).length);
  const content = Buffer.concat([...written, Buffer.alloc(3)]);
  const header = u32(strings.length, 0, 0, 28 + 4 * strings.length, 0);
  // A chunk starts at a multiple of four.
  return chunk(1, header, u32(...offsets), content.subarray(0, content.length & ~3));
}

/** An entry of a zip file. Its header can say another size than that of its content. */
interface Entry {
  name: string;
  content: Buffer;
  size?: number;
  isCompressed?: boolean;
}

interface ZipOptions {
  /** What is between the entries and the directory. */
  block?: Buffer;
  comment?: string;
  /** Bytes before the entries, which are not written. */
  start?: number;
}

/** See https://pkware.cachefly.net/webdocs/casestudies/APPNOTE.TXT. */
export function zipFile(
  entries: Entry[],
  { block = Buffer.alloc(0), comment = "", start = 0 }: ZipOptions = {},
): Buffer {
  const parts: Buffer[] = [];
  const directory: Buffer[] = [];
  let offset = start;
  for (const { name, content, size = content.length, isCompressed = true } of entries) {
    const data = isCompressed ? deflateRawSync(content) : content;
    const fields = Buffer.concat([
      u16(20, 0, isCompressed ? 8 : 0, 0, 0),
      u32(crc32(content), data.length, size),
      u16(name.length, 0),
    ]);
    parts.push(u32(0x04034b50), fields, Buffer.from(name), data);
    const place = Buffer.concat([u16(0, 0, 0), u32(0, offset)]);
    directory.push(u32(0x02014b50), u16(20), fields, place, Buffer.from(name));
    offset += 30 + name.length + data.length;
  }
  const written = Buffer.concat(directory);
  const numbers = [u16(0, 0, entries.length, entries.length), u32(written.length)];
  const place = [u32(offset + block.length), u16(comment.length), Buffer.from(comment)];
  return Buffer.concat([...parts, block, written, u32(0x06054b50), ...numbers, ...place]);
}

/** The IDs of the signatures in a signing block. */
const SCHEMES = {
  ...{ v2: 0x7109871a, "v2 again": 0x7109871a, v3: 0xf05368c0, "v3.1": 0x1b93ad61 },
  padding: 0x42726577,
};

/** See https://source.android.com/docs/security/features/apksigning/v2. */
export function signingBlock(certificates: Partial<Record<keyof typeof SCHEMES, Buffer>>): Buffer {
  const pairs = Object.entries(certificates).map(([scheme, certificate]) => {
    const digests = prefixed(Buffer.from("digests"));
    const signedData = prefixed(digests, prefixed(prefixed(certificate)));
    const value = prefixed(prefixed(signedData, prefixed(Buffer.from("signatures"))));
    const id = Object.entries(SCHEMES).find(([name]) => name === scheme)?.[1] ?? 0;
    return Buffer.concat([u64(4 + value.length), u32(id), value]);
  });
  const content = Buffer.concat(pairs);
  const size = u64(content.length + 24);
  return Buffer.concat([size, content, size, Buffer.from("APK Sig Block 42")]);
}

/** A signed package with this manifest and these files, which have no content. */
export function packageFile(
  manifest: ManifestElement = phoneManifest(),
  files: string[] = [],
  options: ZipOptions = {},
): Buffer {
  const entries = files.map((name) => ({ name, content: Buffer.alloc(0) }));
  return zipFile([{ name: "AndroidManifest.xml", content: binaryManifest(manifest) }, ...entries], {
    block: signingBlock({ v2: CERTIFICATES.one }),
    ...options,
  });
}
