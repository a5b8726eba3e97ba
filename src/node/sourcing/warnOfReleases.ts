import { isAskedFor, isForPhones } from "../../releases/recommendFile";
import type { PublishedList } from "../../releases/release";
import { logText } from "../../releases/safeText";
import { phonePackages, type Update, updateOf } from "../../releases/update";
import { appFiles } from "../../site/product";
import type { Warn } from "../requests";

const FOREIGN = "If this was not you, somebody else may have made the package.";

const UPDATE_PROBLEMS: Record<NonNullable<Update["problem"]>, [string, string]> = {
  secondApp: [
    "has another application ID than",
    `so phones install it as a second app, and what the first one holds stays there. ${FOREIGN}`,
  ],
  otherKey: [
    "is signed with another key than",
    `so phones may not install it over that version. ${FOREIGN}`,
  ],
  olderCode: [
    "has a lower version code than",
    "so phones that have that version refuse it. Raise the code, unless it is of an older line.",
  ],
};

/** Warns of releases that lack what visitors look for, or that phones will not install. */
export function warnOfReleases({ liveUrl, releases }: PublishedList, warn: Warn): void {
  const [newest] = releases;
  if (!newest) {
    warn(emptyListText(liveUrl));
    return;
  }
  const version = logText(newest.version);
  if (!newest.files.some(isForPhones))
    warn(
      `${version}, the newest release, has no Android package for phones. ` +
        "docs/releases.md says what visitors get instead.",
    );
  if (appFiles && !newest.files.some(isAskedFor))
    warn(`${version} has no file that matches appFiles in src/site/product.ts. Correct it.`);
  const update = updateOf(releases);
  if (update?.problem) {
    const [difference, result] = UPDATE_PROBLEMS[update.problem];
    warn(`${version} ${difference} ${logText(update.version)}, ${result}`);
  }
  for (const android of new Set(phonePackages(newest).map(({ lastAndroid }) => lastAndroid)))
    if (android)
      warn(
        `Android ${Number(android) + 1} and newer refuse a package of ${version}: ` +
          (android === "10"
            ? "it has the old signature v1 alone. Sign it with v2, too."
            : "its targetSdkVersion is below 24. Raise it."),
      );
  if (!newest.isPrerelease && /(?<![a-z])(alpha|beta|rc|dev|nightly)(?![a-z])/i.test(version))
    warn(
      `${version} looks like a pre-release, and is not marked as one, so everyone gets it. ` +
        "Mark it on GitHub.",
    );
  if (releases.every(({ features }) => features.length === 0))
    warn(
      "The notes of no release have a feature line, so the site lists no changes. " +
        "docs/releases.md says how to write them, or to make them from GitHub's generated notes.",
    );
}

/** The warning about an empty list. */
export function emptyListText(liveUrl: string): string {
  return (
    `${logText(liveUrl)} lists no releases. Publish a release there (a draft does not count), or ` +
    "set RELEASES_REPOSITORY to the owner/name of the repository that has them."
  );
}
