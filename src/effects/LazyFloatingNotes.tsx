import { type ComponentProps, Suspense } from "react";
import { useIsHydrated } from "../browser/useIsHydrated";
import { ErrorBoundary } from "../components/ErrorBoundary";
import { hasMusicDecoration } from "../site/product";
import { lazyDecoration } from "./lazyDecoration";

const FloatingNotes = lazyDecoration(() => import("./FloatingNotes"));

/** Floating notes that are not in the built HTML. */
export function LazyFloatingNotes(props: ComponentProps<typeof FloatingNotes>) {
  if (!useIsHydrated() || !hasMusicDecoration) return null;
  return (
    <ErrorBoundary>
      <Suspense>
        <FloatingNotes {...props} />
      </Suspense>
    </ErrorBoundary>
  );
}
