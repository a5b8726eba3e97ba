import { fileKind, type Processor, processorsInName, variantWords } from "./fileName";
import type { Release, ReleaseFile } from "./release";
import { compareNumbers, compareVersions, versionFragment } from "./version";

/**
 * The device of a visitor; null in the built HTML. The processor and the version of Android, such
 * as "7.1", are null if the browser leaves a doubt. `apple` is an iPhone or iPad, `computer` any
 * other device.
 */
export type Device =
  | { kind: "android"; processor: Processor | null; version: string | null }
  | { kind: "apple" }
  | { kind: "computer" };

/**
 * The file for a device (docs/rules.md, 13.6); null if no file is certain to be right. On an iPhone
 * or iPad, it is for another device.
 */
export function recommendFile(files: readonly ReleaseFile[], device: Device | null) {
  const processor = device?.kind === "android" ? device.processor : null;
  const packages = files.filter((file) => isForPhones(file) && !isTooNew(file, device));
  // What a package says is certain, and what a name says is not.
  const read = packages.filter(({ androidPackage }) => androidPackage);
  const isOnly = packages.length === 1;
  return bestFor(processor, read, isOnly) || bestFor(processor, packages, isOnly);
}

/** The best package for a processor, or for every phone. `isOnly`: there is no other one. */
function bestFor(processor: Processor | null, packages: readonly ReleaseFile[], isOnly: boolean) {
  const find = (isRight: (processors: readonly string[]) => boolean) =>
    bestOf(packages.filter((file) => isRight(processorsOf(file) ?? ["unknown"])));
  if (!processor) return find(isForEveryPhone) || (isOnly ? find(isForSomePhones) : null);
  return (
    find((processors) => processors.join() === processor) ||
    find((processors) => processors.length === 0 || processors.includes(processor))
  );
}

/** Of packages for the same phones, the plain one of the highest version of the first one's app. */
function bestOf(packages: readonly ReleaseFile[]) {
  const highest = packages.reduce<ReleaseFile | undefined>(
    (best, file) => (!best || isHigher(file, best) ? file : best),
    undefined,
  );
  return plainest(highest, packages);
}

/** Only packages that were read say their version, and two apps count theirs apart. */
function isHigher({ androidPackage: one }: ReleaseFile, { androidPackage: best }: ReleaseFile) {
  if (!one?.versionName || !best?.versionName) return false;
  const isSameApp = one.applicationId === best.applicationId;
  return isSameApp && compareVersions(one.versionName, best.versionName) > 0;
}

/**
 * The first package for phones (docs/rules.md, 13.14). On a device whose Android is too old for it,
 * the first one that is not too new. Null if there is none.
 */
function firstPackage(files: readonly ReleaseFile[], device: Device | null) {
  const rankOf = (file: ReleaseFile) =>
    (suitsPhones(file) && !isTooNew(file, device) ? 2 : 0) + (file.androidPackage ? 1 : 0);
  // Of equal ranks, the order stays.
  const [first] = files.filter(isForPhones).sort((one, other) => rankOf(other) - rankOf(one));
  return plainest(first, files);
}

/** Of packages that differ in their names alone, `notes-release.apk` is plainer than a variant. */
function plainest(file: ReleaseFile | undefined, files: readonly ReleaseFile[]) {
  if (!file) return null;
  const factsOf = (one: ReleaseFile) =>
    `${[isForPhones(one), processorsOf(one), one.androidPackage?.oldestAndroid]}`;
  // Variants may have versions such as `2.0-fdroid`.
  const alike = files.filter((one) => factsOf(one) === factsOf(file) && !isHigher(file, one));
  const names = alike.map(({ name }) => name);
  return alike.find(({ name }) => variantWords(name, names).length === 0) || file;
}

/** The file of a download button (docs/rules.md, 3.8): if possible, the recommended one. */
export function bestFile(files: readonly ReleaseFile[], device: Device | null) {
  return recommendFile(files, device) || firstPackage(files, device) || files[0];
}

/**
 * The package that a release links to if its files are not loaded (docs/rules.md, 13.14); null if
 * it has none for phones.
 */
export function linkedPackage(files: readonly ReleaseFile[]): ReleaseFile | null {
  const isFirstForPhones = files.slice(0, 1).some(suitsPhones);
  return (!isFirstForPhones && recommendFile(files, null)) || firstPackage(files, null);
}

/** What a release without its files has of the package that it links to. */
export function phonePackageOf(
  files: readonly ReleaseFile[],
): Pick<Release, "phonePackage" | "androidPackage"> {
  const file = linkedPackage(files);
  if (!file) return { phonePackage: null, androidPackage: null };
  const { downloadUrl, size, androidPackage } = file;
  return { phonePackage: file === files[0] ? null : { downloadUrl, size }, androidPackage };
}

/** Whether a package needs a newer Android than the device is known to have. */
export function isTooNew(file: Pick<ReleaseFile, "androidPackage">, device: Device | null) {
  const oldest = file.androidPackage?.oldestAndroid;
  if (device?.kind !== "android" || !device.version || !oldest) return false;
  return compareNumbers(device.version, oldest) < 0;
}

type PackageFile = Pick<ReleaseFile, "name" | "androidPackage">;

/** Whether a file is an Android package for phones, or may be one (docs/rules.md, 13.7). */
export function isForPhones({ name, androidPackage }: PackageFile): boolean {
  return androidPackage ? androidPackage.purpose === "phones" : fileKind(name) === "androidPackage";
}

/** The processors of a package, none for all; null if neither the package nor its name says. */
export function processorsOf({ name, androidPackage }: PackageFile): readonly string[] | null {
  return androidPackage ? androidPackage.processors : processorsInName(name);
}

/** The processors of phones. Others are those of Chromebooks and emulators. */
const ARM = ["arm64-v8a", "armeabi-v7a"];

/** Whether processors are those of all phones, with 32 and with 64 bits. */
export function isForEveryPhone(processors: readonly string[]): boolean {
  return processors.length === 0 || ARM.every((one) => processors.includes(one));
}

function isForSomePhones(processors: readonly string[]) {
  return processors.length === 0 || ARM.some((one) => processors.includes(one));
}

/**
 * The link to a release for feeds and search engines: the file for a phone of which nothing is
 * known, else the version on the page; null if the release has no download.
 *
 * @param page the URL of /download
 */
export function recommendedUrl(
  { version, downloadUrl, files }: Pick<Release, "version" | "downloadUrl" | "files">,
  page: string,
): string | null {
  if (!downloadUrl) return null;
  const file = bestFile(files, null);
  return file && suitsPhones(file) ? file.downloadUrl : page + versionFragment(version);
}

/** Whether a release has a package for phones, or one that may be. */
export function hasPhonePackage(files: readonly ReleaseFile[]): boolean {
  return files.some(suitsPhones);
}

/** Whether a file is a package for phones and one of their processors, or may be. */
export function suitsPhones(file: PackageFile): boolean {
  return isForPhones(file) && isForSomePhones(processorsOf(file) ?? []);
}
