import { type CSSProperties, useCallback, useEffect, useRef, useState } from "react";
import { usePrefersReducedMotion } from "../browser/reducedMotion";
import { whenIdle } from "../browser/whenIdle";
import { VIEWPORT_MARGIN } from "../site/effects";
import * as styles from "./ParticleBackground.module.css";
import type ParticleCanvas from "./ParticleCanvas";
import type { ParticleVariant } from "./particles";

interface ParticleBackgroundProps {
  variant?: ParticleVariant;
  /** The URL of a picture of the particles, which is shown until they move. */
  stillUrl: string;
}

type Canvas = typeof ParticleCanvas;

/**
 * Particles behind the content of a block (docs/rules.md, 11.2 and 11.3). Decoration. Their engine is large: it loads when the
 * block is near the window and the browser is idle, and not at all for visitors who want no motion. Until it has loaded, and if
 * it fails, a picture of the particles is there.
 */
export function ParticleBackground({ variant = "default", stillUrl }: ParticleBackgroundProps) {
  const block = useRef<HTMLDivElement>(null);
  const [Canvas, setCanvas] = useState<Canvas | null>(null);
  const [isReady, setIsReady] = useState(false);
  const isStill = usePrefersReducedMotion();
  const onReady = useCallback(() => setIsReady(true), []);

  useEffect(() => {
    if (!block.current || isStill) return;
    let isMounted = true;
    const observer = new IntersectionObserver(
      (entries) => {
        if (!entries.some(({ isIntersecting }) => isIntersecting)) return;
        observer.disconnect();
        loadCanvas().then((loaded) => {
          if (isMounted) setCanvas(() => loaded);
        });
      },
      { rootMargin: `${VIEWPORT_MARGIN}px` },
    );
    observer.observe(block.current);
    return () => {
      isMounted = false;
      observer.disconnect();
    };
  }, [isStill]);

  return (
    <div ref={block} className={isReady ? `${styles.background} ${styles.ready}` : styles.background} aria-hidden="true">
      <div className={styles.still} style={{ "--still": `url("${stillUrl}")` } as CSSProperties} />
      <div className={styles.moving}>{Canvas && <Canvas variant={variant} onReady={onReady} />}</div>
    </div>
  );
}

async function loadCanvas(): Promise<Canvas | null> {
  await whenIdle();
  try {
    return (await import("./ParticleCanvas")).default;
  } catch {
    // Decoration: the picture stays.
    return null;
  }
}
