import { useEffect, useState } from "react";
import { whenIdle } from "../browser/whenIdle";
import type { FloatingNotes } from "./FloatingNotes";

interface NotesWhenIdleProps {
  /** How many notes there are. */
  count: number;
}

type Notes = typeof FloatingNotes;

/**
 * Floating notes that are not in the built HTML: their script and their styles load when the browser is idle. Nothing shows if they
 * cannot be loaded.
 */
export function NotesWhenIdle({ count }: NotesWhenIdleProps) {
  const [Notes, setNotes] = useState<Notes | null>(null);
  useEffect(() => {
    let isMounted = true;
    loadNotes().then((loaded) => {
      if (isMounted) setNotes(() => loaded);
    });
    return () => {
      isMounted = false;
    };
  }, []);
  return Notes && <Notes count={count} />;
}

async function loadNotes(): Promise<Notes | null> {
  await whenIdle();
  try {
    return (await import("./FloatingNotes")).FloatingNotes;
  } catch {
    // Decoration: nobody misses it. Not thrown: Gatsby would reload the page, again and again.
    return null;
  }
}
