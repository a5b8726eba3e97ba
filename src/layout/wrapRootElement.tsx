import type { WrapRootElementBrowserArgs } from "gatsby";
import { ErrorBoundary } from "../components/ui/ErrorBoundary";
import { PageFailure } from "../components/ui/PageFailure";

/**
 * The last boundary, around Gatsby's own components and the layout. In the browser alone: it adds no element, so hydration finds
 * what the build wrote without it.
 */
export function wrapRootElement({ element }: Pick<WrapRootElementBrowserArgs, "element">) {
  return (
    <ErrorBoundary
      fallback={() => (
        <main>
          <PageFailure />
        </main>
      )}
    >
      {element}
    </ErrorBoundary>
  );
}
