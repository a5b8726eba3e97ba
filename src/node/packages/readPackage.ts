import { type Reader, unzipRaw, type ZipEntry } from "unzipit";
import type { AndroidPackage } from "../../releases/release";
import {
  BLOCK_END,
  certificateInSignatureFile,
  certificateInSigningBlock,
  signingBlockSize,
} from "./certificate";
import { readManifest } from "./manifest";

/** Of an entry, in bytes. A large manifest has 300,000. */
const MAX_ENTRY = 1_000_000;
/** Of the record at the end of a zip file, without its comment, in bytes. */
const ZIP_END = 22;

/**
 * Reads what an Android package says of itself.
 *
 * @throws Error with the reason if that cannot be read
 */
export async function readPackage(reader: Reader): Promise<AndroidPackage> {
  const { zip, entries } = await unzipRaw(reader);
  const manifest = entries.find(({ name }) => name === "AndroidManifest.xml");
  if (!manifest) throw new Error("it has no AndroidManifest.xml");
  const facts = readManifest(await contentOf(manifest));
  const certificate =
    (await readSigningBlock(reader, zip.commentBytes.length)) ?? (await readSignature(entries));
  const isUnsigned = certificate === null && facts.purpose !== "splitApp";
  return {
    ...facts,
    processors: processorsOf(entries),
    purpose: isUnsigned ? "unsigned" : facts.purpose,
    certificate,
  };
}

async function contentOf(entry: ZipEntry) {
  // Its compressed size may be as wrong as the other one.
  if (Math.max(entry.size, entry.compressedSize) > MAX_ENTRY)
    throw new Error(`its ${entry.name} has more than 1 MB`);
  return Buffer.from(await entry.arrayBuffer());
}

/** The certificate before the directory of the zip file (Android 7 and later). */
async function readSigningBlock(reader: Reader, commentLength: number) {
  const read = async (end: number, length: number) =>
    Buffer.from(await reader.read(end - length, length));
  const size = await reader.getLength();
  const directory = (await read(size - commentLength, ZIP_END)).readUInt32LE(16);
  const blockSize = signingBlockSize(await read(directory, BLOCK_END));
  return blockSize === null ? null : certificateInSigningBlock(await read(directory, blockSize));
}

async function readSignature(entries: ZipEntry[]) {
  const signature = entries.find(({ name }) => /^META-INF\/[^/]+\.(RSA|DSA|EC)$/i.test(name));
  return signature ? certificateInSignatureFile(await contentOf(signature)) : null;
}

function processorsOf(entries: ZipEntry[]) {
  const folders = entries.map(({ name }) => /^lib\/([\w-]{1,30})\/[^/]+\.so$/.exec(name)?.[1]);
  return [...new Set(folders.filter((folder) => folder !== undefined))];
}
