import { withPrefix } from "gatsby";
import type { ReactNode } from "react";
import { ErrorBoundary } from "../../components/ErrorBoundary";
import { ParticleBackground } from "../../effects/ParticleBackground";
import type { ParticleVariant } from "../../effects/particleOptions";
import { Reveal } from "../../effects/Reveal";
import * as styles from "./HomeSection.module.css";
import type { Decibels } from "./homeTexts";
import { Scale } from "./Scale";

interface HomeSectionProps {
  /** The id of the section's heading. */
  titleId: string;
  /** A class that sets `--estimated-height` (see BelowWindow.module.css). */
  className: string | undefined;
  /** The volume that the scale shows. */
  volume: Decibels;
  /** The particles behind the section; without a variant there are none. */
  particles?: ParticleVariant;
  children: ReactNode;
}

/** The frame of a section of the home page below the hero: particles, volume scale, content. */
export function HomeSection({ titleId, className, volume, particles, children }: HomeSectionProps) {
  return (
    <section className={`${styles.section} ${className}`} aria-labelledby={titleId}>
      {particles && (
        <ErrorBoundary>
          <ParticleBackground variant={particles} stillUrl={withPrefix("/particles.svg")} />
        </ErrorBoundary>
      )}
      <div className={styles.content}>
        <Reveal>
          <Scale reached={volume} />
        </Reveal>
        {children}
      </div>
    </section>
  );
}
