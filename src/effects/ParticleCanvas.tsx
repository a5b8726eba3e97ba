import { type Container, type Engine, setAnimationFunctions } from "@tsparticles/engine";
import { Particles, ParticlesProvider } from "@tsparticles/react";
import { useCallback } from "react";
import { whenIdle } from "../browser/whenIdle";
import { PARTICLE_COUNTS } from "../site/effects";
import { createBudgetedFrames } from "./frameBudget";
import { fillWithParticles, type ParticleVariant, particleOptions } from "./particles";

interface ParticleCanvasProps {
  variant: ParticleVariant;
  /** Called with `true` when all particles are on the canvas. It must be the same function at every render. */
  onReady: (isReady: boolean) => void;
}

// One function for all canvases, because the provider refuses a second one. The engine's features load separately from the engine,
// so that neither keeps a slow phone busy for long.
async function prepare(engine: Engine): Promise<void> {
  const { request, cancel } = createBudgetedFrames();
  setAnimationFunctions(request, cancel);
  await whenIdle();
  const { loadSlim } = await import("@tsparticles/slim");
  await whenIdle();
  await loadSlim(engine);
}

/**
 * The canvas of the particles. It is in a chunk of its own, with the engine, that ParticleBackground loads when the browser is
 * idle.
 */
export default function ParticleCanvas({ variant, onReady }: ParticleCanvasProps) {
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
