import type { ReleaseFile } from "./release";

/**
 * Gives files what is known of their packages, which the API does not say.
 *
 * @param knownFiles files of the same release. One with the same URL, size and SHA-256 is the same.
 */
export function withKnownPackages(
  files: readonly ReleaseFile[],
  knownFiles: readonly ReleaseFile[] = [],
): readonly ReleaseFile[] {
  return files.map((file) => {
    const isSame = ({ downloadUrl, size, sha256 }: ReleaseFile) =>
      downloadUrl === file.downloadUrl && size === file.size && sha256 === file.sha256;
    return (!file.androidPackage && knownFiles.find(isSame)) || file;
  });
}
