import { type ComponentType, createElement, memo, Suspense } from "react";

/**
 * Gives a section that React hydrates later, in a task of its own: first React hydrates the page without these sections, then one
 * section after the other. So no task keeps a slow phone busy for long. If the visitor presses something in a section, React
 * hydrates that section first.
 *
 * React does the work: it hydrates what is inside a Suspense boundary separately. But if a boundary is rendered again before it is
 * hydrated, React throws the section's HTML away. So the section has no props, and is memoized.
 *
 * @see https://react.dev/reference/react/Suspense
 * @see https://github.com/reactwg/react-18/discussions/37
 */
export function hydrateLater(Section: ComponentType): ComponentType {
  return memo(() => <Suspense>{createElement(Section)}</Suspense>);
}
