import { type ReactNode, useState } from "react";

interface SameBuildProps {
  /** When the build read the releases, ISO 8601: it identifies the build. */
  readAt: string;
  children: ReactNode;
}

/**
 * Renders its children again if the HTML belongs to another build than the page's data, as HTML from a cache may. Hydration would
 * correct the texts of the HTML but not its links. The new render happens before the next paint (docs/rules.md, 3.18).
 */
export function SameBuild({ readAt, children }: SameBuildProps) {
  const [isOtherBuild, setIsOtherBuild] = useState(false);
  // Hydration leaves attributes as they are, so this one is still that of the HTML.
  const compareWithHtml = (element: HTMLElement | null) => {
    if (element && element.dataset.readAt !== readAt) setIsOtherBuild(true);
  };
  return (
    <div key={isOtherBuild ? "rendered" : "hydrated"} ref={compareWithHtml} data-read-at={readAt}>
      {children}
    </div>
  );
}
