import { describeFile, isForPhones } from "./recommendFile";
import type { ReleaseLink } from "./release";

// All words about files. Code decides by facts, and never by these words.

const KINDS = {
  androidPackage: "Android package",
  androidBundle: "Android app bundle, for app stores",
  archive: "Archive",
  checksums: "Checksums",
  signature: "Signature",
  other: "Other file",
  watches: "For watches",
  televisions: "For televisions",
  cars: "For cars",
  otherApps: "For use by other apps",
  tests: "For tests",
  splitApp: "Incomplete, not installable alone",
  unsigned: "Not signed, so not installable",
  secondApp: "Another app",
};

const PHONES = {
  thisPhone: "this phone",
  /** With the Android that the package needs. */
  anyPhone: "any phone",
  anyAndroidPhone: "any Android phone",
  mostPhones: "most phones since 2017",
  olderPhones: "older phones",
  chromebooks: "Chromebooks, emulators",
  someDevices: "some Android devices",
};

export type Phones = keyof typeof PHONES;

/** What a file is, as data. */
export interface FileFacts {
  /** Of a package that is not for phones, what it is for. */
  kind: keyof typeof KINDS;
  /** None if it is no package for phones, or nothing says for which. */
  phones: readonly Phones[];
  oldestAndroid: string | null;
  newestAndroid: string | null;
  size: number | null;
}

const FALLBACKS = {
  sourceArchive: "Source code; no file is attached",
  releasePage: "Its page; no file is attached",
};

/** The labels of a download, what it gives if that is no file, and the notes below it. */
export const downloadTexts = {
  latest: "Download Latest",
  app: "Download the App",
  version: (version: string) => `Download ${version}`,
  refused: (version: string, facts: FileFacts) => `Version ${version} needs ${androidText(facts)}`,
  /** `android` is the version of the phone; `refused` says which one the release needs. */
  noVersion: (android: string, refused: string) =>
    `${phoneText(android)} ${refused}, and no older version is known to run on it.`,
  nothing: "No file has been attached to this release yet.",
  sourceArchive: "This release has no app file yet; this downloads its source code.",
  releasePage: "This release has no app file yet; this opens its page.",
  noPackage: "No Android package for phones is attached to this release.",
  otherKind: "It may not install on this phone: it is for another kind.",
  oneOfSeveral: 'If it does not install, take another one under "All files".',
  only32Bit: "Some phones since 2022 cannot install it.",
};

/** The whole sentence. */
export const phoneText = (android: string) => `This phone has Android ${android}.`;

/** Why a visitor may want a file other than the one of the button. */
export function reasonTexts(facts: FileFacts, version: string) {
  const phones = phonesText(facts);
  return {
    otherAndroid: `For ${androidText(facts)}`,
    firstFile: `${titleText(facts)}, the first file of ${version}`,
    sameVersion: `The same version, for ${phones}`,
    smaller: `Smaller, for ${phones}`,
    otherPhones: `For ${phones}`,
  };
}

/** "Most phones since 2017 · 24.7 MB · Android 8 or newer". */
export function fileText(facts: FileFacts): string {
  const isSaid = facts.phones.includes("anyPhone");
  return partsText(titleText(facts), sizeText(facts), isSaid ? "" : androidText(facts));
}

/** What a card's link leads to. Of what most visitors look for, only "24.7 MB · Android 8+". */
export function linkText(link: ReleaseLink): string {
  if (link.kind !== "file") return FALLBACKS[link.kind];
  const facts = describeFile(link);
  if (!isForPhones(link) || link.size === null) return fileText(facts);
  return partsText(sizeText(facts), androidText(facts, "+"));
}

function partsText(...parts: string[]) {
  return parts.filter(Boolean).join("\u00a0· ");
}

/** "Works on any phone with Android 8 or newer", "Older phones", "Checksums". */
function titleText(facts: FileFacts) {
  const [phones] = facts.phones;
  if (!phones) return KINDS[facts.kind];
  const text = phonesText(facts);
  if (phones === "thisPhone") return `The right file for ${text}`;
  if (phones === "anyPhone" || phones === "anyAndroidPhone") return `Works on ${text}`;
  return text.charAt(0).toUpperCase() + text.slice(1);
}

function phonesText(facts: FileFacts) {
  const { phones, oldestAndroid } = facts;
  if (phones.includes("anyPhone"))
    return oldestAndroid ? `${PHONES.anyPhone} with ${androidText(facts)}` : PHONES.anyAndroidPhone;
  return phones.map((one) => PHONES[one]).join(" and ");
}

/** "Android 8 or newer", "Android 8 to 10", "Android 10 or older"; "" if that is not known. */
function androidText(
  { oldestAndroid: oldest, newestAndroid: newest }: Omit<FileFacts, "kind" | "phones" | "size">,
  orNewer = " or newer",
) {
  if (newest) return `Android\u00a0${oldest ? `${oldest} to ${newest}` : `${newest} or older`}`;
  return oldest ? `Android\u00a0${oldest}${orNewer}` : "";
}

/** In megabytes of a million bytes, as download managers and phones show a size. */
function sizeText({ size }: Pick<FileFacts, "size">) {
  if (size === null) return "";
  const megabytes = size / 1_000_000;
  return megabytes < 0.1 ? "under\u00a00.1\u00a0MB" : `${megabytes.toFixed(1)}\u00a0MB`;
}

/** " (61.3 MB)"; "" if the API does not say the size. */
export function sizeNote(file: Pick<FileFacts, "size">): string {
  const size = sizeText(file);
  return size && ` (${size})`;
}

/** "On Android 13 or newer:"; for null, on all older ones. */
export function certificateText(oldestAndroid: string | null): string {
  if (!oldestAndroid) return "On an older Android:";
  return `On ${androidText({ oldestAndroid, newestAndroid: null })}:`;
}
