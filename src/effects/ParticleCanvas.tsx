import {
  type Container,
  type Engine,
  type ISourceOptions,
  setAnimationFunctions,
} from "@tsparticles/engine";
import { Particles, ParticlesProvider } from "@tsparticles/react";
import { useCallback, useState } from "react";
import { afterNextPaint, whenBrowserIsIdle } from "../browser/moments";
import { PARTICLE_COUNTS, PARTICLE_FRAME_CAP, type ParticleVariant } from "../site/constants";
import * as styles from "./ParticleBackground.module.css";

const COLOURS = ["--text", "--text", "--text", "--amber", "--mint"];

/** The options of the engine. It knows no custom properties, so it gets their values. */
function particleOptions(variant: ParticleVariant): ISourceOptions {
  const root = getComputedStyle(document.documentElement);
  const colourOf = (token: string) => root.getPropertyValue(token);
  return {
    fullScreen: { enable: false },
    // The engine's observer starts the drawing, too, and a second start would draw twice as often.
    autoPlay: false,
    // The specification's cap. It never bites: FRAME_INTERVAL allows 12.5 frames a second.
    fpsLimit: PARTICLE_FRAME_CAP,
    // Soft dots need no more than one pixel per CSS pixel.
    detectRetina: false,
    // The engine pauses out of view only if this names an element.
    interactivity: { detectsOn: "parent", events: {} },
    particles: {
      number: { value: 0 },
      paint: { fill: { enable: true, color: { value: COLOURS.map(colourOf) } } },
      opacity: { value: { min: 0.1, max: 0.5 } },
      size: { value: { min: 0.6, max: 1.9 } },
      move: { enable: true, direction: "top", speed: { min: 0.1, max: 0.25 } },
      links: {
        // People who are near each other are in touch.
        enable: variant === "community",
        distance: 130,
        width: 1,
        opacity: 0.22,
        color: colourOf("--amber"),
      },
    },
  };
}

/** So many particles take a slow phone less than 50 ms. */
const BATCH_SIZE = 8;

async function fillWithParticles(container: Container, count: number) {
  while (container.particles.count < count) {
    await whenBrowserIsIdle();
    if (container.destroyed) return;
    container.particles.push(Math.min(BATCH_SIZE, count - container.particles.count));
  }
}

/** In milliseconds. Each frame takes a slow phone about 12. */
const FRAME_INTERVAL = 80;

// In short tasks, so that a slow phone can react to the visitor between them.
async function initEngine(engine: Engine) {
  setAnimationFunctions(
    (draw) => window.setTimeout(() => draw(performance.now()), FRAME_INTERVAL),
    (timer) => window.clearTimeout(timer),
  );
  await whenBrowserIsIdle();
  const { loadSlim } = await import("@tsparticles/slim");
  // In a hidden tab, the engine would start a loop, and its observer another one later.
  await afterNextPaint();
  await loadSlim(engine);
}

/** The moving particles. They are hidden until all of them are on the canvas. */
export default function ParticleCanvas({ variant }: { variant: ParticleVariant }) {
  const [isReady, setIsReady] = useState(false);
  const onLoaded = useCallback(
    async (container?: Container) => {
      if (!container) return;
      await fillWithParticles(container, PARTICLE_COUNTS[variant]);
      setIsReady(!container.destroyed);
    },
    [variant],
  );
  // One object for all renders, because a new one restarts the engine.
  const [options] = useState(() => particleOptions(variant));
  return (
    <div className={isReady ? `${styles.moving} ${styles.ready}` : styles.moving}>
      <ParticlesProvider init={initEngine}>
        <Particles id={`particles-${variant}`} options={options} particlesLoaded={onLoaded} />
      </ParticlesProvider>
    </div>
  );
}
