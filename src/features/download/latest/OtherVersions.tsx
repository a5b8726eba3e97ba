import { hasPhonePackage } from "../../../releases/recommendFile";
import type { ReleaseSummary } from "../../../releases/release";
import { compareVersions, versionFragment } from "../../../releases/version";
import { useBestDownload } from "../files/useBestDownload";
import type { LinkProps } from "../install/useInstallHelp";
import type { OfferedRelease, ReleaseList } from "../list/releaseList";
import { ReleaseLabels } from "../ReleaseNotes";
import * as styles from "./LatestSection.module.css";

type OtherRelease = Omit<OfferedRelease, "files">;

/** The versions that the page names beside the newest release. */
export function otherVersions(list: ReleaseList, latest: ReleaseSummary) {
  const { known, files, hasUnknownReleases, built } = list;
  // Of an offered release that the page also listed, `known` decides: it may have been deleted.
  const newestIds = new Set(built.releases.map(({ id }) => id));
  const older = built.offered.filter(({ id }) => !newestIds.has(id));
  const all: OtherRelease[] = hasUnknownReleases ? [...known, ...older] : [...known];
  const stables = all.filter(({ isPrerelease }) => !isPrerelease);
  const suitsPhones = ({ id }: OtherRelease) => hasPhonePackage(files.get(id) ?? []);

  const stable = latest.isPrerelease ? stables[0] : undefined;
  const hasPackage = suitsPhones(latest) || (stable && suitsPhones(stable));
  const highest = stables
    // A version such as `3.0-wear` may be of another app.
    .filter(({ version }) => !/\d[-+]/.test(version))
    .reduce((one, two) => (compareVersions(one.version, two.version) < 0 ? two : one), latest);
  return {
    stable,
    forPhones: hasPackage ? undefined : all.find(suitsPhones),
    higher: highest === latest || highest === stable ? undefined : highest.version,
  };
}

type OtherVersionProps = {
  what: string;
  release: OtherRelease;
  linkProps: LinkProps;
};

export function OtherVersion({ what, release, linkProps }: OtherVersionProps) {
  const { version } = release;
  const { url, name, summary } = useBestDownload(release);
  return (
    <p key={`${version} ${url} ${release.isPrerelease}`} className={styles.second}>
      {what} is <a href={versionFragment(version)}>{version}</a>
      <ReleaseLabels release={release} />
      {url && (
        <>
          {": "}
          <a {...linkProps(url, name)}>
            Download <bdi>{version}</bdi>
          </a>{" "}
          <small key={summary}>{summary}</small>
        </>
      )}
    </p>
  );
}
