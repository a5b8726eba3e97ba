import { withPrefix } from "gatsby";
import { type ReactNode, Suspense } from "react";
import { ParticleBackground } from "../../effects/ParticleBackground";
import type { ParticleVariant } from "../../effects/particleOptions";
import { Reveal } from "../../effects/Reveal";
import type { Decibels } from "../../site/home";
import { ErrorBoundary } from "../ui/ErrorBoundary";
import * as styles from "./HomeSection.module.css";
import { Scale } from "./Scale";

interface HomeSectionProps {
  /** Id of the heading that names the section. */
  titleId: string;
  /** A class that sets `--estimated-height` (see BelowWindow.module.css). */
  className: string | undefined;
  /** How loud the page has become here. */
  volume: Decibels;
  /** The particles behind it, if it has any. */
  particles?: ParticleVariant;
  children: ReactNode;
}

/** A section of the home page, opened by the ruler. React hydrates each in a turn of its own, after the hero. */
export function HomeSection({ titleId, className, volume, particles, children }: HomeSectionProps) {
  return (
    <Suspense>
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
    </Suspense>
  );
}
