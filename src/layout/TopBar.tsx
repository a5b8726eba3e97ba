import { Link, withPrefix } from "gatsby";
import { useEffect, useRef } from "react";
import { buttonClass } from "../components/buttonClass";
import { ExternalLink } from "../components/ExternalLink";
import { Icon } from "../components/Icon";
import { useSiteMetadata } from "../components/useSiteMetadata";
import { routes } from "../site/links";
import { topBarItems } from "../site/navigation";
import { productName } from "../site/product";
import * as menuStyles from "./Menu.module.css";
import * as linkStyles from "./NavigationLinks.module.css";
import * as styles from "./TopBar.module.css";

/** The fixed top bar: the logo and the links, which are in a menu on small screens (docs/rules.md, 10.1 and 10.2). */
export function TopBar() {
  return (
    <header className={styles.bar}>
      <div className={styles.row}>
        <Link className={styles.brand} to={routes.home}>
          <img src={withPrefix("/logo.svg")} alt={productName} width="129" height="32" />
        </Link>
        <nav className={styles.links} aria-label="Main">
          <NavigationLinks />
        </nav>
        <Menu />
      </div>
    </header>
  );
}

/**
 * The menu of small screens (docs/rules.md, 10.2 and 10.3): a details element, so that it works without scripts. The element itself
 * knows whether it is open, so nothing is late if a visitor opens it before hydration or presses fast.
 */
function Menu() {
  const menu = useRef<HTMLDetailsElement>(null);

  useEffect(() => {
    const listening = new AbortController();
    const { signal } = listening;
    const close = () => {
      if (menu.current) menu.current.open = false;
    };
    const closeOutside = ({ target }: Event) => {
      if (target instanceof Node && !menu.current?.contains(target)) close();
    };
    const closeOnChoice = ({ target }: Event) => {
      if (target instanceof Element && target.closest("a")) close();
    };
    const closeOnEscape = ({ key }: KeyboardEvent) => {
      if (key !== "Escape" || !menu.current?.open) return;
      close();
      menu.current.querySelector("summary")?.focus();
    };
    window.addEventListener("scroll", close, { passive: true, signal });
    document.addEventListener("pointerdown", closeOutside, { signal });
    document.addEventListener("focusin", closeOutside, { signal });
    menu.current?.addEventListener("click", closeOnChoice, { signal });
    document.addEventListener("keydown", closeOnEscape, { signal });
    return () => listening.abort();
  }, []);

  return (
    <details ref={menu} className={menuStyles.menu}>
      <summary aria-label="Menu">
        <Icon name="menu" />
        <Icon name="close" />
      </summary>
      <nav className={menuStyles.links} aria-label="Main">
        <NavigationLinks />
      </nav>
    </details>
  );
}

/** The links of the bar and of its menu. Gatsby marks the link to the page that is open. */
function NavigationLinks() {
  const { repositoryUrl } = useSiteMetadata();
  return topBarItems(repositoryUrl).map((item) => {
    if ("to" in item) {
      return (
        <Link key={item.label} to={item.to} className={linkStyles.link}>
          {item.label}
        </Link>
      );
    }
    if (item.isButton) {
      const className = `${buttonClass({ look: "outline", size: "small" })} ${linkStyles.button}`;
      return (
        <a key={item.label} href={item.href} rel="noopener" className={className}>
          {item.label}
        </a>
      );
    }
    return (
      <ExternalLink key={item.label} href={item.href} className={linkStyles.link}>
        {item.label}
      </ExternalLink>
    );
  });
}
