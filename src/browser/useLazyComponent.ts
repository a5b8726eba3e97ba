import { type ComponentType, useEffect, useState } from "react";

/** A component whose script loads later: null until it is loaded, and whether the last load failed. */
export interface LazyComponent<Properties> {
  component: ComponentType<Properties> | null;
  hasFailed: boolean;
}

/**
 * Loads the script of a component once there is something to show in it.
 *
 * @param load imports the component; the same function in every render
 * @param subject what to show, or null. Each new subject loads the script again if that failed before
 */
export function useLazyComponent<Properties>(
  load: () => Promise<ComponentType<Properties>>,
  subject: object | null,
): LazyComponent<Properties> {
  const [state, setState] = useState<LazyComponent<Properties>>({ component: null, hasFailed: false });

  useEffect(() => {
    if (!subject) return;
    // A message about the last failure is out of date from now on. If it fails again, a screen reader has to announce it again.
    setState((last) => (last.hasFailed ? { component: null, hasFailed: false } : last));
    load().then(
      // The same state if nothing changed, so that React does not render again.
      (component) => setState((state) => (state.component === component ? state : { component, hasFailed: false })),
      // Not thrown: Gatsby would reload the page, again and again.
      () => setState({ component: null, hasFailed: true }),
    );
  }, [load, subject]);

  return state;
}
