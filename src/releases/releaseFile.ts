import * as v from "valibot";

/** The shape of a {@link ReleaseFile}, to check one that comes from a file of this site. */
export const releaseFileSchema = v.object({
  name: v.string(),
  size: v.nullable(v.number()),
  downloadUrl: v.string(),
  sha256: v.nullable(v.string()),
});

/**
 * One file that is attached to a release. What it is and for which processor, its name tells: {@link ./fileName}.
 *
 * - `size`: in bytes; null where the API does not say
 * - `downloadUrl`: a checked address (https, or http on loopback)
 * - `sha256`: 64 lower-case hexadecimal digits; null where the API knows none
 */
export type ReleaseFile = v.InferOutput<typeof releaseFileSchema>;

/** The SHA-256 in a digest as the API gives one, `sha256:` and 64 hexadecimal digits; null for any other text or none. */
export function sha256OfDigest(digest: string | null): string | null {
  return /^sha256:([0-9a-f]{64})$/i.exec(digest ?? "")?.[1]?.toLowerCase() ?? null;
}
