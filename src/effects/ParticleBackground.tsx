import { withPrefix } from "gatsby";
import { Suspense, useEffect, useRef, useState } from "react";
import { usePrefersReducedMotion } from "../browser/reducedMotion";
import { type ParticleVariant, VIEWPORT_MARGIN } from "../site/constants";
import { paths } from "../site/links";
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
  const isMotionReduced = usePrefersReducedMotion();

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

  const picture = { "--still": `url("${withPrefix(paths.particles)}")` };
  return (
    <div ref={block} className={styles.background} aria-hidden="true">
      {isNear && !isMotionReduced && (
        <Suspense>
          <ParticleCanvas variant={variant} />
        </Suspense>
      )}
      <div className={styles.still} style={picture} />
    </div>
  );
}
