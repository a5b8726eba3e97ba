import { prefersStillness } from "../browser/prefersStillness";
import { whenIdle } from "../browser/whenIdle";
import type * as motionModule from "./motion";

/** What framer-motion animates with: `animate`, and `inView`, which tells when an element is scrolled to. */
export type Motion = typeof motionModule;

let loaded: Motion | null = null;
let loading: Promise<Motion | null> | null = null;

/** Framer-motion's functions if they are loaded and the visitor wants motion. Without them, a page changes at once. */
export function loadedMotion(): Motion | null {
  return prefersStillness() ? null : loaded;
}

/**
 * Loads framer-motion's functions, once, when the browser is idle.
 *
 * @returns null for a visitor who asked for reduced motion, and where the script could not be loaded. The promise never rejects:
 * Gatsby answers an unhandled failure of a chunk by loading the page again, for ever.
 */
export function loadMotion(): Promise<Motion | null> {
  if (prefersStillness()) return Promise.resolve(null);
  loading ??= load();
  return loading;
}

async function load(): Promise<Motion | null> {
  await whenIdle();
  try {
    loaded = await import("./motion");
  } catch {
    // Decoration: without it, everything stays where it belongs.
  }
  return loaded;
}
