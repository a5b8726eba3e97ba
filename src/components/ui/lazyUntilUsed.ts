import { type ComponentType, type LazyExoticComponent, lazy } from "react";

const SIGNS_OF_USE = ["pointerdown", "focusin", "dragenter", "change", "toggle"];

/**
 * A component that stands in the built HTML as it is and whose script comes when the visitor first presses, focuses, opens or
 * drags something onto the element around it. Where there is no such element yet (a page reached from another one), the script comes at once.
 *
 * It belongs in a Suspense boundary; as long as it waits, nothing that it is given may change.
 *
 * @param load imports the component. It may fail: the next sign of use tries again. Gatsby would load the page again for ever
 * @param id of the element around it; none for a component that is drawn on request only
 * @param isWanted whether something other than a press wants it at once
 */
export function lazyUntilUsed<Properties extends object>(
  load: () => Promise<ComponentType<Properties>>,
  id?: string,
  isWanted: () => boolean = () => false,
): LazyExoticComponent<ComponentType<Properties>> {
  return lazy(async () => {
    const element = typeof document === "undefined" || !id ? null : document.getElementById(id);
    if (element && !isWanted() && !isUsed(element)) await use(element);
    for (;;) {
      try {
        return { default: await load() };
      } catch {
        await use(document);
      }
    }
  });
}

/** Whether the visitor was faster than the scripts. */
function isUsed(element: HTMLElement): boolean {
  const hasFile = [...element.querySelectorAll("input")].some(({ files }) => files?.length);
  return hasFile || element.matches(":focus-within, [open]");
}

/** Resolves at the next sign of use within a part of the page. */
function use(part: Node): Promise<void> {
  return new Promise((resolve) => {
    const see = ({ target }: Event) => {
      if (!(target instanceof Node) || !part.contains(target)) return;
      for (const sign of SIGNS_OF_USE) document.removeEventListener(sign, see, true);
      resolve();
    };
    // At the document: below it, React keeps the events of what waits to be taken over to itself.
    for (const sign of SIGNS_OF_USE) document.addEventListener(sign, see, true);
  });
}
