import { type FileKind, fileKind, variantWords } from "../../../releases/fileName";
import { isForEveryPhone, isForPhones, processorsOf } from "../../../releases/recommendFile";
import type { AndroidPackage, ReleaseFile, ReleaseSummary } from "../../../releases/release";
import { linkOf } from "../../../releases/summary";

export type LinkedRelease = Pick<
  ReleaseSummary,
  "id" | "downloadUrl" | "downloadSize" | "linksTo" | "phonePackage" | "androidPackage"
>;

type NamedFile = Pick<ReleaseFile, "name" | "androidPackage">;

const KINDS: Record<FileKind, string> = {
  androidPackage: "Android package",
  androidBundle: "Android app bundle, for app stores",
  archive: "Archive",
  checksums: "Checksums",
  signature: "Signature",
  other: "Other file",
};

const PURPOSES: Record<Exclude<AndroidPackage["purpose"], "phones">, string> = {
  watches: "For watches",
  televisions: "For televisions",
  cars: "For cars",
  tests: "For tests",
  splitApp: "Part of an app, does not install alone",
  unsigned: "Not signed, does not install",
};

// A map, because a package may call a folder `constructor`, which every object has.
const PHONES = new Map([
  ["arm64-v8a", "most phones since 2017"],
  ["armeabi-v7a", "older phones"],
  ["x86_64", "Chromebooks, emulators"],
  ["x86", "Chromebooks, emulators"],
]);

/** "Most phones since 2017 · 24.7 MB · Android 8 or newer". The name may be a URL. */
export function fileSummary(
  file: NamedFile & Pick<ReleaseFile, "size">,
  kind = fileKindText(file),
  variant = "",
): string {
  const android = androidText(file);
  const size = file.size === null ? "" : fileSizeText(file.size);
  const parts = [kind, variant, size, kind.endsWith(android) ? "" : android];
  return parts.filter(Boolean).join("\u00a0· ");
}

/** "Android 8 or newer"; "" if that is not known. */
export function androidText({ androidPackage }: Pick<ReleaseFile, "androidPackage">): string {
  const oldest = androidPackage?.oldestAndroid;
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
  const processors = isForPhones(file) ? processorsOf(file) : null;
  if (!processors) return "";
  const android = androidText(file);
  if (isForEveryPhone(processors))
    return android ? `any phone with ${android}` : "any Android phone";
  const phones = new Set(processors.map((one) => PHONES.get(one) ?? "some Android devices"));
  return [...phones].join(" and ");
}

/** "Variant fdroid": what tells it from other packages for the same phones; else "". */
export function variantText(file: NamedFile, packages: readonly NamedFile[]): string {
  const others = packages.filter((one) => fileKindText(one) === fileKindText(file));
  const words = variantWords(
    file.name,
    others.map(({ name }) => name),
  );
  return words.length > 0 ? `Variant ${words.join(" ")}` : "";
}

/**
 * Whether all packages seem to be for the same phones, so they are variants (docs/rules.md, 13.15).
 * If no build has read them, only the word of a variant can say so: `a-arm.apk` and `a-arm64.apk`
 * have none.
 */
export function areVariants(packages: readonly NamedFile[]): boolean {
  const kinds = new Set(packages.map(fileKindText));
  return (
    kinds.size === 1 && packages.some((one) => one.androidPackage || variantText(one, packages))
  );
}

/** The summary of a download link whose files are not loaded. */
export function linkSummary(release: LinkedRelease): string {
  const { linksTo, androidPackage } = release;
  const { downloadUrl, size } = linkOf(release);
  if (linksTo === "file" && downloadUrl)
    return fileSummary({ name: downloadUrl, size, androidPackage });
  return linksTo === "sourceArchive"
    ? "Source code; no file is attached"
    : "Its page; no file is attached";
}

/** In megabytes of a million bytes, as download managers and phones show a size. */
export function fileSizeText(bytes: number): string {
  const megabytes = bytes / 1_000_000;
  return megabytes < 0.1 ? "under\u00a00.1\u00a0MB" : `${megabytes.toFixed(1)}\u00a0MB`;
}
