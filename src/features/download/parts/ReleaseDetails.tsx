import { createContext, Fragment, type ReactNode, useContext } from "react";
import type { ReleaseSummary } from "../../../releases/release";
import { labelsOf } from "../../../releases/summary";
import { namesVersion, versionFragment } from "../../../releases/version";
import * as styles from "./ReleaseDetails.module.css";

/** Marks the words of the search in a text; without a search, returns the text. */
export const MarkContext = createContext<(text: string) => ReactNode>((text) => text);

/** The name of a release, which links to its version, and its tag. */
export function VersionLink({ release }: { release: ReleaseSummary }) {
  const { name, version } = release;
  const mark = useContext(MarkContext);
  return (
    <>
      <a href={versionFragment(version)} dir="auto">
        {mark(name)}
      </a>
      {!namesVersion(release) && <span>{mark(` ${version}`)}</span>}
    </>
  );
}

/** The labels of a release, such as `Pre-release`. */
export function ReleaseLabels({ release }: { release: Pick<ReleaseSummary, "isPrerelease"> }) {
  return labelsOf(release).map((label) => (
    <Fragment key={label}>
      {" "}
      <span className={styles.label}>{label}</span>
    </Fragment>
  ));
}

/** The feature lines of a release. */
export function FeatureLines({ features }: Pick<ReleaseSummary, "features">) {
  const mark = useContext(MarkContext);
  if (features.length === 0)
    return <p className={styles.none}>No changes listed for this version.</p>;
  return (
    <ul className={styles.changes}>
      {features.map((feature, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a release may have the same line twice
        <li key={index} dir="auto">
          {mark(feature)}
        </li>
      ))}
    </ul>
  );
}
