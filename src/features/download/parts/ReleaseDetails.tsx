import { DateText } from "../../../components/LocalText";
import type { ReleaseSummary } from "../../../releases/release";
import { namesVersion, versionFragment } from "../../../releases/version";
import { Fold } from "./Fold";
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

type FeatureLinesProps = Pick<ReleaseSummary, "features"> & { shownCount?: number };

/** The feature lines of a release. Those after `shownCount` are folded. */
export function FeatureLines({ features, shownCount = features.length }: FeatureLinesProps) {
  if (features.length === 0)
    return <p className={styles.none}>No changes listed for this version.</p>;
  const more = features.slice(shownCount);
  return (
    <>
      <Lines features={features.slice(0, shownCount)} />
      {more.length > 0 && (
        <Fold isSmall title="All changes">
          <Lines features={more} />
        </Fold>
      )}
    </>
  );
}

function Lines({ features }: Pick<ReleaseSummary, "features">) {
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
