import { useSyncExternalStore } from "react";
import { whenIdle } from "../../browser/whenIdle";

interface LocalTextProps {
  /** What the built HTML says to everyone. */
  built: string;
  /** What this visitor reads, in their own language and time zone; called in the browser only. */
  local: () => string;
}

let isIdle = false;
let idle: Promise<void> | undefined;

/** Calls back once the browser has been idle, unless it has been already. */
function subscribeToIdle(onIdle: () => void): () => void {
  let isWanted = true;
  idle ??= whenIdle().then(() => {
    isIdle = true;
  });
  idle.then(() => isWanted && onIdle());
  return () => {
    isWanted = false;
  };
}

/**
 * A text whose built form is the same for everyone and which takes the visitor's own form after hydration. The first client
 * render equals the HTML, so hydration has nothing to complain of. Then it waits until the browser is idle: the first date that a
 * browser formats takes a slow phone a tenth of a second.
 */
export function LocalText({ built, local }: LocalTextProps) {
  const readLocal = () => {
    if (!isIdle) return built;
    try {
      return local();
    } catch {
      // In Chromium, formatting a date throws where the locale of the system is invalid. The release matters more than its date.
      return built;
    }
  };
  return <>{useSyncExternalStore(subscribeToIdle, readLocal, () => built)}</>;
}
