import {
  androidText,
  fileKindText,
  fileSizeText,
  fileSummary,
  linkSummary,
  phonesOf,
} from "./fileText";
import {
  type Device,
  FIT,
  fitOf,
  isRefused,
  processorsOf,
  rank,
  recommendFile,
} from "./recommendFile";
import type { ReleaseFile, ReleaseSummary } from "./release";

/** What the download of a release shows (docs/rules.md, 3.8). */
export interface Choice {
  /** Null if there is nothing for this phone. On an iPhone or iPad, it is a link in a sentence. */
  button: { label: string; url: string; isApp: boolean } | null;
  /** What the button gives, or why there is none. */
  words: string;
  /** "For older phones: Download v2.4.0 (61.3 MB)". The size is "" if it is not known. */
  second: { purpose: string; label: string; url: string; size: string } | null;
  /** Why the file may not install; "" if there is no doubt. */
  note: string;
  /** Whether all packages need another Android than the phone has. */
  isRefused: boolean;
}

const NOTHING = { button: null, second: null, note: "", isRefused: false };
const LATEST = "Download Latest";
const NO_APP = {
  sourceArchive: "This release has no app file yet; this downloads its source code.",
  releasePage: "This release has no app file yet; this opens its page.",
};

/**
 * Chooses the download of a release for a device.
 *
 * @param files the attached files; none if the page does not have them
 */
export function choiceOf(
  { version, link }: Pick<ReleaseSummary, "version" | "link">,
  files: readonly ReleaseFile[],
  device: Device | null,
): Choice {
  const [first] = files;
  if (!link) return { ...NOTHING, words: "No file has been attached to this release yet." };
  if (!first) {
    const button = { label: LATEST, url: link.url, isApp: false };
    const words = link.kind === "file" ? linkSummary(link) : NO_APP[link.kind];
    return { ...NOTHING, button, words };
  }
  const [best] = rank(files, device);
  const [refused] = best ? [] : rank(files, null);
  const file = best ?? first;
  const secondOf = (other: ReleaseFile) => ({
    purpose: purposeOf(other, file, version, device, other === first),
    label: other === first ? LATEST : `Download ${version}`,
    url: other.downloadUrl,
    size: other.size === null ? "" : ` (${fileSizeText(other.size)})`,
  });
  if (refused) {
    const words = `Version ${version} needs ${androidText(refused)}`;
    return { ...NOTHING, words, second: secondOf(first), isRefused: true };
  }
  const label = file === first ? LATEST : "Download the App";
  const other = file === first ? recommendFile(files, null) : first;
  return {
    button: { label, url: file.downloadUrl, isApp: best !== undefined },
    words: wordsOf(file, device),
    second: other && other !== file ? secondOf(other) : null,
    note: device?.kind === "apple" ? "" : noteOf(files, device),
    isRefused: false,
  };
}

/** The newest release of which a package is known to install on a device (docs/rules.md, 13.12). */
export function newestFor(releases: readonly ReleaseSummary[], device: Device | null) {
  return releases.find(({ link }) => {
    if (!link?.androidPackage?.oldestAndroid) return false;
    return fitOf({ ...link, name: link.url }, device) >= FIT.perhaps;
  });
}

function processorOf(device: Device | null) {
  return device?.kind === "android" ? device.processor : null;
}

/** The name of a file says nothing of the Android that it needs. */
function wordsOf(file: ReleaseFile, device: Device | null) {
  const processor = processorOf(device);
  if (processor && file.androidPackage?.processors.includes(processor))
    return fileSummary(file, "The right file for this phone");
  // The owner of an iPhone would be one of "any phone".
  const isForAndroid = device?.kind === "apple" && fitOf(file, null) === FIT.certain;
  return fileSummary(file, isForAndroid ? "Works on any Android phone" : undefined);
}

/** "Smaller, for most phones since 2017". `best` has the button, the first `Download Latest`. */
function purposeOf(
  file: ReleaseFile,
  best: ReleaseFile,
  version: string,
  device: Device | null,
  isFirst: boolean,
) {
  const phones = phonesOf(file);
  const fit = fitOf(file, null);
  if (fit !== FIT.never && isRefused(file, device)) return `For ${androidText(file)}`;
  if (!phones || phones === phonesOf(best))
    return `${fileKindText(file)}, the first file of ${version}`;
  // Without this, "Download Latest" reads as newer than "Download the App".
  if (fit === FIT.certain && isFirst) return `The same version, for ${phones}`;
  const isSmaller = file.size !== null && file.size < (best.size ?? 0);
  const reason = fit === FIT.perhaps && isSmaller && !processorOf(device) ? "Smaller, for" : "For";
  return `${reason} ${phones}`;
}

function noteOf(files: readonly ReleaseFile[], device: Device | null) {
  const [file, next] = rank(files, device);
  if (!file) return "No Android package for phones is attached to this release.";
  const fit = fitOf(file, device);
  if (fit >= FIT.certain) return "";
  if (fit === FIT.hardly) return "It may not install on this phone: it is for another kind.";
  if (next) return 'If it does not install, take another one under "All files".';
  // Since the Pixel 7, phones may have 64 bits alone.
  const is32Bit = processorsOf(file)?.includes("armeabi-v7a");
  return is32Bit ? "Some phones since 2022 cannot install it." : "";
}
