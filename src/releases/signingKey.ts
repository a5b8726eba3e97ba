import type { ReleaseSummary } from "./release";

/** The key of the newest release, compared with those of older ones. */
interface SigningKey {
  /** The oldest version that has it, if all between have it too; null if no older one is known. */
  since: string | null;
  /** The version before, if that has another key; null if it has the same one, or is not known. */
  otherKeyIn: string | null;
}

/**
 * Compares the keys of releases, the newest first. An app that installs beside the other one, such
 * as a beta, has another application ID, and may have another key.
 */
export function signingKeyOf(
  releases: readonly Pick<ReleaseSummary, "version" | "androidPackage">[],
): SigningKey {
  const own = releases[0]?.androidPackage;
  const key: SigningKey = { since: null, otherKeyIn: null };
  if (!own?.certificate) return key;
  let isEveryKeyKnown = true;
  for (const { version, androidPackage } of releases.slice(1)) {
    if (!androidPackage?.certificate) isEveryKeyKnown = false;
    else if (androidPackage.applicationId === own.applicationId) {
      if (androidPackage.certificate !== own.certificate)
        return key.since ? key : { since: null, otherKeyIn: version };
      if (!isEveryKeyKnown) return key;
      key.since = version;
    }
  }
  return key;
}
