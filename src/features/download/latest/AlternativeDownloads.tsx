import { ReplaceOnChange } from "../../../components/ReplaceOnChange";
import { hasPhonePackage } from "../../../releases/recommendFile";
import type { ReleaseSummary } from "../../../releases/release";
import { compareVersions, versionFragment } from "../../../releases/version";
import { useBestDownload } from "../files/useBestDownload";
import { DownloadLink } from "../install/InstallHelp";
import type { ReleaseList, ReleaseWithFiles } from "../list/releaseList";
import { useReleaseList } from "../list/useReleaseList";
import { ReleaseLabels } from "../parts/ReleaseDetails";
import * as styles from "./LatestSection.module.css";

type AlternativeRelease = Omit<ReleaseWithFiles, "name" | "files">;

/** The versions that visitors may want instead of the newest release (docs/rules.md, 3.6). */
export function alternativesTo(newest: ReleaseSummary, list: ReleaseList) {
  const { releases, files, lacksOlder, built } = list;
  // A release that was on the page may be deleted, so only the list has it.
  const onPage = new Set(built.releases.map(({ id }) => id));
  const older = built.releasesWithFiles.filter(({ id }) => !onPage.has(id));
  const all: AlternativeRelease[] = lacksOlder ? [...releases, ...older] : [...releases];
  const stables = all.filter(({ isPrerelease }) => !isPrerelease);
  const suitsPhones = ({ id }: AlternativeRelease) => hasPhonePackage(files.get(id) ?? []);

  const stable = newest.isPrerelease ? stables[0] : undefined;
  const hasPackage = suitsPhones(newest) || (stable && suitsPhones(stable));
  const highest = stables
    // A version such as `3.0-wear` may be of another app. What follows a plus is about the build.
    .filter(({ version }) => !/\d-/.test(version))
    .reduce((one, two) => (compareVersions(one.version, two.version) < 0 ? two : one), newest);
  return {
    stable,
    forPhones: hasPackage ? undefined : all.find(suitsPhones),
    higherVersion: highest === newest || highest === stable ? undefined : highest.version,
  };
}

export function AlternativeDownloads({ newest }: { newest: ReleaseSummary }) {
  const { stable, forPhones } = alternativesTo(newest, useReleaseList());
  return (
    <>
      {stable && <AlternativeDownload what="The newest stable version" release={stable} />}
      {forPhones && (
        <AlternativeDownload what="The newest version for Android phones" release={forPhones} />
      )}
    </>
  );
}

function AlternativeDownload({ what, release }: { what: string; release: AlternativeRelease }) {
  const { version, isPrerelease } = release;
  const { url, summary } = useBestDownload(release);
  return (
    <ReplaceOnChange of={[version, isPrerelease, url, summary].join()}>
      <p className={styles.second}>
        {what} is <a href={versionFragment(version)}>{version}</a>
        <ReleaseLabels release={release} />
        {url && (
          <>
            {": "}
            <DownloadLink href={url}>
              Download <bdi>{version}</bdi>
            </DownloadLink>{" "}
            <small>{summary}</small>
          </>
        )}
      </p>
    </ReplaceOnChange>
  );
}
