import { type Reader, unzipRaw, type ZipEntry } from "unzipit";
import { processorsInName } from "../../releases/fileName";
import type { AndroidPackage } from "../../releases/release";
import { readCertificates } from "./certificates";
import { readManifest } from "./manifest";

/** In bytes. A large manifest has 300,000. */
const MAX_MANIFEST = 1_000_000;
/** The signature v1, of the first Android versions. Its certificate is not read. */
const SIGNATURE = /^META-INF\/[^/]+\.(RSA|DSA|EC)$/i;
/** The libraries of frameworks, without which their apps end at once. */
const ENGINE = new RegExp(
  "/lib(flutter|unity|monodroid|reactnative|NativeScript|godot_android|gdx|UE4|Unreal|yoyo|xul|" +
    "cocos(2d\\w+)?|Qt[56]Core|python3)(?=(jni)?\\.so$|_(arm|x86)|\\.\\d)",
);

/**
 * Reads what an Android package says of itself.
 *
 * @param fileName may tell fewer processors than the package has folders
 * @throws Error with the reason if that cannot be read
 */
export async function readPackage(reader: Reader, fileName: string): Promise<AndroidPackage> {
  const { zip, entries } = await unzipRaw(reader);
  const manifest = entries.find(({ name }) => name === "AndroidManifest.xml");
  if (!manifest) throw new Error("it has no AndroidManifest.xml");
  // Its compressed size may be as wrong as the other one.
  if (Math.max(manifest.size, manifest.compressedSize) > MAX_MANIFEST)
    throw new Error("its manifest has more than 1 MB");
  // Of an entry that is not compressed, arrayBuffer() gives other bytes.
  const content = await manifest.blob();
  const { oldestAndroid, oldestLevel, targetLevel, ...facts } = readManifest(
    Buffer.from(await content.arrayBuffer()),
  );
  const certificates = await readCertificates(reader, zip.commentBytes.length);
  const hasNewSignature = certificates.length > 0;
  const hasOldSignature = entries.some(({ name }) => SIGNATURE.test(name)) && !(oldestLevel >= 30);
  const isSigned = hasNewSignature || hasOldSignature;
  // An Android that knows none of the new signatures takes the old one.
  const versions = certificates.map((one) => Number(one.oldestAndroid));
  const lowest = hasOldSignature || !isSigned ? 0 : Math.min(...versions);
  return {
    ...facts,
    oldestAndroid: Number.parseFloat(`${oldestAndroid}`) < lowest ? `${lowest}` : oldestAndroid,
    lastAndroid: lastAndroid(targetLevel, !hasNewSignature && isSigned),
    processors: processorsIn(entries, fileName),
    purpose: isSigned || facts.purpose === "splitApp" ? facts.purpose : "unsigned",
    certificates,
  };
}

/**
 * The last Android that installs an app. See
 * https://developer.android.com/about/versions/11/behavior-changes-11#minimum-signature-scheme and
 * https://developer.android.com/about/versions/15/behavior-changes-all#minimum-target-api-level.
 */
function lastAndroid(targetLevel: number, hasOldSignatureAlone: boolean) {
  if (hasOldSignatureAlone && targetLevel >= 30) return "10";
  if (targetLevel < 23) return "13";
  return targetLevel < 24 ? "14" : null;
}

/** A folder that lacks an engine which another one has does not count, nor what the name denies. */
function processorsIn(entries: ZipEntry[], fileName: string) {
  const engines = new Map<string, Set<string | undefined>>();
  for (const { name } of entries) {
    const folder = /^lib\/([\w-]{1,30})\/lib[^/]+\.so$/.exec(name)?.[1];
    const [, engine] = ENGINE.exec(name) ?? [];
    if (folder) engines.set(folder, (engines.get(folder) ?? new Set()).add(engine));
  }
  const all = new Set([...engines.values()].flatMap((found) => [...found]));
  all.delete(undefined);
  const isWhole = (folder: string) => [...all].every((engine) => engines.get(folder)?.has(engine));
  const whole = [...engines.keys()].filter(isWhole);
  const folders = whole.length > 0 ? whole : [...engines.keys()];
  const named = folders.filter((folder) => processorsInName(fileName)?.includes(folder));
  return named.length > 0 ? named : folders;
}
