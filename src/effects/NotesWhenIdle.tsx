import { useLazyComponent } from "../browser/useLazyComponent";
import { whenIdle } from "../browser/whenIdle";

interface NotesWhenIdleProps {
  /** How many notes there are. */
  count: number;
}

async function loadNotes() {
  await whenIdle();
  return (await import("./FloatingNotes")).FloatingNotes;
}

/** What {@link useLazyComponent} shows: always the same. */
const NOTES = {};

/**
 * Floating notes that are not in the built HTML: their script and their styles load when the browser is idle. Nothing shows if they
 * cannot be loaded.
 */
export function NotesWhenIdle({ count }: NotesWhenIdleProps) {
  const { component: Notes } = useLazyComponent(loadNotes, NOTES);
  return Notes && <Notes count={count} />;
}
