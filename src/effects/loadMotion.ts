import { prefersReducedMotion } from "../browser/reducedMotion";
import { whenQuiet } from "../browser/whenIdle";
import type * as motionModule from "./motion";

/** Two functions of framer-motion: `animate`, and `inView`, which calls back when an element is scrolled into view. */
export type Motion = typeof motionModule;

let loaded: Motion | null = null;
let loading: Promise<Motion | null> | null = null;

/** Gives framer-motion's functions if they have loaded and the visitor wants motion, otherwise null. */
export function loadedMotion(): Motion | null {
  return prefersReducedMotion() ? null : loaded;
}

/**
 * Loads framer-motion's functions, once, when the page is quiet; null if the visitor wants no motion or the script could not be
 * loaded: then everything shows at once. It never rejects: Gatsby would reload the page, again and again.
 */
export async function loadMotion(): Promise<Motion | null> {
  if (prefersReducedMotion()) return null;
  loading ??= whenQuiet()
    .then(() => import(/* webpackChunkName: "motion" */ "./motion"))
    .catch(() => null);
  loaded = await loading;
  return loaded;
}
