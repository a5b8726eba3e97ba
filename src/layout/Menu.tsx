import { useEffect, useRef, useState } from "react";
import { Icon } from "../components/ui/Icon";
import * as styles from "./Menu.module.css";
import { NavigationLinks } from "./NavigationLinks";

/** The menu of small screens (docs/rules.md, 10.2 and 10.3): a details element, so that it works without scripts. */
export function Menu() {
  const menu = useRef<HTMLDetailsElement>(null);
  const [isOpen, setIsOpen] = useState(false);

  // The visitor may have opened it before hydration.
  useEffect(() => setIsOpen(menu.current?.open ?? false), []);

  useEffect(() => {
    if (!isOpen) return;
    const close = () => setIsOpen(false);
    const closeOutside = (event: Event) => {
      if (event.target instanceof Node && !menu.current?.contains(event.target)) close();
    };
    const closeOnEscape = (event: KeyboardEvent) => {
      if (event.key !== "Escape") return;
      close();
      menu.current?.querySelector("summary")?.focus();
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
  }, [isOpen]);

  return (
    <details ref={menu} className={styles.menu} open={isOpen} onToggle={(event) => setIsOpen(event.currentTarget.open)}>
      <summary aria-label="Menu">
        <Icon name={isOpen ? "close" : "menu"} />
      </summary>
      <nav className={styles.links} aria-label="Main">
        <NavigationLinks onChoose={() => setIsOpen(false)} />
      </nav>
    </details>
  );
}
