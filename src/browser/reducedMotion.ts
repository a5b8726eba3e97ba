import { useSyncExternalStore } from "react";
import { storagePrefix } from "../site/product";

declare global {
  interface Navigator {
    /** Chromium only: https://wicg.github.io/savedata/ */
    readonly connection?: { readonly saveData: boolean };
  }
}

/** All motion is paused while the root element has this attribute (global.css, ParticleBackground.module.css). */
const PAUSED = "data-motion-paused";

/** The name in the local storage, where it stays for the next visit. Its only value is the same for everyone (docs/rules.md, 12.1). */
const STORED = `${storagePrefix}motion-paused`;

const QUERY = "(prefers-reduced-motion: reduce)";
const listeners = new Set<() => void>();

/** Whether the visitor wants no motion, by a setting of their device or by the control of the page. In the browser only. */
export function prefersReducedMotion(): boolean {
  return window.matchMedia(QUERY).matches || isMotionPaused();
}

/** {@link prefersReducedMotion}, kept up to date; false on the server. */
export function usePrefersReducedMotion(): boolean {
  return useSyncExternalStore(subscribe, prefersReducedMotion, () => false);
}

/** Whether all motion is paused with the control of the page, kept up to date; false on the server. */
export function useIsMotionPaused(): boolean {
  return useSyncExternalStore(subscribe, isMotionPaused, () => false);
}

/** Pauses all motion on every page, or allows it again. A browser that forbids storage forgets it with the page. */
export function pauseMotion(isPaused: boolean): void {
  document.documentElement.toggleAttribute(PAUSED, isPaused);
  try {
    if (isPaused) localStorage.setItem(STORED, "");
    else localStorage.removeItem(STORED);
  } catch {
    // Storage is blocked. The page itself obeys all the same.
  }
  for (const listener of listeners) listener();
}

/** Pauses motion if the visitor did so before, or saves data: what moves has to load first. Call it before anything moves. */
export function restorePausedMotion(): void {
  try {
    const isPaused = navigator.connection?.saveData || localStorage.getItem(STORED) !== null;
    document.documentElement.toggleAttribute(PAUSED, isPaused);
  } catch {
    // Storage is blocked, so nothing was stored.
  }
}

function isMotionPaused(): boolean {
  return document.documentElement.hasAttribute(PAUSED);
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
