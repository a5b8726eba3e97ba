import { DateText } from "../../../components/LocalText";
import type { ReleaseSummary } from "../../../releases/release";
import { namesVersion, versionFragment } from "../../../releases/version";
import * as styles from "./ReleaseDetails.module.css";

/** The name of a release, which links to its version, and its tag. */
export function VersionLink({ release }: { release: ReleaseSummary }) {
  const { name, version } = release;
  return (
    <>
      <a href={versionFragment(version)} dir="auto">
        {name}
      </a>
      {!namesVersion(release) && <span>{` ${version}`}</span>}
    </>
  );
}

/** What stands beside the name of a release. */
export function ReleaseMetadata({ release }: { release: ReleaseSummary }) {
  return (
    <>
      {release.date && <DateText date={release.date} />}
      <PrereleaseLabel release={release} />
    </>
  );
}

/** Says that a release is a pre-release, if it is one. */
export function PrereleaseLabel({ release }: { release: ReleaseSummary }) {
  if (!release.isPrerelease) return null;
  return (
    <>
      {" "}
      <span className={styles.label}>Pre-release</span>
    </>
  );
}

/** The feature lines of a release. */
export function FeatureLines({ features }: Pick<ReleaseSummary, "features">) {
  if (features.length === 0)
    return <p className={styles.none}>No changes listed for this version.</p>;
  return (
    <ul role="list" className={styles.changes}>
      {features.map((feature, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a release may have the same line twice
        <li key={index} dir="auto">
          {feature}
        </li>
      ))}
    </ul>
  );
}
