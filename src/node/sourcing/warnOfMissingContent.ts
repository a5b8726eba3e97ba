import { hasPhonePackage } from "../../releases/recommendFile";
import type { PublishedList } from "../../releases/release";
import { logText } from "../../releases/safeText";
import type { Warn } from "../warn";

/** Warns of a list that lacks what visitors look for. The build would say nothing else. */
export function warnOfMissingContent({ liveUrl, releases }: PublishedList, warn: Warn): void {
  const [newest] = releases;
  if (!newest) {
    warn(`${liveUrl} lists no releases. ${remedy()}`);
    return;
  }
  if (!hasPhonePackage(newest.files))
    warn(
      `${logText(newest.version)}, the newest release, has no Android package for phones. ` +
        'README.md, "What a release needs", says what visitors get instead.',
    );
  if (releases.every(({ features }) => features.length === 0))
    warn(
      "The notes of no release have a feature line, so the site lists no changes. README.md, " +
        '"What a release needs", says how to write them, and how to make them from the notes ' +
        "that GitHub generates.",
    );
}

function remedy() {
  const publish = "publish a release (a draft does not count)";
  if (process.env.RELEASES_REPOSITORY) return `Check RELEASES_REPOSITORY, or ${publish}.`;
  return (
    "RELEASES_REPOSITORY is not set, so this is the list of the site's own repository. If the " +
    `releases are in another one, set RELEASES_REPOSITORY to its owner/name; otherwise, ${publish}.`
  );
}
