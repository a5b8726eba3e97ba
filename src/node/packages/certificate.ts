import { X509Certificate } from "node:crypto";

/**
 * The IDs of the signatures v3.1, v3 and v2 in a signing block. A phone checks the first that it
 * knows, so the newest Android checks the first one, and the app's key may change with v3.1. See
 * https://source.android.com/docs/security/features/apksigning
 */
const SCHEMES = [0x1b93ad61, 0xf05368c0, 0x7109871a];

/** Of the size and the mark at the end of a signing block, in bytes. */
export const BLOCK_END = 24;

/**
 * The size of a signing block; null if there is none.
 *
 * @param end the last 24 bytes before the directory of a package
 */
export function signingBlockSize(end: Buffer): number | null {
  // The block does not count the size at its start.
  return end.toString("latin1", 8) === "APK Sig Block 42"
    ? Number(end.readBigUInt64LE(0)) + 8
    : null;
}

/**
 * The first certificate of the first signer in a signing block; null if it has no signature.
 *
 * @throws Error if the block is broken
 */
export function certificateInSigningBlock(block: Buffer): string | null {
  const values = new Map<number, Buffer>();
  const isWhole =
    block.length >= 8 + BLOCK_END &&
    block.readBigUInt64LE(0) === block.readBigUInt64LE(block.length - BLOCK_END);
  if (!isWhole) throw new Error("its signature is broken");
  let rest = block.subarray(8, -BLOCK_END);
  while (rest.length > 0) {
    const end = 8 + Number(rest.readBigUInt64LE(0));
    if (end > rest.length) throw new Error("its signature is broken");
    const id = rest.readUInt32LE(8);
    // Android takes the first one.
    if (!values.has(id)) values.set(id, rest.subarray(12, end));
    rest = rest.subarray(end);
  }
  const scheme = SCHEMES.find((id) => values.has(id));
  const signers = scheme && values.get(scheme);
  if (!signers) return null;
  const signer = part(part(signers).content);
  const signedData = part(signer.content);
  const digests = part(signedData.content);
  const certificates = part(digests.rest);
  return fingerprintOf(part(certificates.content).content);
}

/** Splits off a part with its length before it. */
function part(bytes: Buffer) {
  return splitAt(bytes, 4, bytes.readUInt32LE(0));
}

function splitAt(bytes: Buffer, start: number, length: number) {
  const end = start + length;
  if (end > bytes.length) throw new Error("its signature is broken");
  return { content: bytes.subarray(start, end), rest: bytes.subarray(end) };
}

/**
 * The first certificate of a signature in `META-INF`, which is PKCS #7 in DER (RFC 2315, 9.1).
 *
 * @throws Error if it is anything else
 */
export function certificateInSignatureFile(signature: Buffer): string {
  const contentType = element(element(signature).content);
  const signedData = element(element(contentType.rest).content);
  const version = element(signedData.content);
  const digestAlgorithms = element(version.rest);
  const signedContent = element(digestAlgorithms.rest);
  return fingerprintOf(element(signedContent.rest).content);
}

/** Splits off an element of DER (ITU-T X.690, 8.1.3). */
function element(der: Buffer) {
  const length = der.readUInt8(1);
  if (length < 0x80) return splitAt(der, 2, length);
  const digits = length - 0x80;
  return splitAt(der, 2 + digits, der.readUIntBE(2, digits));
}

/** Of the first certificate in these bytes: lower-case hexadecimal digits. */
function fingerprintOf(certificates: Buffer) {
  return new X509Certificate(certificates).fingerprint256.replaceAll(":", "").toLowerCase();
}
