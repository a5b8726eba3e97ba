import { Link, withPrefix } from "gatsby";
import { routes } from "../site/links";
import { productName } from "../site/product";
import { Menu } from "./Menu";
import { NavigationLinks } from "./NavigationLinks";
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
          <NavigationLinks onChoose={() => undefined} />
        </nav>
        <Menu />
      </div>
    </header>
  );
}
