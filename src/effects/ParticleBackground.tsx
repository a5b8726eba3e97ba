import { type CSSProperties, lazy, Suspense, useEffect, useRef, useState } from "react";
import { usePrefersReducedMotion } from "../browser/reducedMotion";
import { whenQuiet } from "../browser/whenIdle";
import { type ParticleVariant, VIEWPORT_MARGIN } from "../site/effects";
import * as styles from "./ParticleBackground.module.css";

const ParticleCanvas = lazy(async () => {
  await whenQuiet();
  // Decoration: without it, the picture stays. Not thrown: Gatsby would reload the page, again and again.
  return import("./ParticleCanvas").catch(() => ({ default: () => <></> }));
});

/**
 * Particles behind the content of a block (docs/rules.md, 11.2 and 11.3). Decoration. Their engine is large: it loads when the
 * block is near the window and the page is quiet, and not at all for visitors who want no motion. Until it has loaded, and if
 * it fails, a picture of the particles is there, which is at `stillUrl`.
 */
export function ParticleBackground({ variant = "default", stillUrl }: { variant?: ParticleVariant; stillUrl: string }) {
  const block = useRef<HTMLDivElement>(null);
  const [isWanted, setIsWanted] = useState(false);
  const [isReady, setIsReady] = useState(false);
  const isStill = usePrefersReducedMotion();

  useEffect(() => {
    if (!block.current || isStill) return;
    const observer = new IntersectionObserver(
      (entries) => {
        if (!entries.some(({ isIntersecting }) => isIntersecting)) return;
        observer.disconnect();
        setIsWanted(true);
      },
      { rootMargin: `${VIEWPORT_MARGIN}px` },
    );
    observer.observe(block.current);
    return () => observer.disconnect();
  }, [isStill]);

  return (
    <div ref={block} className={isReady ? `${styles.background} ${styles.ready}` : styles.background} aria-hidden="true">
      <div className={styles.still} style={{ "--still": `url("${stillUrl}")` } as CSSProperties} />
      <div className={styles.moving}>
        {isWanted && (isReady || !isStill) && (
          <Suspense>
            <ParticleCanvas variant={variant} onReady={setIsReady} />
          </Suspense>
        )}
      </div>
    </div>
  );
}
