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
  return <>{useSyncExternalStore(subscribeToNothing, local, () => built)}</>;
}
