import { Fragment, type ReactNode, useSyncExternalStore } from "react";

interface HydrationGuardProps {
  /** When the build read the releases, ISO 8601: it identifies the build. */
  readAt: string;
  children: ReactNode;
}

const ID = "releases";

const subscribeToNothing = () => () => undefined;

/**
 * Renders its children anew if the HTML belongs to another build than the page's data, as HTML from a cache may (docs/rules.md,
 * 3.18). Hydration would correct the texts of the HTML but not its links.
 */
export function HydrationGuard({ readAt, children }: HydrationGuardProps) {
  // Hydration leaves attributes as they are, so this one stays that of the HTML.
  const htmlReadAt = useSyncExternalStore(
    subscribeToNothing,
    () => document.getElementById(ID)?.dataset.readAt ?? readAt,
    () => readAt,
  );
  return (
    <div id={ID} data-read-at={readAt}>
      <Fragment key={htmlReadAt}>{children}</Fragment>
    </div>
  );
}
