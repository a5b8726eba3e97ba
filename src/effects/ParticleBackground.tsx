import { withPrefix } from "gatsby";
import { Suspense, useEffect, useRef, useState } from "react";
import { usePrefersReducedMotion } from "../browser/reducedMotion";
import { type ParticleVariant, VIEWPORT_MARGIN } from "../site/constants";
import { lazyDecoration } from "./lazyDecoration";
import * as styles from "./ParticleBackground.module.css";

const ParticleCanvas = lazyDecoration(() => import("./ParticleCanvas"));

/**
 * Particles behind a block. Their engine is large, so it loads only when the block is near the
 * window and motion is not reduced. Until then, a picture of them shows.
 */
export function ParticleBackground({ variant }: { variant: ParticleVariant }) {
  const block = useRef<HTMLDivElement>(null);
  const [isNear, setIsNear] = useState(false);
  const [isReady, setIsReady] = useState(false);
  const isMotionReduced = usePrefersReducedMotion();
  const isMoving = isNear && !isMotionReduced;

  useEffect(() => {
    if (!block.current) return;
    const observer = new IntersectionObserver(
      (entries) => {
        if (!entries.some(({ isIntersecting }) => isIntersecting)) return;
        observer.disconnect();
        setIsNear(true);
      },
      { rootMargin: `${VIEWPORT_MARGIN}px` },
    );
    observer.observe(block.current);
    return () => observer.disconnect();
  }, []);

  const picture = { "--still": `url("${withPrefix("/particles.svg")}")` };
  return (
    <div
      ref={block}
      className={isMoving && isReady ? `${styles.background} ${styles.ready}` : styles.background}
      aria-hidden="true"
    >
      <div className={styles.still} style={picture} />
      <div className={styles.moving}>
        {isMoving && (
          <Suspense>
            <ParticleCanvas variant={variant} onReady={setIsReady} />
          </Suspense>
        )}
      </div>
    </div>
  );
}
