import { fileKind } from "./fileName";
import { FIT, fitOf, type NamedFile, processorsOf } from "./recommendFile";
import type { ReleaseFile, ReleaseLink } from "./release";

const KINDS: Record<ReturnType<typeof fileKind>, string> = {
  androidPackage: "Android package",
  androidBundle: "Android app bundle, for app stores",
  archive: "Archive",
  checksums: "Checksums",
  signature: "Signature",
  other: "Other file",
};

const PURPOSES = {
  watches: "For watches",
  televisions: "For televisions",
  cars: "For cars",
  otherApps: "For use by other apps",
  tests: "For tests",
  splitApp: "Incomplete, not installable alone",
  unsigned: "Not signed, so not installable",
  secondApp: "Another app",
};

// A map, because a package may call a folder `constructor`, which every object has.
const PHONES = new Map([
  ["arm64-v8a", "most phones since 2017"],
  ["armeabi-v7a", "older phones"],
  ["x86_64", "Chromebooks, emulators"],
  ["x86", "Chromebooks, emulators"],
]);

/** "Most phones since 2017 · 24.7 MB · Android 8 or newer". */
export function fileSummary(
  file: NamedFile & Pick<ReleaseFile, "size">,
  kind = fileKindText(file),
): string {
  const android = androidText(file);
  const size = file.size === null ? "" : fileSizeText(file.size);
  const parts = [kind, size, kind.endsWith(android) ? "" : android];
  return parts.filter(Boolean).join("\u00a0· ");
}

/** "Android 8 or newer", "Android 8 to 10", "Android 10 or older"; "" if that is not known. */
export function androidText({ androidPackage }: Pick<ReleaseFile, "androidPackage">): string {
  const { oldestAndroid: oldest, newestAndroid: newest } = androidPackage ?? {};
  if (newest) return `Android\u00a0${oldest ? `${oldest} to ${newest}` : `${newest} or older`}`;
  return oldest ? `Android\u00a0${oldest} or newer` : "";
}

/** "Works on any phone with Android 8 or newer", "Checksums". */
export function fileKindText(file: NamedFile): string {
  const { name, androidPackage } = file;
  if (androidPackage && androidPackage.purpose !== "phones")
    return PURPOSES[androidPackage.purpose];
  const phones = phonesOf(file);
  if (!phones) return KINDS[fileKind(name)];
  if (phones.startsWith("any")) return `Works on ${phones}`;
  return phones.charAt(0).toUpperCase() + phones.slice(1);
}

/** The phones that a package is for, such as "most phones since 2017"; "" if that is not known. */
export function phonesOf(file: NamedFile): string {
  const fit = fitOf(file, null);
  const processors = processorsOf(file);
  if (fit === FIT.never || !processors) return "";
  const android = androidText(file);
  if (fit === FIT.certain) return android ? `any phone with ${android}` : "any Android phone";
  const phones = new Set(processors.map((one) => PHONES.get(one) ?? "some Android devices"));
  return [...phones].join(" and ");
}

/** The summary of a link. */
export function linkSummary({ kind, url, size, androidPackage }: ReleaseLink): string {
  if (kind === "file") return fileSummary({ name: url, size, androidPackage });
  return kind === "sourceArchive"
    ? "Source code; no file is attached"
    : "Its page; no file is attached";
}

/** In megabytes of a million bytes, as download managers and phones show a size. */
export function fileSizeText(bytes: number): string {
  const megabytes = bytes / 1_000_000;
  return megabytes < 0.1 ? "under\u00a00.1\u00a0MB" : `${megabytes.toFixed(1)}\u00a0MB`;
}
