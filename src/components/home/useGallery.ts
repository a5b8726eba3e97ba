import { type KeyboardEvent, useRef, useState } from "react";
import { useBrowserValue } from "../../browser/useBrowserValue";

/** A gallery of `count` pictures of which one is large: which one, which one it covers, and what a key does. */
export interface GalleryState {
  /** False in the built HTML and until scripts run: then the gallery is a strip with links to its pictures. */
  isReady: boolean;
  selected: number;
  /** The picture that the selected one fades in over. */
  covered: number | undefined;
  select: (index: number) => void;
  /** Moves the selection by the arrow keys, Home and End. */
  onKeyDown: (event: KeyboardEvent) => void;
  /** Takes the thumbnails, which the keys move the focus to. */
  thumbnails: { current: (HTMLElement | null)[] };
}

/** The state of a gallery; the first picture is selected by default (product spec, section 4). */
export function useGallery(count: number): GalleryState {
  const isReady = useBrowserValue(() => true, false);
  const [{ selected, covered }, setPictures] = useState<{ selected: number; covered?: number }>({ selected: 0 });
  const thumbnails = useRef<(HTMLElement | null)[]>([]);
  const select = (index: number) => {
    if (index !== selected) setPictures({ selected: index, covered: selected });
  };
  const onKeyDown = (event: KeyboardEvent) => {
    const next = placeAfter(event.key, selected, count);
    if (next === undefined) return;
    event.preventDefault();
    select(next);
    thumbnails.current[next]?.focus();
  };
  return { isReady, selected, covered, select, onKeyDown, thumbnails };
}

// https://www.w3.org/WAI/ARIA/apg/patterns/tabs/ (keyboard interaction). A link obeys Enter by itself, not the space bar.
function placeAfter(key: string, place: number, count: number): number | undefined {
  switch (key) {
    case "ArrowRight":
      return (place + 1) % count;
    case "ArrowLeft":
      return (place - 1 + count) % count;
    case "Home":
      return 0;
    case "End":
      return count - 1;
    case " ":
      return place;
    default:
      return undefined;
  }
}
