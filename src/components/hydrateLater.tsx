import { type ComponentType, createElement, memo, Suspense, useDeferredValue } from "react";

/**
 * Gives a section that React hydrates later, in a task of its own: first React hydrates the page without these sections, then one
 * section after the other. So no task keeps a slow phone busy for long. If the visitor presses something in a section, React
 * hydrates that section first.
 *
 * React does the work: it hydrates what is inside a Suspense boundary separately. But if new props reach such a boundary before
 * it is hydrated, React throws the section's HTML away and renders it again. Two things prevent that. The props are deferred, so
 * a change waits until the section is hydrated; and the boundary is memoized, so that equal props in a new object are no change.
 *
 * @param Section the component of the section; React must be able to compare its props, so give it stable functions and objects
 * @see https://react.dev/reference/react/Suspense
 * @see https://github.com/reactwg/react-18/discussions/37
 */
export function hydrateLater<Props extends object>(Section: ComponentType<Props>): ComponentType<Props> {
  const Boundary = memo<Props>(function Boundary(props: Props) {
    return <Suspense>{createElement(Section, props)}</Suspense>;
  });
  return function HydratedLater(props: Props) {
    return createElement(Boundary, useDeferredValue(props));
  };
}
