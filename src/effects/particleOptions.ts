import type { ISourceOptions } from "@tsparticles/engine";
import { type PARTICLE_COUNTS, PARTICLE_FRAME_CAP } from "../site/effects";

/** The variant of the particles. Each has a count of its own. */
export type ParticleVariant = keyof typeof PARTICLE_COUNTS;

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
    // ParticleCanvas adds them a few at a time, up to the count of the variant.
    number: { value: 0 },
    paint: { fill: { enable: true, color: { value: COLOURS } } },
    opacity: { value: { min: 0.1, max: 0.5 } },
    size: { value: { min: 0.6, max: 1.9 } },
    move: { enable: true, direction: "top", speed: { min: 0.1, max: 0.35 }, straight: false, outModes: "out" },
  },
};
