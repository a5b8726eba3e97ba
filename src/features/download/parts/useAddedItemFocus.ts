import { useEffect, useRef } from "react";

/**
 * Focuses the first item that a press adds to a list of `count` items, because the pressed button
 * moves or goes. A visitor who has moved the focus by then keeps it. The press calls
 * `beforeAdding`.
 *
 * @param hasFailed whether the items could not be loaded, which ends the wait for them
 */
export function useAddedItemFocus<List extends HTMLElement>(count: number, hasFailed = false) {
  const list = useRef<List>(null);
  const press = useRef<{ count: number; focused: Element | null } | null>(null);
  useEffect(() => {
    const { count: countBefore = Infinity, focused } = press.current ?? {};
    if (hasFailed) press.current = null;
    if (count <= countBefore) return;
    press.current = null;
    const items = list.current?.querySelectorAll<HTMLElement>(":scope > li");
    // The body has the focus if the button is gone.
    if (document.activeElement === focused || document.activeElement === document.body)
      items?.[countBefore]?.focus({ preventScroll: true });
  }, [count, hasFailed]);
  const beforeAdding = () => {
    // In Safari, this is not the button: a click does not focus it.
    press.current = { count, focused: document.activeElement };
  };
  return { list, beforeAdding };
}
