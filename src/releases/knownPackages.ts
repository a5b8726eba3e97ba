import { fileKind } from "./fileName";
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

/**
 * What the first package for phones says; null if no build has read one. Its lowest Android is
 * shown beside the link to the first file. If that is another package, the lowest is not known.
 */
export function phonePackageOf(files: readonly ReleaseFile[]): AndroidPackage | null {
  const file = files.find((one) => one.androidPackage && isForPhones(one));
  if (!file?.androidPackage) return null;
  const [first = file] = files;
  const linksToOther = first !== file && fileKind(first.name) === "androidPackage";
  return linksToOther ? { ...file.androidPackage, oldestAndroid: null } : file.androidPackage;
}
