import { createHash } from "node:crypto";
import type { Reader } from "unzipit";
import type { AndroidPackage } from "../../releases/release";

/**
 * The IDs of the signatures v3.1, v3 and v2 in a signing block, and the first Android that checks
 * each. A phone checks the first that it knows. See
 * https://source.android.com/docs/security/features/apksigning
 */
const SCHEMES = [
  { id: 0x1b93ad61, oldestAndroid: "13" },
  { id: 0xf05368c0, oldestAndroid: "9" },
  { id: 0x7109871a, oldestAndroid: "7" },
];

/** The size of the record at the end of a zip file, without its comment, in bytes. */
const ZIP_END = 22;
/** The size of the end of a signing block, in bytes: the block's size, and a mark. */
const BLOCK_END = 24;

/**
 * The certificates of all signatures from v2 on. An app whose key has changed has the old one too,
 * for an older Android.
 *
 * @param commentLength the size of the comment at the end of the package, in bytes
 * @throws Error if a signature is broken
 */
export async function readCertificates(
  reader: Reader,
  commentLength: number,
): Promise<AndroidPackage["certificates"]> {
  const read = async (end: number, length: number) =>
    Buffer.from(await reader.read(end - length, length));
  const zipEnd = (await reader.getLength()) - commentLength;
  const directory = (await read(zipEnd, ZIP_END)).readUInt32LE(16);
  const blockEnd = await read(directory, BLOCK_END);
  if (blockEnd.toString("latin1", 8) !== "APK Sig Block 42") return [];
  // The block does not count the size at its start.
  const block = await read(directory, Number(blockEnd.readBigUInt64LE(0)) + 8);
  try {
    // Android takes a block with two sizes for none, and looks for the signature v1.
    if (block.readBigUInt64LE(0) !== blockEnd.readBigUInt64LE(0)) throw new Error("two sizes");
    return certificatesIn(block.subarray(8, -BLOCK_END));
  } catch {
    throw new Error("its signature is broken");
  }
}

/** The certificates in the pairs of a signing block, and the oldest Android that checks each. */
function certificatesIn(pairs: Buffer) {
  const values = new Map<number, Buffer>();
  for (let rest = pairs; rest.length > 0; ) {
    const end = 8 + Number(rest.readBigUInt64LE(0));
    if (end > rest.length) throw new Error("cut off");
    const id = rest.readUInt32LE(8);
    // Of equal schemes, Android takes the first.
    if (!values.has(id)) values.set(id, rest.subarray(12, end));
    rest = rest.subarray(end);
  }
  const found = new Map<string, string>();
  for (const { id, oldestAndroid } of SCHEMES) {
    let signers = part(values.get(id) ?? Buffer.alloc(4)).content;
    while (signers.length > 0) {
      const signer = part(signers);
      const digests = part(part(signer.content).content);
      const certificate = part(part(digests.rest).content).content;
      found.set(createHash("sha256").update(certificate).digest("hex"), oldestAndroid);
      signers = signer.rest;
    }
  }
  return [...found].map(([sha256, oldestAndroid]) => ({ sha256, oldestAndroid }));
}

/** Splits off a part with its length before it. */
function part(bytes: Buffer) {
  const end = 4 + bytes.readUInt32LE(0);
  if (end > bytes.length) throw new Error("cut off");
  return { content: bytes.subarray(4, end), rest: bytes.subarray(end) };
}
