import { type Reader, unzipRaw, type ZipEntry } from "unzipit";
import type { AndroidPackage } from "../../releases/release";
import { readCertificates } from "./certificates";
import { readManifest } from "./manifest";

/** In bytes. A large manifest has 300,000. */
const MAX_MANIFEST = 1_000_000;
/** The signature v1, of the first Android versions. Its certificate is not read. */
const SIGNATURE = /^META-INF\/[^/]+\.(RSA|DSA|EC)$/i;

/**
 * Reads what an Android package says of itself.
 *
 * @throws Error with the reason if that cannot be read
 */
export async function readPackage(reader: Reader): Promise<AndroidPackage> {
  const { zip, entries } = await unzipRaw(reader);
  const manifest = entries.find(({ name }) => name === "AndroidManifest.xml");
  if (!manifest) throw new Error("it has no AndroidManifest.xml");
  // Its compressed size may be as wrong as the other one.
  if (Math.max(manifest.size, manifest.compressedSize) > MAX_MANIFEST)
    throw new Error("its manifest has more than 1 MB");
  // Of an entry that is not compressed, arrayBuffer() gives other bytes.
  const content = await manifest.blob();
  const { oldestLevel, targetLevel, ...facts } = readManifest(
    Buffer.from(await content.arrayBuffer()),
  );
  const certificates = await readCertificates(reader, zip.commentBytes.length);
  const hasNewSignature = certificates.length > 0;
  // Android 11 (level 30) refuses an app that is made for it and has the signature v1 alone:
  // https://developer.android.com/about/versions/11/behavior-changes-11#minimum-signature-scheme
  const hasOldSignature = entries.some(({ name }) => SIGNATURE.test(name)) && oldestLevel < 30;
  const isRefused = !hasNewSignature && hasOldSignature && targetLevel >= 30;
  const isSigned = hasNewSignature || hasOldSignature;
  return {
    ...facts,
    newestAndroid: isRefused ? "10" : null,
    processors: processorsIn(entries),
    purpose: isSigned || facts.purpose === "splitApp" ? facts.purpose : "unsigned",
    certificates,
  };
}

function processorsIn(entries: ZipEntry[]) {
  const folders = entries.map(({ name }) => /^lib\/([\w-]{1,30})\/lib[^/]+\.so$/.exec(name)?.[1]);
  return [...new Set(folders.filter((folder) => folder !== undefined))];
}
