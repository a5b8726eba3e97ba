/**
 * The numbers of the decoration (product spec, sections 2 and 9). They carry no rules: the site says the same without any of it.
 */

/** Where particles float, and how many of them. */
export const PARTICLE_COUNTS = { default: 80, features: 30, community: 60 } as const;

/** The most frames a second in which particles move. */
export const PARTICLE_FRAME_CAP = 120;

/** Bars of the equalizer. */
export const EQUALIZER_BARS = 20;

/** Floating notes: on a page of any width, and what is left of them where the screen is narrower than `narrowerThan` pixels. */
export const FLOATING_NOTES = { wide: 25, narrow: 12, narrowerThan: 768, downloadPage: 20 } as const;

/** How long one page takes to give way to the next, in seconds. */
export const PAGE_TRANSITION_SECONDS = 0.3;

/** How long something takes to come into view, in seconds: text and small things the shortest, a large scene the longest. */
export const REVEAL_SECONDS = { shortest: 0.6, longest: 0.8 } as const;

/** How far from the window decoration wakes up, in pixels. */
export const VIEWPORT_MARGIN = 100;
