/** Releases in the built HTML, and at each press of `Show older versions`. */
export const RELEASES_PER_STEP = 30;

/** How many particles float behind each kind of section. */
export const PARTICLE_COUNTS = { default: 80, features: 30, community: 60 } as const;

export type ParticleVariant = keyof typeof PARTICLE_COUNTS;

/** In frames per second. */
export const PARTICLE_FRAME_CAP = 120;

/** How many notes float: on the home page by its width, and on the download page. */
export const FLOATING_NOTES = { wide: 25, narrow: 12, downloadPage: 20 } as const;

/** `shortest` is for text, `longest` for a large scene. */
export const REVEAL_SECONDS = { shortest: 0.6, longest: 0.8 } as const;

/** How near to the window decoration starts, in pixels. */
export const VIEWPORT_MARGIN = 100;
