import { Fragment, type ReactNode } from "react";
import type { ReleaseSummary } from "../../releases/release";
import { labelsOf } from "../../releases/summary";
import * as styles from "./ReleaseNotes.module.css";

/** The labels of a release, such as `Pre-release`. */
export function ReleaseLabels({ release }: { release: Pick<ReleaseSummary, "isPrerelease"> }) {
  return labelsOf(release).map((label) => (
    <Fragment key={label}>
      {" "}
      <span className={styles.label}>{label}</span>
    </Fragment>
  ));
}

/** The search uses it to mark the words that it found. */
export type RenderText = (text: string) => ReactNode;

type ChangesProps = Pick<ReleaseSummary, "features"> & { renderText?: RenderText };

/** The feature lines of a release. */
export function Changes({ features, renderText = (text) => text }: ChangesProps) {
  if (features.length === 0)
    return <p className={styles.none}>No changes listed for this version.</p>;
  return (
    <ul className={styles.changes}>
      {features.map((feature, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a release may have the same line twice
        <li key={index}>{renderText(feature)}</li>
      ))}
    </ul>
  );
}
