import * as styles from "./NoReleases.module.css";

interface NoReleasesProps {
  /** Whether there were releases when the site was built. */
  hadReleases: boolean;
}

/** Says that there is no release: not yet, or not any more (docs/rules.md, 3.5). */
export function NoReleases({ hadReleases }: NoReleasesProps) {
  return (
    <div className={styles.empty}>
      <h2>{hadReleases ? "Nothing to download at the moment" : "Nothing to download yet"}</h2>
      <p>
        {hadReleases
          ? "The releases that were here have been taken back. The next one will be here as soon as it is published."
          : "The first release is still being made. It will be here as soon as it is published."}
      </p>
    </div>
  );
}
