import { type CSSProperties, memo, useDeferredValue, useEffect, useMemo, useState } from "react";
import { buttonClass } from "../../../components/buttonClass";
import { hydrateLater } from "../../../components/hydrateLater";
import { Icon } from "../../../components/Icon";
import { DateText } from "../../../components/LocalText";
import * as sharedStyles from "../../../components/shared.module.css";
import { VisuallyHidden } from "../../../components/VisuallyHidden";
import type { ReleaseSummary } from "../../../releases/release";
import { namesVersion, versionFragment, versionIds } from "../../../releases/version";
import { goingBackText } from "../../../site/product";
import { FileList } from "../files/FileList";
import { fileSummary } from "../files/fileText";
import { type LinkTo, useInstallHelp } from "../install/useInstallHelp";
import type { ReleaseList } from "../list/releaseList";
import { useReleaseList, useReleaseListActions } from "../list/useReleaseList";
import {
  Changes,
  CopyVersionLink,
  FactMarks,
  PlainListLink,
  reportIfOpen,
  SectionErrorBoundary,
  useAddedItemFocus,
} from "../releaseParts";
import * as partStyles from "../releaseParts.module.css";
import { FindVersions } from "../search/FindVersions";
import { ChangesSince } from "../since/ChangesSince";
import * as styles from "./PreviousSection.module.css";
import * as cardStyles from "./PreviousVersion.module.css";

/** The id of what is below the list. */
const END_ID = "versions-end";

/**
 * Every release but the newest, with a search in all of them and what changed since one of them; nothing if there is only one. It is
 * long, and below what visitors look for, so it hydrates and updates last.
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
  const releases = useMemo(() => known.slice(1, shownCount), [known, shownCount]);
  const ids = useMemo(() => versionIds(releases), [releases]);

  const { list: versions, beforeAdding } = useAddedItemFocus<HTMLOListElement>(releases.length);

  const showMoreAndFocus = () => {
    beforeAdding();
    showMore();
  };

  return (
    <section className={styles.versions} id="versions" aria-labelledby="versions-title" tabIndex={-1}>
      <h2 id="versions-title">Previous Versions</h2>
      <a className={sharedStyles.skip} href={`#${END_ID}`}>
        Skip the list
      </a>
      <p className={styles.warning}>{goingBackText}</p>
      <FindVersions beside={changesSince}>
        <ol ref={versions}>
          {releases.map((release, index) => (
            <li key={release.id} id={ids[index]} className={styles.item} tabIndex={-1} style={lightOf(index)}>
              <PreviousVersion release={release} />
            </li>
          ))}
        </ol>
        {(hasUnknownReleases || known.length > shownCount) && <ShowOlderVersions list={list} onPress={showMoreAndFocus} />}
      </FindVersions>
      <p className={styles.plainList} id={END_ID} tabIndex={-1}>
        <PlainListLink />
      </p>
    </section>
  );
});

const changesSince = (
  <SectionErrorBoundary name="What changed since your version">
    <ChangesSince />
  </SectionErrorBoundary>
);

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
      <p className={sharedStyles.quiet}>{`${shown.toLocaleString("en")} of ${total.toLocaleString("en")} versions shown`}</p>
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

/**
 * One previous version: name, date, feature lines, download and files (docs/rules.md, 3.7). The name links to the card, and a download
 * opens the help for installing it. The page may show a thousand of them: they do not render again when the list changes.
 */
export const PreviousVersion = memo(function PreviousVersion({ release }: { release: ReleaseSummary }) {
  const { version, name, date, features, downloadUrl, downloadSize, linksTo } = release;
  const { linkTo, help } = useInstallHelp();
  const [isOpen, setIsOpen] = useState(false);
  return (
    <article className={cardStyles.card}>
      <header className={cardStyles.head}>
        <h3>
          <a href={versionFragment(version)}>{name}</a>
          {!namesVersion(release) && <span>{` ${version}`}</span>}
        </h3>
        {date && <DateText date={date} />}
        <FactMarks release={release} />
      </header>
      <div>
        {features.length > 0 && <h4>Changes in this version:</h4>}
        <Changes features={features} />
      </div>
      <div className={cardStyles.take}>
        {downloadUrl && (
          // biome-ignore lint/a11y/useAriaPropsSupportedByRole: linkTo gives the link its URL
          <a {...linkTo(downloadUrl)} className={buttonClass("outline", "small")} aria-label={`Download ${name}`}>
            Download
            <Icon name="download" />
          </a>
        )}
        {linksTo === "file" ? (
          <details
            ref={reportIfOpen}
            className={partStyles.smallFold}
            onToggle={({ currentTarget }) => setIsOpen(currentTarget.open)}
          >
            <summary>
              All files
              <VisuallyHidden>{` of ${name}`}</VisuallyHidden>
            </summary>
            {!isOpen && <FilesInPlainList version={version} />}
          </details>
        ) : (
          <CopyVersionLink version={version} name={name} />
        )}
        {downloadUrl && linksTo && <p>{LINK_WORDS[linksTo] ?? fileSummary({ name: downloadUrl, size: downloadSize })}</p>}
      </div>
      {/* Not in the details element: the files need the width of the card. */}
      {isOpen && <OpenFiles release={release} linkTo={linkTo} />}
      {help && <div>{help}</div>}
    </article>
  );
});

/** What is behind a link that does not lead to a file. */
const LINK_WORDS: Record<string, string | undefined> = {
  sourceArchive: "Source code; no file is attached",
  releasePage: "Its page; no file is attached",
};

/** Rendered only while the files are open: each change of the list renders it again. */
function OpenFiles({ release: { id, version, name }, linkTo }: { release: ReleaseSummary; linkTo: LinkTo }) {
  const files = useReleaseList().files.get(id);
  const { loadFiles } = useReleaseListActions();
  const isKnown = files !== undefined;

  // biome-ignore lint/correctness/useExhaustiveDependencies: the next answer of the API may not have this release any more
  useEffect(() => loadFiles(id), [loadFiles, id, isKnown]);

  if (!files) return <FilesInPlainList version={version} />;
  return (
    <div>
      <FileList files={files} linkTo={linkTo} />
      <CopyVersionLink version={version} name={name} />
    </div>
  );
}

function FilesInPlainList({ version }: { version: string }) {
  return (
    <p>
      The files are in <PlainListLink fragment={versionFragment(version)}>the plain list</PlainListLink>.
    </p>
  );
}
