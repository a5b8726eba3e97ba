import { fileKind, type Processor, processorsInName } from "./fileName";
import type { AndroidPackage, Release, ReleaseFile } from "./release";
import { compareNumbers, compareVersions, versionFragment } from "./version";

/**
 * The device of a visitor. The processor and the version of Android, such as "7.1", are null if the
 * browser does not tell them. `apple` is an iPhone or iPad, `computer` any other device.
 */
export type Device =
  | { kind: "android"; processor: Processor | null; version: string | null }
  | { kind: "apple" }
  | { kind: "computer" };

/** In place of the processors that neither a package nor its name says. */
const UNKNOWN = "unknown";

/**
 * Recommends a file of a release (docs/rules.md, 13.6); null if no file is certain to be right.
 *
 * @param device null in the built HTML
 */
export function recommendFile(
  files: readonly ReleaseFile[],
  device: Device | null,
): ReleaseFile | null {
  if (device?.kind === "apple") return null;
  const processor = device?.kind === "android" ? device.processor : null;
  const packages = files.filter((file) => isForPhones(file) && !isTooNew(file, device));
  const find = (isRight: (processors: readonly string[]) => boolean) =>
    bestOf(packages.filter((file) => isRight(processorsOf(file) ?? [UNKNOWN])));
  return (
    find((processors) => processors.join() === processor) ??
    find((processors) => processors.some((one) => one === processor)) ??
    find(isForEveryPhone) ??
    find(([first]) => packages.length === 1 && processor === null && first !== UNKNOWN)
  );
}

/** Of packages for the same phones, the highest version, else the first one. */
function bestOf(packages: readonly ReleaseFile[]) {
  const read = packages.filter(({ androidPackage }) => androidPackage);
  // Names do not tell which one is the right one.
  if (read.length === 0 && packages.length > 1) return null;
  const [first = null, ...others] = read.length > 0 ? read : packages;
  const versionOf = (file: ReleaseFile | null) => file?.androidPackage?.versionName ?? "";
  const isHigher = (one: ReleaseFile, other: ReleaseFile | null) =>
    compareVersions(versionOf(one), versionOf(other)) > 0;
  return others.reduce((best, file) => (isHigher(file, best) ? file : best), first);
}

/** Whether a package needs a newer Android than the device is known to have. */
export function isTooNew(
  { androidPackage }: { androidPackage: AndroidPackage | null },
  device: Device | null,
): boolean {
  const oldest = androidPackage?.oldestAndroid;
  if (device?.kind !== "android" || !device.version || !oldest) return false;
  return compareNumbers(device.version, oldest) < 0;
}

type PackageFile = Pick<ReleaseFile, "name" | "androidPackage">;

/** Whether a file is an Android package for phones, or may be one (docs/rules.md, 13.7). */
export function isForPhones({ name, androidPackage }: PackageFile): boolean {
  return fileKind(name) === "androidPackage" && (androidPackage?.purpose ?? "phones") === "phones";
}

/** The processors of a package, none for all; null if neither the package nor its name says. */
export function processorsOf({ name, androidPackage }: PackageFile): readonly string[] | null {
  return androidPackage ? androidPackage.processors : processorsInName(name);
}

/** Whether processors are those of all phones: ARM, with 32 and with 64 bits. */
export function isForEveryPhone(processors: readonly string[]): boolean {
  const hasArm = processors.includes("arm64-v8a") && processors.includes("armeabi-v7a");
  return processors.length === 0 || hasArm;
}

/**
 * The link to a release for feeds and search engines: the file that the page recommends if nothing
 * is known of the phone, else the version on the page; null if the release has no download.
 *
 * @param page the URL of /download
 */
export function recommendedUrl(
  { version, downloadUrl, files }: Pick<Release, "version" | "downloadUrl" | "files">,
  page: string,
): string | null {
  return (
    downloadUrl && (recommendFile(files, null)?.downloadUrl ?? page + versionFragment(version))
  );
}

/** Whether a release has a package for phones. Packages for x86 alone are for Chromebooks. */
export function hasPhonePackage(files: readonly ReleaseFile[]): boolean {
  return files.filter(isForPhones).some((file) => {
    const processors = processorsOf(file) ?? [];
    return processors.length === 0 || processors.some((one) => !one.startsWith("x86"));
  });
}
