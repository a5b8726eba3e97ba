import type { WrapRootElementBrowserArgs } from "gatsby";
import { ErrorBoundary } from "../components/ErrorBoundary";
import { PageFailure } from "../components/PageFailure";

/**
 * Puts an error boundary around everything, Gatsby's own components and the layout included. Only the browser uses it. It adds no
 * element, so the HTML that the build made without it still matches during hydration.
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
