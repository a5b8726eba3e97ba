import { useSyncExternalStore } from "react";

interface LocalTextProps {
  /** What the built HTML says to everyone. */
  built: string;
  /** What this visitor reads, in their own language and time zone; called in the browser only. */
  local: () => string;
}

const subscribeToNothing = () => () => undefined;

/**
 * A text whose built form is the same for everyone and which takes the visitor's own form after hydration. The first client
 * render equals the HTML, so hydration has nothing to complain of.
 */
export function LocalText({ built, local }: LocalTextProps) {
  const readLocal = () => {
    try {
      return local();
    } catch {
      // In Chromium, formatting a date throws where the locale of the system is invalid. The release matters more than its date.
      return built;
    }
  };
  return <>{useSyncExternalStore(subscribeToNothing, readLocal, () => built)}</>;
}
