import { Link, withPrefix } from "gatsby";
import { type ComponentProps, useEffect, useRef } from "react";
import { buttonClass } from "../components/buttonClass";
import { ExternalLink } from "../components/ExternalLink";
import { Icon } from "../components/Icon";
import { useSiteMetadata } from "../components/useSiteMetadata";
import { communityUrl, routes } from "../site/links";
import { productName } from "../site/product";
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

/** The menu of small screens (docs/rules.md, 10.2 and 10.3). A details element works without scripts, and before hydration. */
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
    <details ref={menu} className={styles.menu}>
      <summary aria-label="Menu">
        <Icon name="menu" />
        <Icon name="close" />
      </summary>
      <nav className={styles.menuLinks} aria-label="Main">
        <NavigationLinks />
      </nav>
    </details>
  );
}

/** Gatsby itself does not mark a link whose page has a slash at the end of its URL. */
const markIfOpen: ComponentProps<typeof Link>["getProps"] = ({ isPartiallyCurrent }) =>
  isPartiallyCurrent ? { "aria-current": "page" } : {};

/** The links of the bar and of its menu. Gatsby marks the link to the page that is open. */
function NavigationLinks() {
  const { repositoryUrl } = useSiteMetadata();
  const button = `${buttonClass("outline", "small")} ${styles.button}`;
  return (
    <>
      <Link to={routes.home} className={styles.link}>
        Home
      </Link>
      <Link to={routes.download} className={styles.link} getProps={markIfOpen}>
        Download
      </Link>
      <ExternalLink href={repositoryUrl} className={styles.link}>
        GitHub
      </ExternalLink>
      <a href={communityUrl} rel="noopener" className={button}>
        Join Community
      </a>
    </>
  );
}
