import { type KeyboardEvent, useRef, useState } from "react";
import { useBrowserValue } from "../../browser/useBrowserValue";

/** What {@link useGallery} gives. Pictures are counted from 0. */
export interface GalleryState {
  /** False in the built HTML and until hydration: then the gallery is a strip with links to its pictures. */
  isReady: boolean;
  selected: number;
  /** The picture that was selected before; the selected one fades in over it. */
  covered: number | undefined;
  select: (index: number) => void;
  /** Selects another picture by the arrow keys, Home and End. */
  onKeyDown: (event: KeyboardEvent) => void;
  /** The elements of the thumbnails, for moving the focus. The component fills the list. */
  thumbnails: { current: (HTMLElement | null)[] };
}

/** The state of a gallery of `count` pictures. At first, the first one is selected (docs/rules.md, 2.7). */
export function useGallery(count: number): GalleryState {
  const isReady = useBrowserValue(() => true, false);
  const [{ selected, covered }, setPictures] = useState<{ selected: number; covered?: number }>({ selected: 0 });
  const thumbnails = useRef<(HTMLElement | null)[]>([]);
  const select = (index: number) => {
    if (index !== selected) setPictures({ selected: index, covered: selected });
  };
  const onKeyDown = (event: KeyboardEvent) => {
    const next = indexAfter(event.key, selected, count);
    if (next === undefined) return;
    event.preventDefault();
    select(next);
    thumbnails.current[next]?.focus();
  };
  return { isReady, selected, covered, select, onKeyDown, thumbnails };
}

// Keys as in https://www.w3.org/WAI/ARIA/apg/patterns/tabs/. Enter is missing because the browser clicks a link at Enter; at the
// space bar it does not.
function indexAfter(key: string, index: number, count: number): number | undefined {
  switch (key) {
    case "ArrowRight":
      return (index + 1) % count;
    case "ArrowLeft":
      return (index - 1 + count) % count;
    case "Home":
      return 0;
    case "End":
      return count - 1;
    case " ":
      return index;
    default:
      return undefined;
  }
}
