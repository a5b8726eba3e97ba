import { Link, withPrefix } from "gatsby";
import { routes } from "../site/links";
import { productName } from "../site/product";
import { Menu } from "./Menu";
import { NavigationLinks } from "./NavigationLinks";
import * as styles from "./TopBar.module.css";

interface TopBarProps {
  repositoryUrl: string;
}

/** The fixed bar: logo and links, which on small screens sit in a menu. */
export function TopBar({ repositoryUrl }: TopBarProps) {
  return (
    <header className={styles.bar}>
      <div className={styles.row}>
        <Link className={styles.brand} to={routes.home}>
          <img src={withPrefix("/logo.svg")} alt={productName} width="129" height="32" />
        </Link>
        <nav className={styles.links} aria-label="Main">
          <NavigationLinks repositoryUrl={repositoryUrl} onChoose={() => undefined} />
        </nav>
        <Menu repositoryUrl={repositoryUrl} />
      </div>
    </header>
  );
}
