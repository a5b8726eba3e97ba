import { type ComponentType, useEffect, useState } from "react";

/** A component that comes late: null while it is on its way, and whether its script failed to come. */
export interface LazyComponent<Properties> {
  component: ComponentType<Properties> | null;
  isMissing: boolean;
}

/**
 * A component whose script is fetched when there is something to show in it.
 *
 * @param load fetches it; the same function each time
 * @param subject what is to be shown, or null. With each new one, a script that failed to come is fetched again
 */
export function useLazyComponent<Properties>(
  load: () => Promise<ComponentType<Properties>>,
  subject: object | null,
): LazyComponent<Properties> {
  const [state, setState] = useState<LazyComponent<Properties>>({ component: null, isMissing: false });

  useEffect(() => {
    if (!subject) return;
    load().then(
      (component) => setState({ component, isMissing: false }),
      // Not thrown: Gatsby would load the page again, for ever.
      () => setState({ component: null, isMissing: true }),
    );
  }, [load, subject]);

  return state;
}
