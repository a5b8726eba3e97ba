import { memo, type RefObject, useDeferredValue, useEffect, useLayoutEffect, useMemo, useState } from "react";
import { writeParameter } from "../../../browser/pageUrl";
import { buttonClass } from "../../../components/buttonClass";
import { DateText } from "../../../components/LocalText";
import { VisuallyHidden } from "../../../components/VisuallyHidden";
import type { ReleaseSummary } from "../../../releases/release";
import { namesVersion, versionFragment } from "../../../releases/version";
import { fileSummary } from "../files/fileText";
import { useInstallHelp } from "../install/useInstallHelp";
import { useShowInWindow } from "../links/useShowInWindow";
import { type AllReleasesStatus, type Coverage, coverageOf } from "../list/releaseList";
import { useReleaseList, useReleaseListActions } from "../list/useReleaseList";
import { PlainListLink, useAddedItemFocus } from "../releaseParts";
import * as styles from "./FoundVersions.module.css";

interface FoundVersionsProps {
  query: string;
  /** The id of the element to bring into the window; null if the visitor has typed the query. */
  shownId: string | null;
  /** The element in whose place this shows. */
  list: RefObject<HTMLElement | null>;
  onClear: () => void;
}

/** How many matches show at first, and how many more at each press. */
const FOUND_PER_STEP = 20;

/** How long nothing is typed before the query counts as complete, in milliseconds. */
const REST = 500;

/** The releases that have all words of a query: those that the page knows at once, and all once they are loaded (docs/rules.md, 13.9). */
export function FoundVersions({ query, shownId, list, onClear }: FoundVersionsProps) {
  const releaseList = useDeferredValue(useReleaseList());
  const { loadAllReleases } = useReleaseListActions();
  const { known, allReleasesFile } = releaseList;
  const coverage = coverageOf(releaseList);
  const searchable = useMemo(() => searchableReleases(known), [known]);
  // A key shows in the field at once, and what it finds a moment later.
  const shownQuery = useDeferredValue(query);
  const words = useMemo(() => wordsOf(shownQuery), [shownQuery]);
  const matches = useMemo(() => findReleases(searchable, words), [searchable, words]);
  const missing = missingOf(coverage, allReleasesFile);
  const summary = summaryOf(matches.length, known.length);
  const [restingSummary, setRestingSummary] = useState("");

  useEffect(() => {
    // After a failure, each new query tries again.
    if (query) loadAllReleases();
  }, [query, loadAllReleases]);
  useEffect(() => {
    // Not at each key: Safari allows a hundred changes of the URL in half a minute, and a screen reader should not speak all the time.
    const timer = setTimeout(() => {
      writeParameter("find", query);
      setRestingSummary(summary);
    }, REST);
    return () => clearTimeout(timer);
  }, [query, summary]);
  // The list stays until there is something to show in its place.
  useLayoutEffect(() => {
    const replaced = list.current;
    replaced?.setAttribute("hidden", "");
    return () => replaced?.removeAttribute("hidden");
  }, [list]);
  useShowInWindow(shownId, "", true);

  return (
    <div className={styles.found}>
      <p>{allReleasesFile.status === "loading" ? `${summary}. Loading older versions...` : summary}</p>
      <div role="status">
        <VisuallyHidden>{restingSummary}</VisuallyHidden>
      </div>
      {missing && (
        <p key={missing}>
          {missing} All versions are in <PlainListLink>the plain list</PlainListLink>.
        </p>
      )}
      {coverage?.isCurrent === false && <p>Newer versions may be missing: the release list could not be loaded.</p>}
      <Matches query={shownQuery} releases={matches} words={words} onClear={onClear} />
    </div>
  );
}

/** Which older versions were not searched, in a sentence; "" if none is missing, or if they are still loading. */
function missingOf(coverage: Coverage | null, file: AllReleasesStatus): string {
  if (coverage?.isComplete) return "";
  if (file.status === "failed") return `Only the newest versions were searched: ${file.message}.`;
  return coverage ? "Older versions may be missing." : "";
}

function summaryOf(matches: number, searched: number): string {
  const all = `${searched.toLocaleString("en")} versions`;
  if (matches === 0) return `None of ${all} matches`;
  return `${matches.toLocaleString("en")} of ${all} ${matches === 1 ? "matches" : "match"}`;
}

interface MatchesProps extends Pick<FoundVersionsProps, "query" | "onClear"> {
  releases: readonly ReleaseSummary[];
  /** The words to mark. */
  words: readonly string[];
}

/** How many matches of which query were shown last: who comes back finds as many. */
let lastShown = { query: "", count: 0 };

/** The first matches of a query, and more at each press. */
function Matches({ query, releases, words, onClear }: MatchesProps) {
  const [shown, setShown] = useState(lastShown);
  const count = shown.query === query ? shown.count : FOUND_PER_STEP;
  const { list, beforeAdding } = useAddedItemFocus<HTMLUListElement>(Math.min(count, releases.length));

  const showMore = () => {
    beforeAdding();
    lastShown = { query, count: count + FOUND_PER_STEP };
    setShown(lastShown);
  };
  return (
    <>
      <ul ref={list}>
        {releases.slice(0, count).map((release) => (
          <FoundVersion key={release.id} release={release} words={words} />
        ))}
      </ul>
      <p className={styles.end}>
        {releases.length > count && (
          <button type="button" className={buttonClass("outline")} onClick={showMore}>
            Show more matches
          </button>
        )}
        {releases.length > count && <span>{`${count} of ${releases.length} shown`}</span>}
        <button type="button" className={buttonClass("outline", "small")} onClick={onClear}>
          Clear the search
        </button>
      </p>
    </>
  );
}

type FoundVersionProps = { release: ReleaseSummary; words: readonly string[] };

/** The name leads to the version. */
const FoundVersion = memo(function FoundVersion({ release, words }: FoundVersionProps) {
  const { linkTo, help } = useInstallHelp();
  const { name, version, date, features, downloadUrl, downloadSize, linksTo } = release;
  return (
    <li tabIndex={-1}>
      <h3>
        <a href={versionFragment(version)}>
          <Marked text={name} words={words} />
        </a>{" "}
        {!namesVersion(release) && (
          <small>
            <Marked text={version} words={words} />
          </small>
        )}
      </h3>
      <p className={styles.facts}>
        {date && <DateText date={date} />}
        {downloadUrl && (
          // biome-ignore lint/a11y/useAriaPropsSupportedByRole: linkTo gives the link its URL
          <a {...linkTo(downloadUrl)} aria-label={`Download ${name}`}>
            Download
          </a>
        )}
        {linksTo === "file" && downloadUrl && <span>{fileSummary({ name: downloadUrl, size: downloadSize })}</span>}
      </p>
      {help}
      {features.length > 0 && (
        <ul>
          {features.map((feature, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: a release may have the same line twice
            <li key={index}>
              <Marked text={feature} words={words} />
            </li>
          ))}
        </ul>
      )}
    </li>
  );
});

function Marked({ text, words }: { text: string; words: readonly string[] }) {
  let start = 0;
  const parts = partsOf(text, words).map((part) => {
    const key = start;
    start += part.text.length;
    return part.isMatch ? <mark key={key}>{part.text}</mark> : part.text;
  });
  return <span key={[text, ...words].join("\n")}>{parts}</span>;
}

/** Prepares releases for {@link findReleases}. Do it once for a list: a thousand releases take a slow phone some time. */
export function searchableReleases(releases: readonly ReleaseSummary[]): { release: ReleaseSummary; text: string }[] {
  const textOf = ({ version, name, features }: ReleaseSummary) => [version, name, ...features].join("\n").toLowerCase();
  return releases.map((release) => ({ release, text: textOf(release) }));
}

/** The words of a query, in lower case. */
export function wordsOf(query: string): string[] {
  return [...new Set(query.toLowerCase().split(/\s+/).filter(Boolean))];
}

/** The releases that have all of these words, in their order (docs/rules.md, 13.9). Without a word, all of them. */
export function findReleases(releases: ReturnType<typeof searchableReleases>, words: readonly string[]): ReleaseSummary[] {
  return releases.filter(({ text }) => words.every((word) => text.includes(word))).map(({ release }) => release);
}

/** Splits a text at these words. The parts together are the text. */
export function partsOf(text: string, words: readonly string[]): { text: string; isMatch: boolean }[] {
  if (words.length === 0) return [{ text, isMatch: false }];
  // The longest first: of "time" and "timer", the longer one is the match.
  const sorted = [...words].sort((one, other) => other.length - one.length);
  const pattern = new RegExp(`(${sorted.map((word) => word.replace(/[$()*+.?[\\\]^{|}]/g, "\\$&")).join("|")})`, "giu");
  return text
    .split(pattern)
    .map((part, index) => ({ text: part, isMatch: index % 2 === 1 }))
    .filter((part) => part.text !== "");
}
