import { useEffect, useRef } from "react";

/**
 * Focuses the first item that a press adds to a list of `count` items, because the pressed button
 * moves or goes. The press calls `beforeAdding`.
 */
export function useAddedItemFocus<List extends HTMLElement>(count: number) {
  const list = useRef<List>(null);
  const countBefore = useRef(Infinity);
  useEffect(() => {
    if (count <= countBefore.current) return;
    const items = list.current?.querySelectorAll<HTMLElement>(":scope > li");
    items?.[countBefore.current]?.focus({ preventScroll: true });
    countBefore.current = Infinity;
  }, [count]);
  const beforeAdding = () => {
    countBefore.current = count;
  };
  return { list, beforeAdding };
}
