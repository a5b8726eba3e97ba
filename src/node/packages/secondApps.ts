import type { AndroidPackage, Release, ReleaseFile } from "../../releases/release";
import { logText } from "../../releases/safeText";
import { phonePackages } from "../../releases/update";
import { appFiles } from "../../site/product";
import type { Warn } from "../requests";

/**
 * Marks the packages of the newest release that are of another app than the version before, if it
 * has that app too (docs/rules.md, 13.6).
 *
 * @param warn gets a message if that does not tell the app
 */
export function markSecondApps(releases: Release[], warn: Warn): Release[] {
  const [newest, before] = releases;
  const ids = newest ? applicationIds(newest) : [];
  if (!newest || ids.length < 2 || appFiles) return releases;
  const [app = "", ...more] = before ? applicationIds(before) : [];
  if (!ids.includes(app) || more.length > 0) {
    warn(
      `${logText(newest.version)} has packages of several apps (${ids.join(", ")}), and the ` +
        "version before does not tell which one visitors want. Set appFiles in " +
        "src/site/product.ts to a word of its file name, such as /player/.",
    );
    return releases;
  }
  const files = newest.files.map((file) => {
    const { purpose = "", applicationId = app } = file.androidPackage ?? {};
    return purpose === "phones" && applicationId !== app ? withPurpose(file, "secondApp") : file;
  });
  return [{ ...newest, files }, ...releases.slice(1)];
}

/** A file as its package says, without the mark of an earlier build. */
export function withoutMark(file: ReleaseFile): ReleaseFile {
  return file.androidPackage?.purpose === "secondApp" ? withPurpose(file, "phones") : file;
}

function withPurpose(file: ReleaseFile, purpose: AndroidPackage["purpose"]): ReleaseFile {
  return { ...file, androidPackage: file.androidPackage && { ...file.androidPackage, purpose } };
}

function applicationIds(release: Release) {
  return [...new Set(phonePackages(release).map(({ applicationId }) => applicationId))];
}
