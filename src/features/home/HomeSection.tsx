import type { ReactNode } from "react";
import { ErrorBoundary } from "../../components/ErrorBoundary";
import { community, hasMusicDecoration } from "../../site/product";
import * as styles from "./HomeSection.module.css";

/** Each has a distance from the left, in percent. */
const VOLUME_MARKS = [
  ["−20", 0],
  ["−10", 20],
  ["−7", 34],
  ["−5", 48],
  ["−3", 64],
  ["0", 84],
  ["+3", 100],
] as const;

/** The volumes of the sections, in their order, after that of the hero. */
const VOLUMES = ["−20", "−10", "−5", ...(community ? ["0"] : []), "+3"];

type HomeSectionProps = {
  titleId: string;
  volume: (typeof VOLUME_MARKS)[number][0];
  background?: ReactNode;
  children: ReactNode;
};

/** A section below the hero, with a volume scale: each section is louder than the one above. */
export function HomeSection({ titleId, volume, background, children }: HomeSectionProps) {
  return (
    <section className={styles.section} aria-labelledby={titleId}>
      <ErrorBoundary>{background}</ErrorBoundary>
      <div className={styles.content}>
        {hasMusicDecoration && <VolumeScale volume={volume} />}
        {children}
      </div>
    </section>
  );
}

function VolumeScale({ volume }: Pick<HomeSectionProps, "volume">) {
  const lit = {
    "--before": placeOf(VOLUMES[VOLUMES.indexOf(volume) - 1]),
    "--lit": placeOf(volume),
  };
  return (
    <div className={styles.scale} style={lit} aria-hidden="true">
      <i />
      {VOLUME_MARKS.map(([decibels, at]) => (
        <b
          key={decibels}
          className={decibels === volume ? styles.reached : undefined}
          style={{ "--at": `${at}%` }}
        >
          {decibels}
        </b>
      ))}
    </div>
  );
}

function placeOf(volume: string | undefined) {
  return `${VOLUME_MARKS.find(([decibels]) => decibels === volume)?.[1]}%`;
}
