import type { KnownRelease } from "./release";
import type { ReleaseFile } from "./releaseFile";

/** A file and the release that it is attached to. */
export interface AttachedFile {
  release: KnownRelease;
  file: ReleaseFile;
}

/**
 * What is known of a file by its SHA-256 and its size.
 *
 * - `known`: it is, byte for byte, an attached file; more than one release may have the same
 * - `foreign`: it is none of the attached files
 * - `unsure`: it is none of those whose SHA-256 is published, and may be one of `candidates`: without SHA-256, and not of
 *   another size. Without any published SHA-256 nothing can be told of any file
 */
export type Identity =
  | { status: "known"; matches: readonly [AttachedFile, ...AttachedFile[]] }
  | { status: "foreign" }
  | { status: "unsure"; candidates: readonly AttachedFile[] };

/**
 * Looks a file up among the attached files of all releases.
 *
 * @param sha256 64 lower-case hexadecimal digits
 * @param size in bytes
 */
export function identifyFile(sha256: string, size: number, releases: readonly KnownRelease[]): Identity {
  const attached = releases.flatMap((release) => (release.files ?? []).map((file) => ({ release, file })));
  const [first, ...others] = attached.filter(({ file }) => file.sha256 === sha256);
  if (first) return { status: "known", matches: [first, ...others] };
  const candidates = attached.filter(({ file }) => file.sha256 === null && (file.size === null || file.size === size));
  const isAnyPublished = attached.some(({ file }) => file.sha256 !== null);
  return isAnyPublished && candidates.length === 0 ? { status: "foreign" } : { status: "unsure", candidates };
}
