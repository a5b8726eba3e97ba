import { type Architecture, architecturesOf, isForPhones, type Processor } from "./fileName";
import type { ReleaseFile } from "./release";
import { compareNumbers } from "./version";

/**
 * What a browser tells about its device. The processor is null if it is not certain. `apple` is an iPhone or an iPad, on which no
 * Android app installs; `computer` is any other device, whose visitor looks for the file for their phone.
 */
export type Device = { kind: "android"; processor: Processor | null } | { kind: "apple" } | { kind: "computer" };

/** The file to recommend, and why: for the device's processor, for every one, for none by its name, or as the only package. */
export interface Recommendation {
  file: ReleaseFile;
  reason: "processor" | "universal" | "unnamed" | "only";
}

/**
 * The file of a release that a visitor needs (docs/rules.md, 13.5); null if none is for them, or nothing tells which one is.
 *
 * @param device null if it is not known, as in the built HTML
 */
export function recommendFile(files: readonly ReleaseFile[], device: Device | null): Recommendation | null {
  if (device?.kind === "apple") return null;
  const processor = device?.kind === "android" ? device.processor : null;
  const packages = files.filter(({ name }) => isForPhones(name)).map(packageOf);
  const recommend = (reason: Recommendation["reason"], isMeant: (one: Package) => boolean): Recommendation | null => {
    const file = bestOf(packages.filter(isMeant));
    return file && { file, reason };
  };
  // A package and its correction are one.
  const hasSeveral = new Set(packages.map(({ architectures, words }) => `${architectures} ${words}`)).size > 1;
  return (
    (processor &&
      (recommend("processor", ({ architectures }) => `${architectures}` === processor) ||
        recommend("processor", ({ architectures }) => architectures.includes(processor)))) ||
    recommend("universal", ({ architectures }) => architectures[0] === "universal") ||
    recommend(hasSeveral ? "unnamed" : "only", ({ architectures }) => !architectures[0]) ||
    (hasSeveral || processor ? null : recommend("only", () => true))
  );
}

/** Whether one of the files is an Android package for phones. One for Chromebooks alone is not. */
export function hasPhonePackage(files: readonly ReleaseFile[]): boolean {
  return files.some(({ name }) => isForPhones(name) && !/^x86/.test(architecturesOf(name).join()));
}

/** A package for phones, and what its name says. */
interface Package {
  file: ReleaseFile;
  architectures: readonly Architecture[];
  words: readonly string[];
  /** Those of a version and of its corrections: `2.4.0` and `1` in `app-2.4.0-r1.apk`. */
  numbers: readonly string[];
}

// After these words, a number is about devices. So are 32 and 64, and numbers with letters around them, such as `320dpi`.
const OF_DEVICES = /^(api|sdk|min|android|arm|x86)$/;

function packageOf(file: ReleaseFile): Package {
  const name = file.name.toLowerCase().replace(/\.apk$/, "");
  // A dot separates words, but not digits.
  const parts = name.replace(/(?<!\d)\.|\.(?!\d)/g, " ").match(/[\p{L}\d.]+/gu) ?? [];
  const words: string[] = [];
  const numbers: string[] = [];
  for (const [index, part] of parts.entries()) {
    const [, number] = /^(?:[vr]|rc)?(\d+(?:\.\d+)*)$/.exec(part) ?? [];
    if (number && !/^(32|64)$/.test(number) && !OF_DEVICES.test(parts[index - 1] ?? "")) numbers.push(number);
    else words.push(part);
  }
  return { file, architectures: architecturesOf(file.name), words, numbers };
}

/** Words of a file that replaces another one. */
const CORRECTION = /\b(hot)?fix|\b(patch|rebuil|resign)|correct|updat|\b(new|final|hf|rev|build)\b/;

/**
 * The package that is better than each of the others. Of names that differ only in their numbers, it is the one with the highest, because
 * a corrected file is attached later. Of several variants, it is the plain one: all words of `app.apk` are in `app-fdroid.apk`. None is
 * the better one if the other may correct it.
 */
function bestOf(packages: readonly Package[]): ReleaseFile | null {
  const isBetter = ({ words, numbers }: Package, other: Package) => {
    const added = other.words.filter((word) => !words.includes(word));
    const order = compareAll(numbers, other.numbers);
    const isVariant = numbers.length === 0 || (other.numbers.length > 0 && order >= 0);
    const isAllowed = added.length === 0 ? order > 0 : isVariant && !CORRECTION.test(added.join(" "));
    return isAllowed && words.every((word) => other.words.includes(word));
  };
  return packages.find((one) => packages.every((other) => other === one || isBetter(one, other)))?.file ?? null;
}

/** Compares numbers in their order. The first that differ decide; one more is higher. */
function compareAll(numbers: readonly string[], others: readonly string[]): number {
  const orders = numbers.slice(0, others.length).map((number, index) => compareNumbers(number, others[index] ?? ""));
  return orders.find((order) => order !== 0) ?? numbers.length - others.length;
}
