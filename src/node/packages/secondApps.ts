import { fileKind } from "../../releases/fileName";
import type { Release, ReleaseFile } from "../../releases/release";
import { logText } from "../../releases/safeText";
import { phonePackages } from "../../releases/update";
import type { Warn } from "../requests";

/**
 * Marks the packages of a release that are of another app than the version before, if it has that
 * app too (docs/rules.md, 13.6). Marks of an earlier build do not count.
 *
 * @param warn gets a message if the newest release has several apps all the same
 */
export function markSecondApps(releases: readonly Release[], warn: Warn): Release[] {
  const marked: Release[] = [];
  // The oldest first: a release with marks tells the app of the next one.
  for (const release of releases.toReversed()) {
    const unmarked = withApp(release, null);
    const before = marked.find((older) => applicationIds(older).length > 0);
    const [app = "", ...more] = before && isWholeRead(before) ? applicationIds(before) : [];
    const isTold = more.length === 0 && applicationIds(unmarked).includes(app);
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

/** Of an older release, a build may have read one package, which may be of any app. */
function isWholeRead({ files }: Release) {
  return files.every((file) => file.androidPackage || fileKind(file.name) !== "androidPackage");
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

function applicationIds(release: Release) {
  return [...new Set(phonePackages(release).map(({ applicationId }) => applicationId))];
}
