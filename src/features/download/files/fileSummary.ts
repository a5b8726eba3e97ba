import { fileKind, packageArchitecture } from "../../../releases/fileName";
import type { ReleaseFile } from "../../../releases/release";

/**
 * What a file is and how large, in a few words: "arm64-v8a package, 24.7 MB". A file that is no package is named. One text, because a
 * browser counts it as a layout shift if an element is parsed in the middle of a text.
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
