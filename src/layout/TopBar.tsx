import { Link, withPrefix } from "gatsby";
import { useEffect, useRef } from "react";
import { buttonClass } from "../components/buttonClass";
import { Icon } from "../components/Icon";
import { ExternalLink } from "../components/links";
import { useSiteMetadata } from "../components/useSiteMetadata";
import { paths, routes } from "../site/links";
import { community, productName } from "../site/product";
import * as styles from "./TopBar.module.css";

/** The bar at the top. If its links do not fit, they are in a menu. */
export function TopBar() {
  return (
    <header className={styles.bar}>
      <div className={styles.row}>
        <Link className={styles.brand} to={routes.home}>
          <img src={withPrefix(paths.logo)} alt={productName} />
        </Link>
        <nav className={styles.links} aria-label="Main">
          <NavigationLinks />
        </nav>
        <Menu />
      </div>
    </header>
  );
}

/** It also works without scripts. */
function Menu() {
  const menu = useRef<HTMLDetailsElement>(null);

  useEffect(() => {
    const details = menu.current;
    if (!details) return;
    const controller = new AbortController();
    const { signal } = controller;
    const close = () => {
      details.open = false;
    };
    const closeOutside = ({ target }: Event) => {
      if (target instanceof Node && !details.contains(target)) close();
    };
    const closeOnChoice = ({ target }: Event) => {
      if (target instanceof Element && target.closest("a")) close();
    };
    const closeOnEscape = ({ key }: KeyboardEvent) => {
      if (key !== "Escape" || !details.open) return;
      close();
      details.querySelector("summary")?.focus();
    };
    window.addEventListener("scroll", close, { passive: true, signal });
    document.addEventListener("pointerdown", closeOutside, { signal });
    document.addEventListener("focusin", closeOutside, { signal });
    details.addEventListener("click", closeOnChoice, { signal });
    document.addEventListener("keydown", closeOnEscape, { signal });
    return () => controller.abort();
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

function NavigationLinks() {
  const { repositoryUrl } = useSiteMetadata();
  const button = `${buttonClass("outline", "small")} ${styles.button}`;
  return (
    <>
      <Link to={routes.home} className={styles.link}>
        Home
      </Link>
      <Link to={routes.download} className={styles.link}>
        Download
      </Link>
      <ExternalLink href={repositoryUrl} className={styles.link}>
        GitHub
      </ExternalLink>
      {community && (
        <a href={community.url} className={button}>
          {community.callToAction}
        </a>
      )}
    </>
  );
}
