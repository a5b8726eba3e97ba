import { type Architecture, type FileKind, fileKind, packageArchitecture } from "../../../releases/fileName";
import type { ReleaseFile } from "../../../releases/release";

const KINDS: Record<FileKind, string> = {
  androidPackage: "Android package",
  androidBundle: "Android app bundle, for app stores",
  archive: "Archive",
  checksums: "Checksums",
  signature: "Signature",
  other: "Other file",
};

const ARCHITECTURES: Record<Architecture, string> = {
  universal: "universal · Every phone, if you are not sure",
  "arm64-v8a": "arm64-v8a · Most phones since 2017",
  "armeabi-v7a": "armeabi-v7a · Older phones",
  x86_64: "x86_64 · Chromebooks, emulators",
  x86: "x86 · Old tablets, emulators",
};

/** What a file is, going by its name: the processor of an Android package and the devices that have it, or the kind of the file. */
export function describeFile(name: string): string {
  const architecture = packageArchitecture(name);
  return architecture ? ARCHITECTURES[architecture] : KINDS[fileKind(name)];
}

/**
 * What a file is and how large, in a few words: "arm64-v8a package, 24.7 MB". One text, because a browser counts it as a layout shift
 * if an element is parsed in the middle of a text.
 */
export function fileSummary({ name, size }: Pick<ReleaseFile, "name" | "size">): string {
  const architecture = packageArchitecture(name);
  const what = architecture ? `${architecture} package` : fileKind(name) === "androidPackage" ? "Android package" : name;
  return size === null ? what : `${what}, ${fileSizeText(size)}`;
}

/** The size of a file in megabytes. 1 MB is a million bytes, as in download managers and on phones. */
export function fileSizeText(bytes: number): string {
  const megabytes = bytes / 1_000_000;
  return megabytes < 0.1 ? "under 0.1 MB" : `${megabytes.toFixed(1)} MB`;
}
