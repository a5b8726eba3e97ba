import { useSyncExternalStore } from "react";
import { productName } from "../site/product";

declare global {
  interface Navigator {
    /** Chromium only: https://wicg.github.io/savedata/ */
    readonly connection?: { readonly saveData: boolean };
  }
}

/** With this attribute of the root element, the style sheets pause all motion. */
const PAUSED = "data-motion-paused";

/** The key in the local storage, which other sites on the same host share. */
const STORAGE_KEY = `${productName.toLowerCase()}-motion-paused`;

const QUERY = "(prefers-reduced-motion: reduce)";
const listeners = new Set<() => void>();

/** Whether a setting of the device or the button in the footer turns motion off. */
export function prefersReducedMotion(): boolean {
  return window.matchMedia(QUERY).matches || document.documentElement.hasAttribute(PAUSED);
}

/** False in the built HTML. */
export function usePrefersReducedMotion(): boolean {
  return useSyncExternalStore(subscribe, prefersReducedMotion, () => false);
}

/** Pauses all motion, or allows it again, also for the next visit. */
export function setMotionPaused(isPaused: boolean): void {
  document.documentElement.toggleAttribute(PAUSED, isPaused);
  try {
    if (isPaused) localStorage.setItem(STORAGE_KEY, "");
    else localStorage.removeItem(STORAGE_KEY);
  } catch {
    // Storage is blocked, so only this visit is paused.
  }
  for (const listener of listeners) listener();
}

/** For visitors who paused motion before, or who save data. Call it before anything moves. */
export function restorePausedMotion(): void {
  let isPaused = false;
  try {
    isPaused = localStorage.getItem(STORAGE_KEY) !== null;
  } catch {
    // Storage is blocked, so nothing was stored.
  }
  try {
    isPaused ||= navigator.connection?.saveData === true;
  } catch {
    // A privacy mode has replaced it.
  }
  document.documentElement.toggleAttribute(PAUSED, isPaused);
}

function subscribe(listener: () => void): () => void {
  const query = window.matchMedia(QUERY);
  listeners.add(listener);
  query.addEventListener("change", listener);
  return () => {
    listeners.delete(listener);
    query.removeEventListener("change", listener);
  };
}
