import { prefersReducedMotion } from "../browser/reducedMotion";
import { whenIdle } from "../browser/whenIdle";
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
 * Loads framer-motion's functions, once, when the browser is idle.
 *
 * @returns null if the visitor asked for reduced motion or the script could not be loaded. The promise never rejects: if the
 * failure of a chunk is not handled, Gatsby reloads the page, again and again.
 */
export function loadMotion(): Promise<Motion | null> {
  if (prefersReducedMotion()) return Promise.resolve(null);
  loading ??= load();
  return loading;
}

async function load(): Promise<Motion | null> {
  await whenIdle();
  try {
    loaded = await import("./motion");
  } catch {
    // Decoration: without it, everything shows at once.
  }
  return loaded;
}
