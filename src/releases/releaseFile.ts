import * as v from "valibot";

const KINDS = ["androidPackage", "androidBundle", "archive", "checksums", "signature", "other"] as const;

/** The names under which Android packages go for a processor, by Android's own word, and the one that fits them all. */
const ARCHITECTURES = ["universal", "arm64-v8a", "armeabi-v7a", "x86_64", "x86"] as const;

/** What a file is, by the ending of its name. */
export type FileKind = (typeof KINDS)[number];

/**
 * The processor that an Android package is made for.
 *
 * @see https://developer.android.com/ndk/guides/abis
 */
export type Architecture = (typeof ARCHITECTURES)[number];

/** The processor of a device. */
export type Processor = Exclude<Architecture, "universal">;

/** The shape of a {@link ReleaseFile}, to check one that comes from a file or a query of this site. */
export const releaseFileSchema = v.object({
  name: v.string(),
  size: v.nullable(v.number()),
  downloadUrl: v.string(),
  kind: v.picklist(KINDS),
  architecture: v.nullable(v.picklist(ARCHITECTURES)),
  sha256: v.nullable(v.string()),
});

/**
 * One file that is attached to a release.
 *
 * - `size`: in bytes; null where the API does not say
 * - `downloadUrl`: a checked address (https, or http on loopback)
 * - `kind`, `architecture`: read from the name; the architecture is null for what is no Android package or does not name one
 * - `sha256`: 64 lower-case hexadecimal digits; null where the API knows none
 */
export type ReleaseFile = v.InferOutput<typeof releaseFileSchema>;

/** What a file of this name is. A checksum or a signature of a package is not a package. */
export function fileKind(name: string): FileKind {
  if (/\.apk$/i.test(name)) return "androidPackage";
  if (/\.aab$/i.test(name)) return "androidBundle";
  if (/\.(zip|tar|tgz|gz|xz|bz2|zst|7z)$/i.test(name)) return "archive";
  if (/\.(sha\d*|sha\d*sums?|md5)$|(sha\d*|check)sums?(\.txt)?$/i.test(name)) return "checksums";
  if (/\.(asc|sig|minisig|idsig|sigstore|pem|crt)$/i.test(name)) return "signature";
  return "other";
}

/**
 * The processor that the name of an Android package gives as a word of its own. Null where it gives none, or more than one: a
 * package for "arm64-v8a-x86_64" is not for either of them alone.
 */
export function packageArchitecture(name: string): Architecture | null {
  if (fileKind(name) !== "androidPackage") return null;
  const named = ARCHITECTURES.filter((architecture) => new RegExp(`(?<![a-z0-9])${architecture}(?![a-z0-9_])`, "i").test(name));
  return named.length === 1 ? (named[0] ?? null) : null;
}

/** The SHA-256 in a digest as the API gives one, `sha256:` and 64 hexadecimal digits; null for any other text or none. */
export function sha256OfDigest(digest: string | null): string | null {
  return /^sha256:([0-9a-f]{64})$/i.exec(digest ?? "")?.[1]?.toLowerCase() ?? null;
}
