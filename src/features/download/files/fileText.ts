import { type Architecture, type FileKind, fileKind, packageArchitecture } from "../../../releases/fileName";
import type { ReleaseFile } from "../../../releases/release";

const KINDS: Record<FileKind, string> = {
  androidPackage: "For Android phones",
  androidBundle: "Android app bundle, for app stores",
  archive: "Archive",
  checksums: "Checksums",
  signature: "Signature",
  other: "Other file",
};

/** For which phones a package is: alone, and after "for". */
const PHONES: Record<Architecture, readonly [string, string]> = {
  universal: ["Works on any Android phone", "any Android phone"],
  "arm64-v8a": ["Most phones since 2017", "most phones since 2017"],
  "armeabi-v7a": ["Older phones", "older phones"],
  x86_64: ["Chromebooks, emulators", "Chromebooks and emulators"],
  x86: ["Chromebooks, emulators", "Chromebooks and emulators"],
};

/**
 * What a file is and how large, in words for everyone: "Most phones since 2017 · 24.7 MB". The end of a URL tells as much as a name.
 * One text, because a browser counts it as a layout shift if an element is parsed in the middle of a text.
 */
export function fileSummary({ name, size }: Pick<ReleaseFile, "name" | "size">, what = kindOf(name)): string {
  return size === null ? what : `${what} · ${fileSizeText(size)}`;
}

function kindOf(name: string): string {
  const architecture = packageArchitecture(name);
  return architecture ? PHONES[architecture][0] : KINDS[fileKind(name)];
}

/** For which phones an Android package is, as it is said after "for": "most phones since 2017". */
export function phonesOf(name: string): string {
  const architecture = packageArchitecture(name);
  return architecture ? PHONES[architecture][1] : "Android phones";
}

/** The size of a file in megabytes. 1 MB is a million bytes, as in download managers and on phones. */
export function fileSizeText(bytes: number): string {
  const megabytes = bytes / 1_000_000;
  // The spaces break no line.
  return megabytes < 0.1 ? "under\u00a00.1\u00a0MB" : `${megabytes.toFixed(1)}\u00a0MB`;
}
