import { type Container, type Engine, type ISourceOptions, setAnimationFunctions } from "@tsparticles/engine";
import { Particles, ParticlesProvider } from "@tsparticles/react";
import { useCallback } from "react";
import { whenIdle } from "../browser/whenIdle";
import { PARTICLE_COUNTS, PARTICLE_FRAME_CAP, type ParticleVariant } from "../site/effects";

/** The colours of the particles: mostly warm white, sometimes amber or mint. */
const COLOURS = ["#f6f2ec", "#f6f2ec", "#f6f2ec", "#ffc24b", "#5ee6b8"];

/** The options of the particles' engine. There is one object, because the engine starts again if it gets another. */
export const particleOptions: ISourceOptions = {
  // The canvas fills its block. The engine's default is the whole window.
  fullScreen: { enable: false },
  fpsLimit: PARTICLE_FRAME_CAP,
  // Dots this small and soft look no better at the full resolution of a dense screen, and cost more.
  detectRetina: false,
  pauseOnBlur: true,
  // The engine notices that it is off screen only if `interactivity` names an element.
  pauseOnOutsideViewport: true,
  interactivity: { detectsOn: "parent", events: {} },
  particles: {
    // fillWithParticles adds them.
    number: { value: 0 },
    paint: { fill: { enable: true, color: { value: COLOURS } } },
    opacity: { value: { min: 0.1, max: 0.5 } },
    size: { value: { min: 0.6, max: 1.9 } },
    move: { enable: true, direction: "top", speed: { min: 0.1, max: 0.35 }, straight: false, outModes: "out" },
  },
};

/** How many particles are made at a time. A slow phone makes these in well under 50 ms. */
const BATCH = 8;

/** Adds particles until there are `count`, a few each time that the browser is idle: all at once would keep a slow phone busy. */
export async function fillWithParticles(container: Pick<Container, "destroyed" | "particles">, count: number): Promise<void> {
  while (container.particles.count < count) {
    await whenIdle();
    if (container.destroyed) return;
    container.particles.push(Math.min(BATCH, count - container.particles.count));
  }
}

/** The time from one frame of the particles to the next, in milliseconds. They are slow, so more frames would look no different. */
const FRAME_TIME = 80;

// One function for all canvases, because the provider refuses a second one. The engine's features load separately from the engine,
// so that neither keeps a slow phone busy for long.
async function prepare(engine: Engine): Promise<void> {
  setAnimationFunctions(
    (draw) => window.setTimeout(() => draw(performance.now()), FRAME_TIME),
    (timer) => window.clearTimeout(timer),
  );
  await whenIdle();
  const { loadSlim } = await import("@tsparticles/slim");
  await whenIdle();
  await loadSlim(engine);
}

type Props = { variant: ParticleVariant; onReady: (isReady: boolean) => void };

/** The canvas of the particles. It calls `onReady`, the same function at every render, with `true` when all of them are on it. */
export default function ParticleCanvas({ variant, onReady }: Props) {
  const onLoaded = useCallback(
    async (container?: Container) => {
      if (!container) return;
      await fillWithParticles(container, PARTICLE_COUNTS[variant]);
      onReady(true);
    },
    [variant, onReady],
  );
  return (
    <ParticlesProvider init={prepare}>
      <Particles id={`particles-${variant}`} options={particleOptions} particlesLoaded={onLoaded} />
    </ParticlesProvider>
  );
}
