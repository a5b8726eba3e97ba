import type { ReleaseSummary } from "./release";

/**
 * The version before the newest release, if it is signed with another key; else null. An app that
 * installs beside the other one, such as a beta, has another application ID, and may have another
 * key.
 */
export function versionWithOtherKey(
  releases: readonly Pick<ReleaseSummary, "version" | "link">[],
): string | null {
  const [newest, ...others] = releases;
  const own = newest?.link?.androidPackage;
  if (own?.purpose !== "phones") return null;
  const before = others.find(({ link }) => {
    const { certificate, applicationId } = link?.androidPackage ?? {};
    return certificate && applicationId === own.applicationId;
  });
  // Without a certificate, it has the signature v1 alone, which anybody can make.
  const isOther = before?.link?.androidPackage?.certificate !== own.certificate;
  return before && isOther ? before.version : null;
}
