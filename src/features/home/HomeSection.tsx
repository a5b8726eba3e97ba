import type { ReactNode } from "react";
import { ErrorBoundary } from "../../components/ErrorBoundary";
import { Reveal } from "../../effects/Reveal";
import { hasMusicDecoration } from "../../site/product";
import * as styles from "./HomeSection.module.css";

/** `at` is the distance from the left, in percent. */
const VOLUME_MARKS = [
  { decibels: "−20", at: 0 },
  { decibels: "−10", at: 20 },
  { decibels: "−7", at: 34 },
  { decibels: "−5", at: 48 },
  { decibels: "−3", at: 64 },
  { decibels: "0", at: 84 },
  { decibels: "+3", at: 100 },
] as const;

interface HomeSectionProps {
  titleId: string;
  volume: (typeof VOLUME_MARKS)[number]["decibels"];
  background?: ReactNode;
  children: ReactNode;
}

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
  const lit = VOLUME_MARKS.find(({ decibels }) => decibels === volume)?.at;
  return (
    <Reveal>
      <div className={styles.scale} style={{ "--lit": `${lit}%` }} aria-hidden="true">
        {VOLUME_MARKS.map(({ decibels, at }) => (
          <b
            key={decibels}
            className={decibels === volume ? styles.reached : undefined}
            style={{ "--at": `${at}%` }}
          >
            {decibels}
          </b>
        ))}
      </div>
    </Reveal>
  );
}
