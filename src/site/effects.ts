// The numbers of the decoration (docs/rules.md, 11.2 to 11.8).

/** How many particles float: by default, behind the features and behind the community. */
export const PARTICLE_COUNTS = { default: 80, features: 30, community: 60 } as const;

/** A block with particles. */
export type ParticleVariant = keyof typeof PARTICLE_COUNTS;

/** The most frames a second in which particles move. */
export const PARTICLE_FRAME_CAP = 120;

/** How many bars the equalizer has. */
export const EQUALIZER_BARS = 20;

/** How many notes float: on the home page on a wide and on a narrow screen, and on the download page on any screen. */
export const FLOATING_NOTES = { wide: 25, narrow: 12, downloadPage: 20 } as const;

/** How long the transition from one page to the next takes, in seconds. */
export const PAGE_TRANSITION_SECONDS = 0.3;

/** How long a reveal effect takes, in seconds: `shortest` for text and small things, `longest` for a large scene. */
export const REVEAL_SECONDS = { shortest: 0.6, longest: 0.8 } as const;

/** How near to the window something must be for its decoration to start, in pixels. */
export const VIEWPORT_MARGIN = 100;
