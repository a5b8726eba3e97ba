import { useDeferredValue, useEffect, useRef } from "react";
import { useDevice } from "../../../browser/useDevice";
import { buttonClass } from "../../../components/buttonClass";
import { Icon } from "../../../components/Icon";
import { DateText } from "../../../components/LocalText";
import type { ReleaseSummary } from "../../../releases/release";
import { indexOfVersion } from "../../../releases/version";
import { language } from "../../../site/product";
import { DownloadLink, InstallHelpArea } from "../files/DownloadLink";
import { InstallHelp } from "../files/InstallHelp";
import { MissingReleases } from "../list/MissingReleases";
import { hasEveryResponse } from "../list/releaseList";
import { useChoice } from "../list/useChoice";
import { useReleaseList, useReleaseListActions } from "../list/useReleaseList";
import { Fold } from "../parts/Fold";
import { scrollToLinked } from "../parts/linkedScroll";
import { FeatureLines, PrereleaseLabel, VersionLink } from "../parts/ReleaseDetails";
import * as styles from "./SinceResult.module.css";

/** Not more, because the steps of the installation are below. */
const SHOWN_VERSIONS = 3;

export default function SinceResult({ version }: { version: string }) {
  const list = useDeferredValue(useReleaseList());
  const { loadAllReleases } = useReleaseListActions();
  const title = useRef<HTMLHeadingElement>(null);
  const { releases } = list;
  const [newest] = releases;
  const position = indexOfVersion(releases, version);
  const since = releases[position];
  const newer = since ? releases.slice(0, position) : [];
  const hasResult = since !== undefined || hasEveryResponse(list);

  useEffect(() => {
    // A new version is also a retry after a failure.
    if (version) loadAllReleases();
  }, [version, loadAllReleases]);
  useEffect(() => {
    if (hasResult) scrollToLinked(title.current);
  }, [hasResult]);

  return (
    <div>
      <div role="status">
        <h3 ref={title} className={styles.title} tabIndex={-1}>
          {hasResult ? resultTitle(since, newer) : "Looking up what changed since then"}
        </h3>
      </div>
      {newest && newest !== since && <NewestDownload release={newest} />}
      {since && <VersionList releases={newer.slice(0, SHOWN_VERSIONS)} />}
      {since && newer.length > SHOWN_VERSIONS && (
        <Fold isSmall title="All changes">
          <VersionList releases={newer.slice(SHOWN_VERSIONS)} />
        </Fold>
      )}
      <MissingReleases />
    </div>
  );
}

function resultTitle(since: ReleaseSummary | undefined, newer: readonly ReleaseSummary[]): string {
  // An unknown version is not repeated: a link could put any text on the page.
  if (!since) return "We don't know that version";
  if (newer.length === 0) return `${since.version} is the latest version`;
  const changes = newer.reduce((sum, { features }) => sum + features.length, 0);
  const counts = [
    // Notes without feature lines do not say that nothing changed.
    changes > 0 && countText(changes, { one: "change", other: "changes" }),
    (changes === 0 || newer.length > 1) &&
      countText(newer.length, { one: "version", other: "versions" }),
  ];
  return `${counts.filter(Boolean).join(" in ")} since ${since.version}`;
}

/** The forms are those of the language: https://cldr.unicode.org/index/cldr-spec/plural-rules */
function countText(count: number, forms: Record<string, string>) {
  return `${count} ${forms[new Intl.PluralRules(language).select(count)] ?? forms.other}`;
}

function VersionList({ releases }: { releases: readonly ReleaseSummary[] }) {
  return (
    <ol className={styles.versions}>
      {releases.map((release) => (
        <li key={release.id}>
          <h4>
            <VersionLink release={release} />
            {release.date && (
              <span>
                {" "}
                <DateText date={release.date} />
              </span>
            )}
            <PrereleaseLabel release={release} />
          </h4>
          <FeatureLines features={release.features} />
        </li>
      ))}
    </ol>
  );
}

function NewestDownload({ release }: { release: ReleaseSummary }) {
  const { button, explanation } = useChoice(release);
  const device = useDevice();
  if (!button) return null;
  const isMain = device?.kind === "android" && button.isApp;
  const buttonClasses = isMain
    ? `${buttonClass()} ${styles.main}`
    : buttonClass("outline", "small");
  const isLink = device?.kind === "apple";
  return (
    <InstallHelpArea>
      <p className={isLink ? styles.sentence : styles.newest}>
        <DownloadLink href={button.url} className={isLink ? undefined : buttonClasses}>
          <span>
            Download <bdi>{release.version}</bdi>
          </span>
          {!isLink && <Icon name="download" />}
        </DownloadLink>
        {isLink && <span>: </span>}
        <span>{explanation}</span>
      </p>
      <InstallHelp />
    </InstallHelpArea>
  );
}
