import type * as v from "valibot";
import type { releaseFileSchema } from "./releaseSchema";

/**
 * One file that is attached to a release. Its name tells what it is and for which processor, see `fileName.ts`.
 *
 * - `size`: in bytes; null if the API does not say
 * - `downloadUrl`: a checked URL (https, or http on loopback)
 * - `sha256`: 64 lower-case hexadecimal digits; null if the API has none
 */
export type ReleaseFile = v.InferOutput<typeof releaseFileSchema>;

/** The SHA-256 of a digest as the API writes it, `sha256:` and 64 hexadecimal digits; null for any other text, and for null. */
export function sha256OfDigest(digest: string | null): string | null {
  return /^sha256:([0-9a-f]{64})$/i.exec(digest ?? "")?.[1]?.toLowerCase() ?? null;
}
