import { type ComponentType, createElement, memo, Suspense } from "react";

/**
 * Gives a section that React hydrates in a task of its own, so that no task keeps a slow phone busy for long. React does that with
 * a Suspense boundary (https://github.com/reactwg/react-18/discussions/37). But if a boundary is rendered again before it is
 * hydrated, React throws the section's HTML away. So the section is memoized: give it no props that change before that.
 */
export function hydrateLater<Props extends object>(Section: ComponentType<Props>) {
  return memo((props: Props) => <Suspense>{createElement(Section, props)}</Suspense>);
}
