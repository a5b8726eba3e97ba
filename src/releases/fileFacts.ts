import { fileKind } from "./fileName";
import type { FileFacts, Phones } from "./fileText";
import { type Device, FIT, fitOf, type NamedFile, processorsOf, rank } from "./recommendFile";
import type { ReleaseFile } from "./release";

// A map, because a package may call a folder `constructor`, which every object has.
const PHONES = new Map<string, Phones>([
  ["arm64-v8a", "mostPhones"],
  ["armeabi-v7a", "olderPhones"],
  ["x86_64", "chromebooks"],
  ["x86", "chromebooks"],
]);

/** Describes a file, or a link to one, to the owner of a device. */
export function describeFile(file: NamedFile, device: Device | null = null): FileFacts {
  const { name, size, androidPackage } = file;
  const { oldestAndroid = null, newestAndroid = null } = androidPackage ?? {};
  const purpose = androidPackage?.purpose ?? "phones";
  const kind = purpose === "phones" ? fileKind(name) : purpose;
  return { kind, phones: phonesOf(file, device), oldestAndroid, newestAndroid, size };
}

function phonesOf(file: NamedFile, device: Device | null): readonly Phones[] {
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

/** Whether some packages are known to be for other phones than others. */
export function haveOtherPhones(files: readonly ReleaseFile[]): boolean {
  const phones = rank(files, null).map((file) => describeFile(file).phones.join());
  return new Set(phones.filter(Boolean)).size > 1;
}
