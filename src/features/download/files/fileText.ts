import {
  type Architecture,
  architecturesOf,
  type FileKind,
  fileKind,
  isForPhones,
} from "../../../releases/fileName";
import type { ReleaseFile, ReleaseSummary } from "../../../releases/release";

export type LinkedRelease = Pick<ReleaseSummary, "id" | "downloadUrl" | "downloadSize" | "linksTo">;

const KINDS: Record<FileKind, string> = {
  androidPackage: "For tests or other devices",
  androidBundle: "Android app bundle, for app stores",
  archive: "Archive",
  checksums: "Checksums",
  signature: "Signature",
  other: "Other file",
};

const PHONES: Record<Architecture, string> = {
  universal: "any Android phone",
  "arm64-v8a": "most phones since 2017",
  "armeabi-v7a": "older phones",
  x86_64: "Chromebooks, emulators",
  x86: "Chromebooks, emulators",
  "other processor": "some Android phones",
};

/** "Most phones since 2017 · 24.7 MB". The name may be a URL that ends with it. */
export function fileSummary(
  { name, size }: Pick<ReleaseFile, "name" | "size">,
  kind = fileKindText(name),
): string {
  return size === null ? kind : `${kind} ·\u00a0${fileSizeText(size)}`;
}

/** "Works on any Android phone", "Checksums". */
export function fileKindText(name: string): string {
  if (!isForPhones(name)) return KINDS[fileKind(name)];
  const phones = phonesOf(name);
  if (phones === PHONES.universal) return `Works on ${phones}`;
  if (phones.includes("Android")) return `For ${phones}`;
  return phones.charAt(0).toUpperCase() + phones.slice(1);
}

/** The phones that a package is for: "most phones since 2017". */
export function phonesOf(name: string): string {
  const phones = new Set(architecturesOf(name).map((architecture) => PHONES[architecture]));
  return [...phones].join(" and ") || "Android phones";
}

/** The summary of a download link whose files are not loaded. */
export function linkSummary({ downloadUrl, downloadSize, linksTo }: LinkedRelease): string {
  if (linksTo === "file" && downloadUrl)
    return fileSummary({ name: downloadUrl, size: downloadSize });
  return linksTo === "sourceArchive"
    ? "Source code; no file is attached"
    : "Its page; no file is attached";
}

/** In megabytes of a million bytes, as download managers and phones show a size. */
export function fileSizeText(bytes: number): string {
  const megabytes = bytes / 1_000_000;
  return megabytes < 0.1 ? "under\u00a00.1\u00a0MB" : `${megabytes.toFixed(1)}\u00a0MB`;
}
