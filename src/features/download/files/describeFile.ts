import { type Architecture, type FileKind, fileKind, packageArchitecture } from "../../../releases/fileName";

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

/**
 * What a file is, going by its name: for an Android package, its processor and the devices that have it; for any other file, its
 * kind.
 */
export function describeFile(name: string): string {
  const architecture = packageArchitecture(name);
  return architecture ? ARCHITECTURES[architecture] : KINDS[fileKind(name)];
}
