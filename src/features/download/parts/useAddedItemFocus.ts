import { useEffect, useRef } from "react";

const NO_PRESS = { count: Infinity };

/**
 * Focuses the first item that a press adds to a list of `count` items, because the pressed button
 * moves or goes. It leaves the focus that the visitor has moved. The press calls `beforeAdding`.
 *
 * @param hasFailed whether loading the items has failed, which ends the wait for them
 */
export function useAddedItemFocus<List extends HTMLElement>(count: number, hasFailed = false) {
  const list = useRef<List>(null);
  const press = useRef<{ count: number; focused?: Element | null }>(NO_PRESS);
  useEffect(() => {
    const { count: before, focused } = press.current;
    if (count <= before && !hasFailed) return;
    press.current = NO_PRESS;
    const items = list.current?.querySelectorAll<HTMLElement>(":scope > li");
    // The body has the focus if the button is gone.
    if ([focused, document.body].includes(document.activeElement))
      items?.[before]?.focus({ preventScroll: true });
  }, [count, hasFailed]);
  const beforeAdding = () => {
    // In Safari, a click does not focus the button.
    press.current = { count, focused: document.activeElement };
  };
  return { list, beforeAdding };
}
