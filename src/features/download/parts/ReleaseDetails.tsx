import { Fragment } from "react";
import type { ReleaseSummary } from "../../../releases/release";
import { labelsOf } from "../../../releases/summary";
import { namesVersion, versionFragment } from "../../../releases/version";
import { MarkedText } from "./MarkedText";
import * as styles from "./ReleaseDetails.module.css";

/** The name of a release, which links to its version, and its tag. */
export function VersionLink({ release }: { release: ReleaseSummary }) {
  const { name, version } = release;
  return (
    <>
      <a href={versionFragment(version)} dir="auto">
        <MarkedText text={name} />
      </a>
      {!namesVersion(release) && (
        <span>
          <MarkedText text={` ${version}`} />
        </span>
      )}
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
  if (features.length === 0)
    return <p className={styles.none}>No changes listed for this version.</p>;
  return (
    <ul className={styles.changes}>
      {features.map((feature, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a release may have the same line twice
        <li key={index} dir="auto">
          <MarkedText text={feature} />
        </li>
      ))}
    </ul>
  );
}
