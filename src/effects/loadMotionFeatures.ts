import type { FeatureBundle } from "framer-motion";
import { useSyncExternalStore } from "react";
import { prefersStillness } from "./prefersStillness";
import { whenIdle } from "./whenIdle";

let isLoaded = false;
const listeners = new Set<() => void>();

/** Whether what framer-motion animates with has arrived. Until then a page changes at once and nothing waits to be revealed. */
export function areMotionFeaturesLoaded(): boolean {
  return isLoaded;
}

/** The same, for a component that is drawn anew when they arrive. */
export function useMotionFeaturesLoaded(): boolean {
  return useSyncExternalStore(subscribe, areMotionFeaturesLoaded, () => false);
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/**
 * Loads what framer-motion animates with, once the browser has nothing better to do; never for a visitor who asked for stillness.
 * The promise never rejects: Gatsby answers an unhandled failure of a chunk by loading the page again, for ever.
 */
export async function loadMotionFeatures(): Promise<FeatureBundle> {
  if (prefersStillness()) return new Promise(() => undefined);
  await whenIdle();
  try {
    const { default: features } = await import("./motionFeatures");
    isLoaded = true;
    // LazyMotion takes them in the promise's next turn; whoever listens is to find them there.
    setTimeout(() => {
      for (const listener of listeners) listener();
    });
    return features;
  } catch {
    // Decoration: without it, everything simply stands where it belongs.
    return new Promise(() => undefined);
  }
}
