import { X509Certificate } from "node:crypto";
import type { Reader } from "unzipit";

/**
 * The IDs of the signatures v3.1, v3 and v2 in a signing block. A phone checks the first that it
 * knows, so the newest Android checks the first one, and the app's key may change with v3.1. See
 * https://source.android.com/docs/security/features/apksigning
 */
const SCHEMES = [0x1b93ad61, 0xf05368c0, 0x7109871a];

/** The size of the record at the end of a zip file, without its comment, in bytes. */
const ZIP_END = 22;
/** The size of the end of a signing block, in bytes: the block's size, and a mark. */
const BLOCK_END = 24;

/**
 * The SHA-256 of the first certificate of the first signer, in lower-case hexadecimal digits; null
 * if the package has no signing block with a signature (v2 or later).
 *
 * @param commentLength the size of the comment at the end of the package, in bytes
 * @throws Error if the signature is broken
 */
export async function readCertificate(
  reader: Reader,
  commentLength: number,
): Promise<string | null> {
  const read = async (end: number, length: number) =>
    Buffer.from(await reader.read(end - length, length));
  const zipEnd = (await reader.getLength()) - commentLength;
  const directory = (await read(zipEnd, ZIP_END)).readUInt32LE(16);
  const blockEnd = await read(directory, BLOCK_END);
  if (blockEnd.toString("latin1", 8) !== "APK Sig Block 42") return null;
  // The block does not count the size at its start.
  const block = await read(directory, Number(blockEnd.readBigUInt64LE(0)) + 8);
  try {
    // Android takes a block with two sizes for none, and looks for the signature v1.
    if (block.readBigUInt64LE(0) !== blockEnd.readBigUInt64LE(0)) throw new Error("two sizes");
    const signers = signersIn(block.subarray(8, -BLOCK_END));
    if (!signers) return null;
    const signer = part(part(signers).content).content;
    const digests = part(part(signer).content);
    const certificates = part(digests.rest).content;
    const { fingerprint256 } = new X509Certificate(part(certificates).content);
    return fingerprint256.replaceAll(":", "").toLowerCase();
  } catch {
    throw new Error("its signature is broken");
  }
}

/** The signers of the first scheme that the pairs of a signing block have. */
function signersIn(pairs: Buffer) {
  const values = new Map<number, Buffer>();
  for (let rest = pairs; rest.length > 0; ) {
    const end = 8 + Number(rest.readBigUInt64LE(0));
    if (end > rest.length) throw new Error("cut off");
    const id = rest.readUInt32LE(8);
    // Of equal schemes, Android takes the first.
    if (!values.has(id)) values.set(id, rest.subarray(12, end));
    rest = rest.subarray(end);
  }
  return SCHEMES.map((id) => values.get(id)).find((value) => value !== undefined);
}

/** Splits off a part with its length before it. */
function part(bytes: Buffer) {
  const end = 4 + bytes.readUInt32LE(0);
  if (end > bytes.length) throw new Error("cut off");
  return { content: bytes.subarray(4, end), rest: bytes.subarray(end) };
}
