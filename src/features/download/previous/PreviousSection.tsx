import { type CSSProperties, memo, useDeferredValue, useEffect, useMemo, useRef, useState } from "react";
import * as buttonStyles from "../../../components/Button.module.css";
import { buttonClass } from "../../../components/buttonClass";
import { hydrateLater } from "../../../components/hydrateLater";
import { Icon } from "../../../components/Icon";
import { DateText } from "../../../components/LocalText";
import * as sharedStyles from "../../../components/shared.module.css";
import { VisuallyHidden } from "../../../components/VisuallyHidden";
import type { ReleaseSummary } from "../../../releases/release";
import { namesVersion, versionFragment, versionIds } from "../../../releases/version";
import { FileList } from "../files/FileList";
import { type LinkTo, useInstallHelp } from "../install/useInstallHelp";
import type { ReleaseList } from "../list/releaseList";
import { useReleaseList, useReleaseListActions } from "../list/useReleaseList";
import { Changes, CopyVersionLink, FactMarks, PlainListLink, reportIfOpen, SectionErrorBoundary } from "../releaseParts";
import { FindVersions } from "../search/FindVersions";
import * as styles from "./PreviousSection.module.css";
import * as cardStyles from "./PreviousVersion.module.css";

/**
 * Every release but the newest, and the search in all of them; nothing if there is only one. It is long, and below what visitors look
 * for, so it hydrates and updates last.
 */
export const PreviousSection = hydrateLater(function PreviousSection() {
  const list = useReleaseList();
  const deferredList = useDeferredValue(list);
  // Not deferred if the last of them was deleted: the section goes together with what is above it.
  return list.known.length < 2 || deferredList.known.length < 2 ? null : (
    <SectionErrorBoundary name="The list of previous versions" offersPlainList>
      <PreviousVersions list={deferredList} />
    </SectionErrorBoundary>
  );
});

/** Number of versions after which the rail's light has faded out. */
const LIT_VERSIONS = 12;

/** A timeline whose light fades with age (docs/rules.md, 3.7). */
const PreviousVersions = memo(function PreviousVersions({ list }: { list: ReleaseList }) {
  const { known, shownCount, hasUnknownReleases } = list;
  const { showMore } = useReleaseListActions();
  const versions = useRef<HTMLOListElement>(null);
  const countBefore = useRef<number | null>(null);
  const releases = useMemo(() => known.slice(1, shownCount), [known, shownCount]);
  const ids = useMemo(() => versionIds(releases), [releases]);

  // The button that has the focus moves down or disappears. So the focus goes to the first version that was added.
  useEffect(() => {
    if (countBefore.current === null || releases.length <= countBefore.current) return;
    versions.current?.querySelectorAll<HTMLElement>(":scope > li")[countBefore.current]?.focus({ preventScroll: true });
    countBefore.current = null;
  }, [releases.length]);

  const showMoreAndFocus = () => {
    countBefore.current = releases.length;
    showMore();
  };

  return (
    <section className={styles.versions} id="versions" aria-labelledby="versions-title" tabIndex={-1}>
      <h2 id="versions-title">Previous Versions</h2>
      <FindVersions>
        <ol ref={versions}>
          {releases.map((release, index) => (
            <li key={release.id} id={ids[index]} className={styles.item} tabIndex={-1} style={lightOf(index)}>
              <PreviousVersion release={release} />
            </li>
          ))}
        </ol>
        {(hasUnknownReleases || known.length > shownCount) && <ShowOlderVersions list={list} onPress={showMoreAndFocus} />}
      </FindVersions>
      <p className={styles.plainList}>
        <PlainListLink />
      </p>
    </section>
  );
});

/** The light of the rail beside a version, and below it. Nothing if it has faded out: the HTML has many such versions. */
function lightOf(position: number): CSSProperties | undefined {
  if (position >= LIT_VERSIONS) return undefined;
  const lightAt = (place: number) => `${Math.round(100 - (place * 100) / LIT_VERSIONS)}%`;
  return { "--light": lightAt(position), "--light-below": lightAt(position + 1) } as CSSProperties;
}

/** The button for the versions that the page does not show yet (docs/rules.md, 3.10 and 3.29). */
function ShowOlderVersions({ list, onPress }: { list: ReleaseList; onPress: () => void }) {
  const { known, shownCount, total, allReleasesFile } = list;
  const isLoading = allReleasesFile.status === "loading";
  const shown = Math.min(known.length, shownCount);
  return (
    <div className={styles.older}>
      <button type="button" className={`${buttonClass("outline")} ${styles.show}`} aria-busy={isLoading} onClick={onPress}>
        Show older versions
      </button>
      <p className={sharedStyles.quiet}>{`${numberText(shown)} of ${numberText(total)} versions shown`}</p>
      <p role="status">
        {isLoading && <span>loading older versions...</span>}
        {allReleasesFile.status === "failed" && (
          <span key={allReleasesFile.message}>
            {allReleasesFile.message}. Try again, or open <PlainListLink>the plain list</PlainListLink>.
          </span>
        )}
      </p>
    </div>
  );
}

/** A number with a comma between each three digits, the same in the HTML and in every browser. */
function numberText(number: number): string {
  return String(number).replace(/\B(?=(\d{3})+$)/g, ",");
}

/**
 * One previous version: name, date, download and feature lines (docs/rules.md, 3.7). The name links to the card, and a download opens
 * the help for installing an older version. The page may show a thousand of them: they do not render again when the list changes.
 */
export const PreviousVersion = memo(function PreviousVersion({ release }: { release: ReleaseSummary }) {
  const { version, name, date, features, downloadUrl, linksTo } = release;
  const { linkTo, help } = useInstallHelp({ isOlder: true });
  return (
    <div className={cardStyles.row}>
      <p className={cardStyles.date}>{date && <DateText date={date} />}</p>
      <article className={cardStyles.card}>
        <header className={cardStyles.head}>
          <h3>
            <a href={versionFragment(version)}>{name}</a>
            {!namesVersion(release) && <span className={cardStyles.version}>{` ${version}`}</span>}
          </h3>
          <FactMarks release={release} />
        </header>
        <div>
          {features.length > 0 && <h4>Changes in this version:</h4>}
          <Changes features={features} />
          {linksTo === "sourceArchive" && <p className={cardStyles.source}>The link is the source code; no file is attached.</p>}
        </div>
        {downloadUrl && (
          // biome-ignore lint/a11y/useAriaPropsSupportedByRole: linkTo gives the link its URL
          <a
            {...linkTo(downloadUrl)}
            className={`${buttonClass("outline", "small")} ${cardStyles.download}`}
            aria-label={`Download ${name}`}
          >
            Download
            <Icon name="download" />
          </a>
        )}
        {help && <div className={cardStyles.help}>{help}</div>}
        {linksTo === "file" ? (
          <VersionFiles release={release} linkTo={linkTo} />
        ) : (
          <div className={cardStyles.files}>
            <CopyVersionLink version={version} name={name} />
          </div>
        )}
      </article>
    </div>
  );
});

type VersionFilesProps = { release: ReleaseSummary; linkTo: LinkTo };

function VersionFiles({ release, linkTo }: VersionFilesProps) {
  const [isOpen, setIsOpen] = useState(false);
  return (
    <details ref={reportIfOpen} className={cardStyles.files} onToggle={({ currentTarget }) => setIsOpen(currentTarget.open)}>
      <summary className={buttonStyles.text}>
        All files
        <VisuallyHidden>{` of ${release.name}`}</VisuallyHidden>
      </summary>
      {isOpen ? <OpenFiles release={release} linkTo={linkTo} /> : <FilesInPlainList version={release.version} />}
    </details>
  );
}

/** Rendered only while the files are open: each change of the list renders it again. */
function OpenFiles({ release: { id, version, name }, linkTo }: VersionFilesProps) {
  const files = useReleaseList().files.get(id);
  const { loadFiles } = useReleaseListActions();
  const isKnown = files !== undefined;

  // biome-ignore lint/correctness/useExhaustiveDependencies: the next answer of the API may not have this release any more
  useEffect(() => loadFiles(id), [loadFiles, id, isKnown]);

  if (!files) return <FilesInPlainList version={version} />;
  return (
    <>
      <FileList files={files} linkTo={linkTo} />
      <CopyVersionLink version={version} name={name} />
    </>
  );
}

function FilesInPlainList({ version }: { version: string }) {
  return (
    <p>
      The files are in <PlainListLink fragment={versionFragment(version)}>the plain list</PlainListLink>.
    </p>
  );
}
