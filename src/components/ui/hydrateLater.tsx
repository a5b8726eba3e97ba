import { type ComponentType, createElement, memo, Suspense, useDeferredValue } from "react";

/**
 * Makes a section one that React hydrates in a task of its own, after everything that is not in such a section: no single task holds
 * up a slow phone for long. If the visitor presses something in it first, React hydrates it first.
 *
 * The trap: if new props reach a section that is not hydrated yet, React throws its HTML away and renders it again. So its props are
 * deferred until it is hydrated; and it is a memo component, because without that the same props would count as new ones.
 *
 * @see https://react.dev/reference/react/Suspense and https://github.com/reactwg/react-18/discussions/37
 */
export function hydrateLater<Props extends object>(Section: ComponentType<Props>): ComponentType<Props> {
  const Boundary = memo<Props>(function Boundary(props: Props) {
    return <Suspense>{createElement(Section, props)}</Suspense>;
  });
  return function HydratedLater(props: Props) {
    return createElement(Boundary, useDeferredValue(props));
  };
}
