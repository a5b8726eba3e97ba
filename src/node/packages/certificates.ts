import { X509Certificate } from "node:crypto";
import type { Reader } from "unzipit";
import type { AndroidPackage } from "../../releases/release";
import { androidVersion } from "./manifest";

/**
 * The IDs of the signatures v3.1, v3 and v2 in a signing block, the newest first. A phone checks the
 * first that it knows. See https://source.android.com/docs/security/features/apksigning
 */
const V2 = 0x7109871a;
const SCHEMES = [0x1b93ad61, 0xf05368c0, V2];
/** The API level of the first Android that checks v2. Newer schemes say the level themselves. */
const V2_LEVEL = 24;

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
    const levels = lowestLevels(block.subarray(8, -BLOCK_END));
    return [...levels].map(([sha256, level]) => ({ sha256, oldestAndroid: androidVersion(level) }));
  } catch {
    throw new Error("its signature is broken");
  }
}

/** The lowest API level for each certificate in the pairs of a signing block. */
function lowestLevels(pairs: Buffer) {
  const values = new Map<number, Buffer>();
  for (let rest = pairs; rest.length > 0; ) {
    const end = 8 + Number(rest.readBigUInt64LE(0));
    if (end > rest.length) throw new Error("cut off");
    const id = rest.readUInt32LE(8);
    // Of equal schemes, Android takes the first.
    if (!values.has(id)) values.set(id, rest.subarray(12, end));
    rest = rest.subarray(end);
  }
  const levels = new Map<string, number>();
  for (const id of SCHEMES) {
    let signers = part(values.get(id) ?? Buffer.alloc(4)).content;
    while (signers.length > 0) {
      const signer = part(signers);
      const digests = part(part(signer.content).content);
      const certificates = part(digests.rest);
      const { fingerprint256 } = new X509Certificate(part(certificates.content).content);
      const sha256 = fingerprint256.replaceAll(":", "").toLowerCase();
      // The schemes go down.
      levels.set(sha256, id === V2 ? V2_LEVEL : certificates.rest.readUInt32LE(0));
      signers = signer.rest;
    }
  }
  return levels;
}

/** Splits off a part with its length before it. */
function part(bytes: Buffer) {
  const end = 4 + bytes.readUInt32LE(0);
  if (end > bytes.length) throw new Error("cut off");
  return { content: bytes.subarray(4, end), rest: bytes.subarray(end) };
}
