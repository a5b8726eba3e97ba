import { downloadTexts, fileText, type Reason, reasonText, sizeNote } from "./fileText";
import {
  type Device,
  describeFile,
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
  explanation: string;
  /** "For older phones: Download v2.4.0 (61.3 MB)". The size is "" if it is not known. */
  second: { reason: string; label: string; url: string; size: string } | null;
  /** Why the file may not install; "" if there is no doubt. */
  note: string;
  /** Whether all packages need another Android than the phone has. */
  isRefused: boolean;
}

const NOTHING = { button: null, second: null, note: "", isRefused: false };

/**
 * Chooses the download of a release for a device.
 *
 * @param files the attached files; none if the page does not have them
 */
export function choiceOf(
  { version, link }: ReleaseSummary,
  files: readonly ReleaseFile[],
  device: Device | null,
): Choice {
  const [first] = files;
  if (!link) return { ...NOTHING, explanation: downloadTexts.nothing };
  if (!first) {
    const button = { label: downloadTexts.latest, url: link.url, isApp: false };
    const { kind } = link;
    const explanation = kind === "file" ? fileText(describeFile(link)) : downloadTexts[kind];
    return { ...NOTHING, button, explanation };
  }
  const [best] = rank(files, device);
  const [refused] = best ? [] : rank(files, null);
  const file = best ?? first;
  const secondOf = (other: ReleaseFile) => ({
    reason: reasonText(
      reasonFor(other, file, device, other === first),
      describeFile(other),
      version,
    ),
    label: other === first ? downloadTexts.latest : downloadTexts.version(version),
    url: other.downloadUrl,
    size: sizeNote(other),
  });
  if (refused) {
    const explanation = downloadTexts.refused(version, describeFile(refused));
    return { ...NOTHING, explanation, second: secondOf(first), isRefused: true };
  }
  const label = file === first ? downloadTexts.latest : downloadTexts.app;
  const other = file === first ? recommendFile(files, null) : first;
  return {
    button: { label, url: file.downloadUrl, isApp: best !== undefined },
    explanation: fileText(describeFile(file, device)),
    second: other && other !== file ? secondOf(other) : null,
    note: device?.kind === "apple" ? "" : noteOf(files, device),
    isRefused: false,
  };
}

/** The newest release of which a package is known to install on a device (docs/rules.md, 13.12). */
export function newestFor(releases: readonly ReleaseSummary[], device: Device | null) {
  return releases.find(
    ({ link }) => link?.androidPackage?.oldestAndroid && fitOf(link, device) >= FIT.perhaps,
  );
}

/** Why a visitor may want a file other than `best`, which has the button. */
function reasonFor(
  file: ReleaseFile,
  best: ReleaseFile,
  device: Device | null,
  isFirst: boolean,
): Reason {
  const fit = fitOf(file, null);
  if (fit !== FIT.never && isRefused(file, device)) return "otherAndroid";
  // "Any phone" with Android 5 is more phones than "any phone" with Android 8.
  const keyOf = (one: ReleaseFile) => {
    const { phones, androidPackage } = describeFile(one);
    return phones.includes("anyPhone")
      ? `any ${androidPackage?.oldestAndroid ?? ""}`
      : phones.join();
  };
  const key = keyOf(file);
  if (!key || key === keyOf(best)) return "firstFile";
  // Without this, "Download Latest" reads as newer than "Download the App".
  if (fit === FIT.certain && isFirst) return "sameVersion";
  const isSmaller = file.size !== null && file.size < (best.size ?? 0);
  const hasProcessor = device?.kind === "android" && device.processor !== null;
  return fit === FIT.perhaps && isSmaller && !hasProcessor ? "smaller" : "otherPhones";
}

function noteOf(files: readonly ReleaseFile[], device: Device | null) {
  const [file, next] = rank(files, device);
  if (!file) return downloadTexts.noPackage;
  const fit = fitOf(file, device);
  if (fit >= FIT.certain) return "";
  if (fit === FIT.hardly) return downloadTexts.otherKind;
  if (next) return downloadTexts.oneOfSeveral;
  // Since the Pixel 7, phones may have 64 bits alone.
  return processorsOf(file)?.includes("armeabi-v7a") ? downloadTexts.only32Bit : "";
}
