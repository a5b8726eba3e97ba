import { fileKind } from "./fileName";
import type { KnownRelease } from "./release";
import type { ReleaseFile } from "./releaseFile";

/** A file and the release that it is attached to. */
export interface AttachedFile {
  release: KnownRelease;
  file: ReleaseFile;
}

/** A file to look up. */
export interface ReadFile {
  name: string;
  /** In bytes. */
  size: number;
  /** 64 lower-case hexadecimal digits. */
  sha256: string;
}

/**
 * What is known of a file by its SHA-256, its size and its name.
 *
 * - `known`: it is, byte for byte, an attached file; more than one release may have the same
 * - `archive`: it is an archive by its name and can be none of the attached files, and a release offers its source archive, which
 *   has no SHA-256: GitHub packs it on request
 * - `foreign`: it is none of the attached files
 * - `unsure`: it is none of those whose SHA-256 is published, and may be one of `candidates`: without SHA-256, and not of
 *   another size. Without any published SHA-256 nothing can be told of any file
 */
export type Identity =
  | { status: "known"; matches: readonly [AttachedFile, ...AttachedFile[]] }
  | { status: "archive" }
  | { status: "foreign" }
  | { status: "unsure"; candidates: readonly AttachedFile[] };

/** Looks a file up among the attached files of all releases. */
export function identifyFile({ name, size, sha256 }: ReadFile, releases: readonly KnownRelease[]): Identity {
  const attached = releases.flatMap((release) => (release.files ?? []).map((file) => ({ release, file })));
  const [first, ...others] = attached.filter(({ file }) => file.sha256 === sha256);
  if (first) return { status: "known", matches: [first, ...others] };
  const candidates = attached.filter(({ file }) => file.sha256 === null && (file.size === null || file.size === size));
  const isSourceOffered = releases.some(({ linksTo }) => linksTo === "sourceArchive");
  if (candidates.length === 0 && fileKind(name) === "archive" && isSourceOffered) return { status: "archive" };
  const isAnyPublished = attached.some(({ file }) => file.sha256 !== null);
  return isAnyPublished && candidates.length === 0 ? { status: "foreign" } : { status: "unsure", candidates };
}
