import type { ISourceOptions } from "@tsparticles/engine";
import { type PARTICLE_COUNTS, PARTICLE_FRAME_CAP } from "../site/effects";

/** A place where particles float. */
export type ParticleVariant = keyof typeof PARTICLE_COUNTS;

/** Dust in the light of the sound: most of it warm white, a few grains lit. */
const COLOURS = ["#f6f2ec", "#f6f2ec", "#f6f2ec", "#ffc24b", "#5ee6b8"];

/** What the engine is told, made once: it starts anew when it is given new options. */
export const particleOptions: ISourceOptions = {
  // It fills the block it stands in; the engine's default is the whole window.
  fullScreen: { enable: false },
  fpsLimit: PARTICLE_FRAME_CAP,
  // Soft dots of a pixel or two need no second pixel behind each.
  detectRetina: false,
  pauseOnBlur: true,
  // The engine knows what is off screen only where it is told which element takes part.
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
