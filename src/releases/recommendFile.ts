import { isForUnnamedProcessor, type Processor, packageArchitecture } from "./fileName";
import type { ReleaseFile } from "./release";

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

/** Packages that no visitor's phone should get: for tests, without a signature, and for watches, televisions and cars. */
const NOT_FOR_VISITORS = /(?<![a-z])(unsigned|unaligned|debug|androidtest|wear(os)?|(android)?tv|leanback|automotive)(?![a-z])/i;

/**
 * The file of a release that a visitor needs (docs/rules.md, 13.5); null if none is for them, or nothing tells which one is.
 *
 * @param device null if it is not known, as in the built HTML
 */
export function recommendFile(files: readonly ReleaseFile[], device: Device | null): Recommendation | null {
  if (device?.kind === "apple") return null;
  const processor = device?.kind === "android" ? device.processor : null;
  const packages = files.filter(({ name }) => /\.apk$/i.test(name) && !NOT_FOR_VISITORS.test(name));
  const recommend = (reason: Recommendation["reason"], isMeant: (name: string) => boolean): Recommendation | null => {
    const file = plainestOf(packages.filter(({ name }) => isMeant(name)));
    return file && { file, reason };
  };
  return (
    (processor && recommend("processor", (name) => packageArchitecture(name) === processor)) ||
    recommend("universal", (name) => packageArchitecture(name) === "universal") ||
    recommend(packages.length === 1 ? "only" : "unnamed", isForUnnamedProcessor) ||
    (packages.length === 1 && !processor ? recommend("only", () => true) : null)
  );
}

/** The plain one of several variants: `app.apk` beside `app-fdroid.apk`. All words of its name are in the names of the others. */
function plainestOf(files: readonly ReleaseFile[]): ReleaseFile | null {
  const isPlainest = ({ name }: ReleaseFile) =>
    files.every((other) => wordsOf(name).every((word) => wordsOf(other.name).includes(word)));
  const [plainest, second] = files.filter(isPlainest);
  return plainest && !second ? plainest : null;
}

function wordsOf(name: string): string[] {
  return name.toLowerCase().split(/[^\p{L}\p{N}]+/u);
}
