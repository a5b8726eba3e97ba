import { useCallback, useEffect, useRef } from "react";
import { Icon } from "../components/Icon";
import * as styles from "./Menu.module.css";
import { NavigationLinks } from "./NavigationLinks";

/**
 * The menu of small screens (docs/rules.md, 10.2 and 10.3): a details element, so that it works without scripts. The element itself
 * knows whether it is open, so nothing is late if a visitor opens it before hydration or presses fast.
 */
export function Menu() {
  const menu = useRef<HTMLDetailsElement>(null);
  const close = useCallback(() => {
    if (menu.current) menu.current.open = false;
  }, []);

  useEffect(() => {
    const closeOutside = (event: Event) => {
      if (event.target instanceof Node && !menu.current?.contains(event.target)) close();
    };
    const closeOnEscape = (event: KeyboardEvent) => {
      if (event.key !== "Escape" || !menu.current?.open) return;
      close();
      menu.current.querySelector("summary")?.focus();
    };
    window.addEventListener("scroll", close, { passive: true });
    document.addEventListener("pointerdown", closeOutside);
    document.addEventListener("focusin", closeOutside);
    document.addEventListener("keydown", closeOnEscape);
    return () => {
      window.removeEventListener("scroll", close);
      document.removeEventListener("pointerdown", closeOutside);
      document.removeEventListener("focusin", closeOutside);
      document.removeEventListener("keydown", closeOnEscape);
    };
  }, [close]);

  return (
    <details ref={menu} className={styles.menu}>
      <summary aria-label="Menu">
        <Icon name="menu" />
        <Icon name="close" />
      </summary>
      <nav className={styles.links} aria-label="Main">
        <NavigationLinks onChoose={close} />
      </nav>
    </details>
  );
}
