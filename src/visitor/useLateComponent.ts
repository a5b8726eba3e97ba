import { type ComponentType, useEffect, useState } from "react";

/**
 * A component whose script is fetched when there is something to show in it.
 *
 * @param load fetches it; the same function each time
 * @param subject what is to be shown, or null. With each new one, a script that failed to come is fetched again
 * @returns the component; null while it is on its way, "missing" where it failed to come
 */
export function useLateComponent<Properties>(
  load: () => Promise<ComponentType<Properties>>,
  subject: object | null,
): ComponentType<Properties> | "missing" | null {
  const [component, setComponent] = useState<ComponentType<Properties> | "missing" | null>(null);

  useEffect(() => {
    if (!subject) return;
    load().then(
      (loaded) => setComponent(() => loaded),
      // Not thrown: Gatsby would load the page again, for ever.
      () => setComponent("missing"),
    );
  }, [load, subject]);

  return component;
}
