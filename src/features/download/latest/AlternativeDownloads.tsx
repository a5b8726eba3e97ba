import { ReplaceOnChange } from "../../../components/ReplaceOnChange";
import { isIn } from "../../../releases/mergeReleases";
import { isForPhones } from "../../../releases/recommendFile";
import type { ReleaseSummary } from "../../../releases/release";
import { versionFragment } from "../../../releases/version";
import { DownloadLink } from "../files/DownloadLink";
import { useChoice } from "../list/useChoice";
import { useReleaseList } from "../list/useReleaseList";
import { PrereleaseLabel } from "../parts/ReleaseDetails";
import * as styles from "./LatestSection.module.css";

/** The versions that visitors may want instead of the newest release (docs/rules.md, 3.6). */
export function AlternativeDownloads({ newest }: { newest: ReleaseSummary }) {
  const { releases, files, built, lacksOlder } = useReleaseList();
  // If the response goes on after the built releases, an older one that it lacks may be deleted.
  const isOlderKnown = lacksOlder && releases.slice(-1).some(isIn(built.releases));
  const older = built.offers.filter((offer) => !isIn(built.releases)(offer));
  const all = isOlderKnown ? [...releases, ...older] : releases;
  const hasPackage = ({ id, link }: ReleaseSummary) =>
    link !== null && isForPhones(link) && files.get(id)?.some(isForPhones) !== false;
  const stable = newest.isPrerelease ? all.find(({ isPrerelease }) => !isPrerelease) : undefined;
  const isOffered = hasPackage(newest) || (stable && hasPackage(stable));
  const forPhones = isOffered ? undefined : all.find(hasPackage);
  return (
    <>
      {stable && <AlternativeDownload what="The newest stable version" release={stable} />}
      {forPhones && (
        <AlternativeDownload what="The newest version for Android phones" release={forPhones} />
      )}
    </>
  );
}

function AlternativeDownload({ what, release }: { what: string; release: ReleaseSummary }) {
  const { version, isPrerelease } = release;
  const { button, explanation } = useChoice(release);
  return (
    <ReplaceOnChange of={JSON.stringify([version, isPrerelease, button?.url, explanation])}>
      <p className={styles.sentence}>
        {what} is <a href={versionFragment(version)}>{version}</a>
        <PrereleaseLabel release={release} />
        {button && (
          <>
            {": "}
            <DownloadLink href={button.url}>
              Download <bdi>{version}</bdi>
            </DownloadLink>{" "}
            <small>{explanation}</small>
          </>
        )}
      </p>
    </ReplaceOnChange>
  );
}
