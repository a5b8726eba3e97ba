import { type CSSProperties, useCallback, useEffect, useRef, useState } from "react";
import { prefersStillness } from "../browser/prefersStillness";
import { whenIdle } from "../browser/whenIdle";
import { VIEWPORT_MARGIN } from "../site/effects";
import * as styles from "./ParticleBackground.module.css";
import type ParticleCanvas from "./ParticleCanvas";
import type { ParticleVariant } from "./particleOptions";

interface ParticleBackgroundProps {
  variant?: ParticleVariant;
  /** Address of the still drawing of the same dust. */
  stillUrl: string;
}

type Canvas = typeof ParticleCanvas;

/**
 * Particles behind a block (product spec, section 9). Decoration that costs a visitor nothing: the engine is asked for once the
 * browser is idle and the block is near, never under reduced motion. Until it comes, and if it never does, the dust is still.
 */
export function ParticleBackground({ variant = "default", stillUrl }: ParticleBackgroundProps) {
  const block = useRef<HTMLDivElement>(null);
  const [Canvas, setCanvas] = useState<Canvas | null>(null);
  const [isReady, setIsReady] = useState(false);
  const onReady = useCallback(() => setIsReady(true), []);

  useEffect(() => {
    if (!block.current || prefersStillness()) return;
    let isWanted = true;
    const observer = new IntersectionObserver(
      (entries) => {
        if (!entries.some(({ isIntersecting }) => isIntersecting)) return;
        observer.disconnect();
        loadCanvas().then((loaded) => {
          if (isWanted) setCanvas(() => loaded);
        });
      },
      { rootMargin: `${VIEWPORT_MARGIN}px` },
    );
    observer.observe(block.current);
    return () => {
      isWanted = false;
      observer.disconnect();
    };
  }, []);

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
    // Decoration: without it the still dust stays.
    return null;
  }
}
