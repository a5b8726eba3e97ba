import { downloadTexts, fileText, latestText, secondText, sizeNote } from "./fileText";
import {
  type Device,
  describeFile,
  FIT,
  fitOf,
  isAskedFor,
  processorsOf,
  rank,
  recommendFile,
} from "./recommendFile";
import type { ReleaseFile, ReleaseSummary, ReleaseWithFiles } from "./release";

/** What the download of a release shows (docs/rules.md, 3.8). */
export interface Choice {
  /** Null if there is nothing for this phone. On an iPhone or iPad, it is a link in a sentence. */
  button: { label: string; url: string; isApp: boolean } | null;
  /** What the button gives, or why there is none. */
  explanation: string;
  /** "Older phones: Download v2.4.0 (61.3 MB)". The size is "" if it is not known. */
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
  const [listed] = files;
  if (!link) return { ...NOTHING, explanation: downloadTexts.nothing };
  if (!listed) {
    const button = { label: downloadTexts.latest, url: link.url, isApp: false };
    const { kind } = link;
    const explanation = kind === "file" ? fileText(describeFile(link)) : downloadTexts[kind];
    return { ...NOTHING, button, explanation };
  }
  const [best] = rank(files, device);
  const [refused] = best ? [] : rank(files, null);
  const first = isOtherApp(listed, files) ? (best ?? refused ?? listed) : listed;
  const file = best ?? first;
  const secondOf = (other: ReleaseFile) => ({
    reason: secondText(describeFile(other), other === first && version),
    label: other === first ? downloadTexts.latest : downloadTexts.version(version),
    url: other.downloadUrl,
    size: sizeNote(other),
  });
  if (refused) {
    const explanation = downloadTexts.refused(version, describeFile(refused));
    const second = { ...secondOf(first), reason: explanation };
    return { ...NOTHING, explanation, second, isRefused: true };
  }
  const label = file === first ? downloadTexts.latest : downloadTexts.app;
  const other = file === first ? recommendFile(files, null) : first;
  return {
    button: { label, url: file.downloadUrl, isApp: best !== undefined },
    explanation: fileText(describeFile(file, device)),
    second: other && other !== file ? secondOf(other) : null,
    note: device?.kind === "apple" ? "" : noteOf(files, device, version),
    isRefused: false,
  };
}

/** The choice of an older release, if the newest one has no app. */
export function insteadOf(newest: ReleaseSummary, older: ReleaseSummary, choice: Choice): Choice {
  const { version, link } = newest;
  const { button, explanation, isRefused } = choice;
  return {
    ...choice,
    button: button && { ...button, label: downloadTexts.version(older.version) },
    explanation: isRefused ? explanation : downloadTexts.instead(version, older, explanation),
    second: link && {
      reason: latestText(link, version),
      label: downloadTexts.latest,
      url: link.url,
      size: sizeNote(link),
    },
  };
}

/** Whether a file is known to be of another app (docs/rules.md, 3.8). */
function isOtherApp(file: ReleaseFile, files: readonly ReleaseFile[]): boolean {
  if (files.some(isAskedFor)) return !isAskedFor(file);
  return file.androidPackage?.purpose === "secondApp";
}

/**
 * The newest release that is known to install on a device, with the files of which that is known
 * (docs/rules.md, 13.12).
 *
 * @param filesById by the id of their release. Without them, its link counts.
 */
export function newestFor(
  releases: readonly ReleaseSummary[],
  filesById: ReadonlyMap<string, readonly ReleaseFile[]>,
  device: Device | null,
): ReleaseWithFiles | undefined {
  for (const release of releases) {
    const { id, link } = release;
    const linked = link ? [{ ...link, downloadUrl: link.url, sha256: null }] : [];
    const files = (filesById.get(id) ?? linked).filter(
      ({ androidPackage }) => androidPackage?.oldestAndroid,
    );
    const [best] = rank(files, device);
    if (best && fitOf(best, device) >= FIT.perhaps) return { ...release, files };
  }
  return undefined;
}

function noteOf(files: readonly ReleaseFile[], device: Device | null, version: string) {
  const [file, next] = rank(files, device);
  if (!file) return downloadTexts.noPackage;
  const fit = fitOf(file, device);
  if (fit >= FIT.certain) return "";
  if (fit === FIT.hardly) return downloadTexts.otherKind;
  if (next) return downloadTexts.oneOfSeveral(version);
  // Since the Pixel 7, phones may have 64 bits alone.
  return processorsOf(file)?.includes("armeabi-v7a") ? downloadTexts.only32Bit : "";
}
