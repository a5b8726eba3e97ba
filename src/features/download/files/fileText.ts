import { type Architecture, architecturesOf, type FileKind, fileKind, isForPhones } from "../../../releases/fileName";
import type { ReleaseFile, ReleaseSummary } from "../../../releases/release";

/** What is known of the link of a release. */
export type LinkedRelease = Pick<ReleaseSummary, "downloadUrl" | "downloadSize" | "linksTo">;

const KINDS: Record<FileKind, string> = {
  // One that is not for phones: for those, see PHONES.
  androidPackage: "For tests or other devices",
  androidBundle: "Android app bundle, for app stores",
  archive: "Archive",
  checksums: "Checksums",
  signature: "Signature",
  other: "Other file",
};

/** For which phones a package is, after another word. */
const PHONES: Record<Architecture, string> = {
  universal: "any Android phone",
  "arm64-v8a": "most phones since 2017",
  "armeabi-v7a": "older phones",
  x86_64: "Chromebooks, emulators",
  x86: "Chromebooks, emulators",
  "other processor": "some Android phones",
};

/**
 * What a file is and how large, in words for everyone: "Most phones since 2017 · 24.7 MB". The end of a URL tells as much as a name.
 * One text, because a browser counts it as a layout shift if an element is parsed in the middle of a text.
 */
export function fileSummary({ name, size }: Pick<ReleaseFile, "name" | "size">, what = kindOf(name)): string {
  return size === null ? what : `${what} · ${fileSizeText(size)}`;
}

function kindOf(name: string): string {
  if (!isForPhones(name)) return KINDS[fileKind(name)];
  const phones = phonesOf(name);
  if (phones === PHONES.universal) return `Works on ${phones}`;
  return phones.includes("Android") ? `For ${phones}` : phones[0]?.toUpperCase() + phones.slice(1);
}

/** For which phones an Android package is, as it is said after "for": "most phones since 2017". */
export function phonesOf(name: string): string {
  const phones = new Set(architecturesOf(name).map((architecture) => PHONES[architecture]));
  return [...phones].join(" and ") || "Android phones";
}

/** What the link of a release leads to, where its files are not known: that of a file ends with its name. */
export function linkSummary({ downloadUrl, downloadSize, linksTo }: LinkedRelease): string {
  if (linksTo === "file" && downloadUrl) return fileSummary({ name: downloadUrl, size: downloadSize });
  return linksTo === "sourceArchive" ? "Source code; no file is attached" : "Its page; no file is attached";
}

/** The size of a file in megabytes. 1 MB is a million bytes, as in download managers and on phones. */
export function fileSizeText(bytes: number): string {
  const megabytes = bytes / 1_000_000;
  // The spaces break no line.
  return megabytes < 0.1 ? "under\u00a00.1\u00a0MB" : `${megabytes.toFixed(1)}\u00a0MB`;
}
