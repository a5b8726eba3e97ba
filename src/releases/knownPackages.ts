import { processorsInName, withoutProcessors } from "./fileName";
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

/**
 * Gives files that no build has read what is known of a package beside them, if their names differ
 * only in the processor: Gradle makes both from one project.
 */
export function withSiblingPackages(files: readonly ReleaseFile[]): readonly ReleaseFile[] {
  return files.map((file) => {
    const processors = processorsInName(file.name);
    if (file.androidPackage || !processors) return file;
    const stem = withoutProcessors(file.name);
    const read = files.find((one) => one.androidPackage && withoutProcessors(one.name) === stem);
    const says = read?.androidPackage;
    return says ? { ...file, androidPackage: { ...says, processors } } : file;
  });
}
