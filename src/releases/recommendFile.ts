import { type Architecture, architecturesOf, isForPhones, type Processor } from "./fileName";
import type { Release, ReleaseFile } from "./release";
import { compareNumbers, versionFragment } from "./version";

/**
 * The device of a visitor. The processor is null if the browser does not name it. `apple` is an
 * iPhone or iPad, `computer` any other device.
 */
export type Device =
  | { kind: "android"; processor: Processor | null }
  | { kind: "apple" }
  | { kind: "computer" };

/** `isForProcessor`: the file is for the processor that the browser names. */
export interface Recommendation {
  file: ReleaseFile;
  isForProcessor: boolean;
}

/**
 * Recommends a file of a release (docs/rules.md, 13.6); null if no file is certain to be right.
 *
 * @param device null in the built HTML
 */
export function recommendFile(
  files: readonly ReleaseFile[],
  device: Device | null,
): Recommendation | null {
  if (device?.kind === "apple") return null;
  const processor = device?.kind === "android" ? device.processor : null;
  const packages = files.filter(({ name }) => isForPhones(name)).map(packageOf);
  // A package and its correction count as one.
  const variants = new Set(packages.map(({ architectures, words }) => `${architectures} ${words}`));
  const isOnly = variants.size === 1;
  const bestWhere = (isMeant: (architectures: Package["architectures"]) => boolean) =>
    bestOf(packages.filter(({ architectures }) => isMeant(architectures)));
  const forProcessor =
    bestWhere((architectures) => architectures.join() === processor) ??
    bestWhere((architectures) => architectures.some((one) => one === processor));
  if (forProcessor) return { file: forProcessor, isForProcessor: true };
  const file =
    bestWhere(([first]) => first === "universal") ??
    bestWhere((architectures) => architectures.length === 0) ??
    (isOnly && !processor ? bestOf(packages) : null);
  return file && { file, isForProcessor: false };
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
  if (!downloadUrl) return null;
  return recommendFile(files, null)?.file.downloadUrl ?? page + versionFragment(version);
}

/** Whether a release has a package for phones. Packages for x86 alone are for Chromebooks. */
export function hasPhonePackage(files: readonly ReleaseFile[]): boolean {
  return files.some(({ name }) => {
    const architectures = architecturesOf(name);
    const isForX86 =
      architectures.length > 0 && architectures.every((one) => one.startsWith("x86"));
    return isForPhones(name) && !isForX86;
  });
}

interface Package {
  file: ReleaseFile;
  architectures: readonly Architecture[];
  words: readonly string[];
  /** The version, and the numbers of corrections: `2.4.0` and `1` of `app-2.4.0-r1.apk`. */
  numbers: readonly string[];
}

function packageOf(file: ReleaseFile) {
  const name = file.name.toLowerCase().replace(/\.apk$/, "");
  // A dot separates words, and belongs to a number between digits.
  const parts = name.replace(/(?<!\d)\.|\.(?!\d)/g, " ").match(/[\p{L}\d.]+/gu) ?? [];
  const words: string[] = [];
  const numbers: string[] = [];
  for (const [index, part] of parts.entries()) {
    const number = versionNumberIn(part, parts[index - 1] ?? "");
    if (number) numbers.push(number);
    else words.push(part);
  }
  return { file, architectures: architecturesOf(file.name), words, numbers };
}

/** The number in a part of a name: `1` in `r1`. The number in `android-14` is about devices. */
function versionNumberIn(part: string, previousPart: string) {
  const isAboutDevices = /^(api|sdk|min|android|arm|x86)$/.test(previousPart);
  if (isAboutDevices || part === "32" || part === "64") return undefined;
  return /^(?:[vr]|rc)?(\d+(?:\.\d+)*)$/.exec(part)?.[1];
}

function bestOf(packages: readonly Package[]) {
  const best = packages.find((one) =>
    packages.every((other) => other === one || isBetter(one, other)),
  );
  return best?.file ?? null;
}

// Of a file that corrects another one.
const CORRECTION = /\b(hot)?fix|\b(patch|rebuil|resign)|correct|updat|\b(new|final|hf|rev|build)\b/;

/**
 * Of equal words, the higher number wins: `app-2.4.1.apk` corrects `app-2.4.0.apk`. Otherwise,
 * fewer words win: `app.apk` is plainer than `app-fdroid.apk`, unless words or a higher number say
 * that the other one corrects it.
 */
function isBetter(one: Package, other: Package) {
  if (!one.words.every((word) => other.words.includes(word))) return false;
  const order = compareAll(one.numbers, other.numbers);
  const added = other.words.filter((word) => !one.words.includes(word));
  if (added.length === 0) return order > 0;
  if (CORRECTION.test(added.join(" "))) return false;
  return one.numbers.length === 0 || (other.numbers.length > 0 && order >= 0);
}

/** Compares lists of numbers. If one starts with the other, the longer one is higher. */
function compareAll(numbers: readonly string[], others: readonly string[]) {
  const orders = numbers
    .slice(0, others.length)
    .map((number, index) => compareNumbers(number, others[index] ?? ""));
  return orders.find((order) => order !== 0) ?? numbers.length - others.length;
}
