import {
  type DescribedFile,
  describeFile,
  type FileFacts,
  isForPhones,
  type Phones,
} from "./recommendFile";
import type { ReleaseLink, ReleaseSummary } from "./release";

// All words about files. Code decides by facts, and never by these words.

const KINDS: Record<FileFacts["kind"], string> = {
  androidPackage: "Android package",
  androidBundle: "Android app bundle, for app stores",
  archive: "Archive",
  checksums: "Checksums",
  attestation: "Attestation",
  signature: "Signature",
  other: "Other file",
  watches: "For watches",
  televisions: "For televisions",
  cars: "For cars",
  otherDevices: "Not for phones",
  otherApps: "For use by other apps",
  tests: "For tests",
  splitApp: "Incomplete, not installable alone",
  unsigned: "Not signed, so not installable",
  secondApp: "Another app",
};

const PHONES: Record<Phones, string> = {
  thisPhone: "this phone",
  anyPhone: "any phone",
  anyAndroidPhone: "any Android phone",
  mostPhones: "most phones since 2017",
  olderPhones: "older phones",
  chromebooks: "Chromebooks, emulators",
  someDevices: "some Android devices",
};

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
  instead: (newest: string, { version, isPrerelease }: ReleaseSummary, explanation: string) =>
    `${newest} has no app file yet. ${version} is the newest for Android phones` +
    `${isPrerelease ? ", and a pre-release" : ""}. ${explanation}`,
  noVersion: ", and no older version is known to run on it.",
  noVersionYet: ". Looking for an older one...",
  nothing: "No file has been attached to this release yet.",
  sourceArchive: "This release has no app file yet; this downloads its source code.",
  releasePage: "This release has no app file yet; this opens its page.",
  noPackage: "No Android package for phones is attached to this release.",
  otherKind: "It may not install on this phone: it is for another kind.",
  oneOfSeveral: (version: string) =>
    `If it does not install, take another one under "All files" of ${version}.`,
  only32Bit: "Some phones since 2022 cannot install it.",
};

/** A sentence of its own. */
export const thisPhoneText = (android: string) => `This phone has Android ${android}.`;

/** "Checksums, the first file of v2.4.0", or without the end if it is not the first. */
export function secondText(facts: FileFacts, firstOf: string | false): string {
  return firstOf ? `${titleText(facts)}, the first file of ${firstOf}` : titleText(facts);
}

const LATEST = { sourceArchive: "Source code", releasePage: "The page" };

/** "Source code of 2.5.0", "Archive, a file of 2.5.0". */
export function latestText(link: ReleaseLink, version: string): string {
  const { kind } = link;
  const what = kind === "file" ? `${titleText(describeFile(link))}, a file` : LATEST[kind];
  return `${what} of ${version}`;
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
  const android = androidText(facts);
  if (facts.phones.includes("anyPhone"))
    return android ? `${PHONES.anyPhone} with ${android}` : PHONES.anyAndroidPhone;
  return facts.phones.map((one) => PHONES[one]).join(" and ");
}

/** "Android 8 or newer", "Android 8 to 10", "Android 10 or older"; "" if that is not known. */
function androidText({ androidPackage }: FileFacts, orNewer = " or newer") {
  const { oldestAndroid: oldest, lastAndroid: newest } = androidPackage ?? {};
  if (newest) return `Android\u00a0${oldest ? `${oldest} to ${newest}` : `${newest} or older`}`;
  return oldest ? `Android\u00a0${oldest}${orNewer}` : "";
}

/** In megabytes of a million bytes, as download managers and phones show a size. */
function sizeText({ size }: DescribedFile) {
  if (size === null) return "";
  const megabytes = size / 1_000_000;
  return megabytes < 0.1 ? "under\u00a00.1\u00a0MB" : `${megabytes.toFixed(1)}\u00a0MB`;
}

/** " (61.3 MB)"; "" if the API does not say the size. */
export function sizeNote(file: DescribedFile): string {
  const size = sizeText(file);
  return size && ` (${size})`;
}
