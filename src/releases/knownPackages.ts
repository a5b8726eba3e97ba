import { isForPhones } from "./recommendFile";
import type { AndroidPackage, ReleaseFile } from "./release";

/**
 * Gives files what is known of their packages, which the API does not say.
 *
 * @param knownFiles files of the same release. One with the same URL, size and SHA-256 is the same.
 */
export function withKnownPackages(
  files: readonly ReleaseFile[],
  knownFiles: readonly ReleaseFile[],
): readonly ReleaseFile[] {
  return files.map((file) => {
    const known = knownFiles.find(
      ({ downloadUrl, size, sha256 }) =>
        downloadUrl === file.downloadUrl && size === file.size && sha256 === file.sha256,
    );
    return { ...file, androidPackage: file.androidPackage ?? known?.androidPackage ?? null };
  });
}

/** What the first package for phones says; null if no build has read one. */
export function phonePackageOf(files: readonly ReleaseFile[]): AndroidPackage | null {
  const read = files.filter((file) => file.androidPackage && isForPhones(file));
  return read[0]?.androidPackage ?? null;
}
