import { type ComponentType, memo, Suspense } from "react";

/**
 * Lazy hydration: React hydrates each Suspense boundary in a task of its own, so no task blocks a
 * slow phone for long (https://github.com/reactwg/react-18/discussions/37). A section that renders
 * again before its hydration loses its HTML, so it is memoized.
 */
export function hydrateLazily(Section: ComponentType) {
  return memo(() => (
    <Suspense>
      <Section />
    </Suspense>
  ));
}
