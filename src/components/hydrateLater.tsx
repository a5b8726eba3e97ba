import { type ComponentType, createElement, memo, Suspense } from "react";

/**
 * Gives a section that React hydrates later, in a task of its own, so that no task keeps a slow phone busy for long. React hydrates
 * what is inside a Suspense boundary separately, and first where the visitor presses something. But if a boundary is rendered again
 * before it is hydrated, React throws the section's HTML away. So the section has no props, and is memoized.
 *
 * @see https://react.dev/reference/react/Suspense
 * @see https://github.com/reactwg/react-18/discussions/37
 */
export function hydrateLater(Section: ComponentType): ComponentType {
  return memo(() => <Suspense>{createElement(Section)}</Suspense>);
}
