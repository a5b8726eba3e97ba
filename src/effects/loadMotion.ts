import { whenDecorationMayStart } from "../browser/moments";
import { prefersReducedMotion } from "../browser/reducedMotion";

export type Motion = typeof import("./motion");

/**
 * Loads framer-motion's functions once the page is quiet. Resolves to null if motion is reduced or
 * the script could not be loaded. An error would make Gatsby reload the page for ever.
 */
export async function loadMotion(): Promise<Motion | null> {
  if (prefersReducedMotion()) return null;
  await whenDecorationMayStart();
  return import(/* webpackChunkName: "motion" */ "./motion").catch(() => null);
}
