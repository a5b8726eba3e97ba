import { type ComponentType, createElement, memo, Suspense } from "react";

/**
 * Gives a section that React hydrates in a task of its own, so that no task keeps a slow phone busy for long. React does that with
 * a Suspense boundary (https://github.com/reactwg/react-18/discussions/37). But if a boundary is rendered again before it is
 * hydrated, React throws the section's HTML away. So the section has no props, and is memoized.
 */
export function hydrateLater(Section: ComponentType): ComponentType {
  return memo(() => <Suspense>{createElement(Section)}</Suspense>);
}
