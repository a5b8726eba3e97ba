import { fileKind } from "../../releases/fileName";
import { isAskedFor } from "../../releases/recommendFile";
import type { Release, ReleaseFile } from "../../releases/release";
import { logText } from "../../releases/safeText";
import { phonePackages } from "../../releases/update";
import type { Warn } from "../requests";

/**
 * Marks the packages of a second app, in place (docs/rules.md, 13.6). For example, v2 has Notes and
 * Calendar, and v1 has Notes alone. Then Calendar is marked. Marks of earlier builds do not count.
 *
 * @param warn gets a message if no release tells the app of the newest one
 */
export function markSecondApps(releases: readonly Release[], warn: Warn): void {
  const marked: Release[] = [];
  // The oldest first: a release with marks tells the app of the next one.
  for (const release of releases.toReversed()) {
    mark(release, null);
    // A beta may be another app.
    const teller = [release, ...marked].find(
      (one) => hasOneApp(one) && (release.isPrerelease || !one.isPrerelease),
    );
    const [app = ""] = teller ? applicationIds(teller) : [];
    if (applicationIds(release).includes(app)) mark(release, app);
    marked.unshift(release);
  }
  const [newest] = releases;
  const ids = newest ? applicationIds(newest) : [];
  if (newest && ids.length > 1)
    warn(
      `${logText(newest.version)} has packages of several apps (${logText(ids.join(", "))}), and ` +
        "older versions do not tell which one visitors want. Set appFiles in " +
        "src/site/product.ts to a word of its file name, such as /player/.",
    );
}

/** Not if a package was not read, which may be of another app. */
function hasOneApp(release: Release) {
  const isRead = ({ name, androidPackage }: ReleaseFile) =>
    androidPackage !== null || fileKind(name) !== "androidPackage";
  return applicationIds(release).length === 1 && release.files.every(isRead);
}

/** Marks all packages for phones but those of `app`; with null, none. */
function mark({ files }: Release, app: string | null) {
  for (const { androidPackage } of files)
    if (androidPackage?.purpose === "phones" || androidPackage?.purpose === "secondApp") {
      const isApp = app === null || androidPackage.applicationId === app;
      androidPackage.purpose = isApp ? "phones" : "secondApp";
    }
}

/** Of the packages for phones or, if `appFiles` asks for some of the files, of these. */
function applicationIds({ files }: Release) {
  const asked = files.filter(isAskedFor);
  const packages = phonePackages({ files: asked.length > 0 ? asked : files });
  return [...new Set(packages.map(({ applicationId }) => applicationId))];
}
