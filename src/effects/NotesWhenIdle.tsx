import { type ComponentProps, lazy, Suspense } from "react";
import { useIsHydrated } from "../browser/useIsHydrated";
import { whenQuiet } from "../browser/whenIdle";

const FloatingNotes = lazy(async () => {
  await whenQuiet();
  // Decoration: without it, nothing shows. Not thrown: Gatsby would reload the page, again and again.
  return import("./FloatingNotes").catch(() => ({ default: () => <></> }));
});

/** Floating notes that are not in the built HTML: their script and their styles load once the page is quiet. */
export function NotesWhenIdle(notes: ComponentProps<typeof FloatingNotes>) {
  if (!useIsHydrated()) return null;
  return (
    <Suspense>
      <FloatingNotes {...notes} />
    </Suspense>
  );
}
