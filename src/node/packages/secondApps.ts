import { fileKind } from "../../releases/fileName";
import { isAskedFor } from "../../releases/recommendFile";
import type { Release, ReleaseFile } from "../../releases/release";
import { logText } from "../../releases/safeText";
import { phonePackages } from "../../releases/update";
import type { Warn } from "../requests";

/**
 * Marks the packages of another app than the one that a release or, if it has several, an older one
 * has alone (docs/rules.md, 13.6). Marks of an earlier build do not count.
 *
 * @param warn gets a message if no release tells the app of the newest one
 */
export function markSecondApps(releases: readonly Release[], warn: Warn): Release[] {
  const marked: Release[] = [];
  // The oldest first: a release with marks tells the app of the next one.
  for (const release of releases.toReversed()) {
    const unmarked = withApp(release, null);
    // A beta may be another app.
    const teller = [unmarked, ...marked].find(
      (one) => hasOneApp(one) && (release.isPrerelease || !one.isPrerelease),
    );
    const [app = ""] = teller ? applicationIds(teller) : [];
    const isTold = applicationIds(unmarked).includes(app);
    marked.unshift(isTold ? withApp(release, app) : unmarked);
  }
  const [newest] = marked;
  const ids = newest ? applicationIds(newest) : [];
  if (newest && ids.length > 1)
    warn(
      `${logText(newest.version)} has packages of several apps (${logText(ids.join(", "))}), and ` +
        "older versions do not tell which one visitors want. Set appFiles in " +
        "src/site/product.ts to a word of its file name, such as /player/.",
    );
  return marked;
}

/** Not if a package was not read, which may be of another app. */
function hasOneApp(release: Release) {
  const isRead = ({ name, androidPackage }: ReleaseFile) =>
    androidPackage !== null || fileKind(name) !== "androidPackage";
  return applicationIds(release).length === 1 && release.files.every(isRead);
}

function withApp(release: Release, app: string | null): Release {
  const files = release.files.map((file): ReleaseFile => {
    const { androidPackage } = file;
    if (androidPackage?.purpose !== "phones" && androidPackage?.purpose !== "secondApp")
      return file;
    const isApp = app === null || androidPackage.applicationId === app;
    return {
      ...file,
      androidPackage: { ...androidPackage, purpose: isApp ? "phones" : "secondApp" },
    };
  });
  return { ...release, files };
}

/** Of the packages for phones or, if `appFiles` asks for some of the files, of these. */
function applicationIds({ files }: Release) {
  const asked = files.filter(isAskedFor);
  const packages = phonePackages({ files: asked.length > 0 ? asked : files });
  return [...new Set(packages.map(({ applicationId }) => applicationId))];
}
