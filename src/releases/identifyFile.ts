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
 * What a file is, going by its SHA-256, its size and its name (docs/rules.md, 13.4).
 *
 * - `known`: it is the same as an attached file; several releases may have the same file
 * - `archive`: it is none of the attached files, its name is that of an archive, and a release offers its source archive. Source
 *   archives have no SHA-256, because GitHub makes them on request
 * - `foreign`: it is none of the attached files
 * - `unsure`: its SHA-256 is not a published one, but it may be one of the `candidates`: attached files without a SHA-256, of the
 *   same or of unknown size. If no SHA-256 is published at all, every file is `unsure`
 */
export type Identity =
  | { status: "known"; matches: readonly [AttachedFile, ...AttachedFile[]] }
  | { status: "archive" }
  | { status: "foreign" }
  | { status: "unsure"; candidates: readonly AttachedFile[] };

/** Finds a file among the attached files of all releases. */
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
