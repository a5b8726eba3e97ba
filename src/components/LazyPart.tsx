import { type ComponentType, createElement, lazy, type ReactNode, Suspense, useState } from "react";
import { ErrorBoundary } from "./ErrorBoundary";

interface LazyPartProps<Props extends object> {
  /** Imports the component. */
  load: () => Promise<ComponentType<Props>>;
  /** The component's props. A `key` among them renders it anew. */
  props: Props;
  /** What shows until the component is loaded. */
  loading?: ReactNode;
  /** What shows if it could not be loaded or rendered. */
  failed: ReactNode;
  /** What the component is about. If it failed, another value loads it again. */
  subject?: unknown;
}

/** A component whose script loads when it is first rendered. */
export function LazyPart<Props extends object>({ failed, subject, ...part }: LazyPartProps<Props>) {
  return (
    <ErrorBoundary fallback={() => failed} subject={subject}>
      <Loaded {...part} />
    </ErrorBoundary>
  );
}

/** The components that have loaded, by what loads them: who comes back to one sees it at once. */
const loadedParts = new Map<unknown, unknown>();

// React keeps the result of a load for ever, also a failure. The boundary mounts this anew after one, so that it loads again.
function Loaded<Props extends object>({ load, props, loading }: Omit<LazyPartProps<Props>, "failed" | "subject">) {
  const [Part] = useState(() => {
    const partOf = (Component: ComponentType<Props>) => (part: { props: Props }) => createElement(Component, part.props);
    if (loadedParts.has(load)) return partOf(loadedParts.get(load) as ComponentType<Props>);
    return lazy(async () => {
      const Component = await load();
      loadedParts.set(load, Component);
      return { default: partOf(Component) };
    });
  });
  return (
    <Suspense fallback={loading}>
      <Part props={props} />
    </Suspense>
  );
}
