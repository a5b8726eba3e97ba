import { appFiles } from "../site/product";
import { fileKind, type Processor, processorsInName } from "./fileName";
import type { AndroidPackage, ReleaseFile } from "./release";

/**
 * The device of a visitor; null in the built HTML. The processor and the version of Android, such
 * as "7.1", are null if the browser leaves a doubt. `apple` is an iPhone or iPad, `computer` any
 * other device.
 */
export type Device =
  | { kind: "android"; processor: Processor | null; version: string | null }
  | { kind: "apple" }
  | { kind: "computer" };

/** A file, or a link to one. */
export type DescribedFile = Pick<ReleaseFile, "name" | "size" | "androidPackage">;

/** How well a file fits a device. `made` is for its processor alone. */
export const FIT = { never: 0, hardly: 1, perhaps: 2, certain: 3, made: 4 } as const;

/** The processors of phones. Others are those of Chromebooks and emulators. */
const ARM = ["arm64-v8a", "armeabi-v7a"];

// A map, because a package may call a folder `constructor`, which every object has.
const PHONES = new Map<string, Phones>([
  ["arm64-v8a", "mostPhones"],
  ["armeabi-v7a", "olderPhones"],
  ["x86_64", "chromebooks"],
  ["x86", "chromebooks"],
]);

/** How well a file fits a device (docs/rules.md, 13.6), as a number of `FIT`. */
export function fitOf(file: DescribedFile, device: Device | null): number {
  const { name, androidPackage } = file;
  const isPackage = androidPackage
    ? androidPackage.purpose === "phones"
    : fileKind(name) === "androidPackage";
  if (!isPackage || isRefused(file, device)) return FIT.never;
  const { processor = null, version = null } = device?.kind === "android" ? device : {};
  const processors = processorsOf(file);
  if (!processors) return FIT.perhaps;
  const isFor = (one: string) => processors.length === 0 || processors.includes(one);
  const wanted = processor ? [processor] : ARM;
  if (!wanted.some(isFor)) return FIT.hardly;
  // The device may have a newer Android.
  const isDoubtful = androidPackage?.lastAndroid && !version;
  if (isDoubtful || !wanted.every(isFor)) return FIT.perhaps;
  return processors.join() === processor ? FIT.made : FIT.certain;
}

/** The processors of a package, none for all; null if neither the package nor its name says. */
export function processorsOf({ name, androidPackage }: DescribedFile): readonly string[] | null {
  return androidPackage ? androidPackage.processors : processorsInName(name);
}

/** Processors as one text, whatever their order. */
export function processorSet(processors: readonly string[]): string {
  return [...processors].sort().join();
}

/** Whether a package needs another Android than the device is known to have. */
export function isRefused({ androidPackage }: DescribedFile, device: Device | null): boolean {
  if (device?.kind !== "android" || !androidPackage) return false;
  // No version of Android has two digits after its dot. NaN is neither lower nor higher.
  const numberOf = (version: string | null) => Number.parseFloat(version ?? "");
  const version = numberOf(device.version);
  const { oldestAndroid, lastAndroid } = androidPackage;
  return version < numberOf(oldestAndroid) || version > numberOf(lastAndroid);
}

/** The packages that a device may install, the best first (docs/rules.md, 13.6). */
export function rank(files: readonly ReleaseFile[], device: Device | null): ReleaseFile[] {
  const appOf = ({ androidPackage }: ReleaseFile) => androidPackage?.applicationId;
  const codeOf = ({ androidPackage }: ReleaseFile) => androidPackage?.versionCode ?? 0;
  // The codes of two apps have no order, so packages of one app stay together.
  const placeOf = (file: ReleaseFile) => files.findIndex((one) => appOf(one) === appOf(file));
  const keysOf = (file: ReleaseFile) => {
    const fit = fitOf(file, device);
    return [
      Math.min(fit, FIT.certain),
      // What a package says is more certain than a name, also if it is for more processors.
      Number(file.androidPackage !== null),
      fit,
      -placeOf(file),
      codeOf(file),
    ];
  };
  const packages = files.filter((file) => fitOf(file, null) !== FIT.never);
  const asked = packages.filter(isAskedFor);
  return (asked.length > 0 ? asked : packages)
    .filter((file) => !isRefused(file, device))
    .sort((one, other) => {
      const keys = keysOf(one);
      // The first key that differs decides, and the higher one comes first.
      return (
        keysOf(other)
          .map((key, index) => key - (keys[index] ?? 0))
          .find(Boolean) ?? 0
      );
    });
}

/** Whether the name of a file matches `appFiles`. */
export function isAskedFor({ name }: Pick<ReleaseFile, "name">): boolean {
  return appFiles !== null && name.search(appFiles) >= 0;
}

/** The first package of the order, if it is certain to fit; else null. */
export function recommendFile(files: readonly ReleaseFile[], device: Device | null) {
  const [best] = rank(files, device);
  return best && fitOf(best, device) >= FIT.certain ? best : null;
}

/** Whether a file is an Android package for phones, or may be one. */
export function isForPhones(file: DescribedFile): boolean {
  return fitOf(file, null) >= FIT.perhaps;
}

/** `anyPhone` is any with the Android that the package needs; an iPhone is none of them. */
export type Phones =
  | "thisPhone"
  | "anyPhone"
  | "anyAndroidPhone"
  | "mostPhones"
  | "olderPhones"
  | "chromebooks"
  | "someDevices";

/** What a file is, as data. `fileText.ts` prints it. */
export type FileFacts = DescribedFile & {
  /** Of a package that is not for phones, what it is for. */
  kind: ReturnType<typeof fileKind> | Exclude<AndroidPackage["purpose"], "phones">;
  /** None if it is no package for phones, or nothing says for which. */
  phones: readonly Phones[];
};

/** Describes a file, or a link to one, to the owner of a device. */
export function describeFile(file: DescribedFile, device: Device | null = null): FileFacts {
  const purpose = file.androidPackage?.purpose ?? "phones";
  const kind = purpose === "phones" ? fileKind(file.name) : purpose;
  return { ...file, kind, phones: phonesOf(file, device) };
}

function phonesOf(file: DescribedFile, device: Device | null): readonly Phones[] {
  const fit = fitOf(file, null);
  const processors = processorsOf(file);
  if (fit === FIT.never || !processors) return [];
  const { processor = null } = device?.kind === "android" ? device : {};
  // The name of a file says nothing of the Android that it needs.
  if (processor && file.androidPackage?.processors.includes(processor)) return ["thisPhone"];
  // The owner of an iPhone would be one of "any phone".
  if (fit === FIT.certain) return [device?.kind === "apple" ? "anyAndroidPhone" : "anyPhone"];
  return [...new Set(processors.map((one) => PHONES.get(one) ?? "someDevices"))];
}
