import { isForUnnamedProcessor, type Processor, packageArchitecture } from "./fileName";
import type { ReleaseFile } from "./release";

/**
 * What a browser tells about its device.
 *
 * - `android`: a phone or a tablet with Android. Its processor is null if it is not certain
 * - `apple`: an iPhone or an iPad, on which no Android app installs
 * - `computer`: any other device. Its visitor looks for the file for their phone
 */
export type Device = { kind: "android"; processor: Processor | null } | { kind: "apple" } | { kind: "computer" };

/**
 * The file to recommend, and why.
 *
 * - `processor`: it is the package for the processor of the device
 * - `universal`: it is the package for every processor
 * - `unnamed`: its name contains no processor, so the maintainers mean it for everyone
 * - `only`: it is the only package
 */
export interface Recommendation {
  file: ReleaseFile;
  reason: "processor" | "universal" | "unnamed" | "only";
}

/** Packages that no visitor's phone should get: for tests, without a signature, and for watches, televisions and cars. */
const NOT_FOR_VISITORS = /(?<![a-z])(unsigned|unaligned|debug|androidtest|wear(os)?|(android)?tv|leanback|automotive)(?![a-z])/i;

/**
 * The file that a visitor of a release needs: the package for their device, else the universal one, else the only one (docs/rules.md,
 * 13.5). Null if nothing tells which of several packages is meant for visitors, if the only package is for another processor, and
 * on a device that no package is for.
 *
 * @param files of one release
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

/**
 * The plain one of several variants: `app.apk` beside `app-fdroid.apk`. All words of its name are in the names of the others. Null
 * if there is none, or no file at all.
 */
function plainestOf(files: readonly ReleaseFile[]): ReleaseFile | null {
  const isPlainest = ({ name }: ReleaseFile) =>
    files.every((other) => wordsOf(name).every((word) => wordsOf(other.name).includes(word)));
  const [plainest, second] = files.filter(isPlainest);
  return plainest && !second ? plainest : null;
}

function wordsOf(name: string): string[] {
  return name.toLowerCase().split(/[^\p{L}\p{N}]+/u);
}
