import type { CSSProperties, ReactNode } from "react";
import type { Release } from "../../releases/release";
import { PreviousVersion } from "./PreviousVersion";
import * as styles from "./PreviousVersions.module.css";

interface PreviousVersionsProps {
  id: string;
  releases: readonly Release[];
  /** What follows the list: the way to older versions. */
  children: ReactNode;
}

/** Versions after which the light of the rail has died away. */
const LIT_VERSIONS = 12;

/** Every release but the newest, as a calm timeline whose light dies away with age. */
export function PreviousVersions({ id, releases, children }: PreviousVersionsProps) {
  return (
    <section className={styles.versions} id={id} aria-labelledby="versions-title" tabIndex={-1}>
      <h2 id="versions-title">Previous Versions</h2>
      <ol className={styles.timeline}>
        {releases.map((release, position) => (
          <li
            key={release.id}
            className={styles.item}
            style={{ "--light": lightAt(position), "--light-below": lightAt(position + 1) } as CSSProperties}
          >
            <PreviousVersion release={release} />
          </li>
        ))}
      </ol>
      {children}
    </section>
  );
}

function lightAt(position: number): string {
  return `${Math.max(0, Math.round(100 - (position * 100) / LIT_VERSIONS))}%`;
}
