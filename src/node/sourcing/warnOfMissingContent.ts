import { isForPhones } from "../../releases/recommendFile";
import type { PublishedList } from "../../releases/release";
import { logText } from "../../releases/safeText";
import type { Warn } from "../requests";

/** Warns of a list that lacks what visitors look for. The build would say nothing else. */
export function warnOfMissingContent({ liveUrl, releases }: PublishedList, warn: Warn): void {
  const [newest] = releases;
  if (!newest) {
    warn(emptyListText(liveUrl));
    return;
  }
  if (!newest.files.some(isForPhones))
    warn(
      `${logText(newest.version)}, the newest release, has no Android package for phones. ` +
        "docs/releases.md says what visitors get instead.",
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
