import { lazy, Suspense } from "react";
import { useIsHydrated } from "../browser/useIsHydrated";
import { whenIdle } from "../browser/whenIdle";

const FloatingNotes = lazy(async () => {
  await whenIdle();
  try {
    return { default: (await import("./FloatingNotes")).FloatingNotes };
  } catch {
    // Decoration: without it, nothing shows. Not thrown: Gatsby would reload the page, again and again.
    return { default: () => <></> };
  }
});

/** Floating notes that are not in the built HTML: their script and their styles load when the browser is idle. */
export function NotesWhenIdle({ count }: { count: number }) {
  const isHydrated = useIsHydrated();
  if (!isHydrated) return null;
  return (
    <Suspense>
      <FloatingNotes count={count} />
    </Suspense>
  );
}
