import { Link, withPrefix } from "gatsby";
import { ExternalLink } from "../components/ui/ExternalLink";
import { LocalText } from "../components/ui/LocalText";
import { routes } from "../site/links";
import { productName } from "../site/product";
import * as styles from "./Footer.module.css";
import { footerGroups } from "./navigation";

interface FooterProps {
  /** Day of the build, ISO 8601. */
  builtOn: string;
  repositoryUrl: string;
}

/** The foot of every page: who this is, three groups of links, and the copyright line with the current year. */
export function Footer({ builtOn, repositoryUrl }: FooterProps) {
  return (
    <footer className={styles.footer}>
      <div className={styles.columns}>
        <div className={styles.about}>
          <Link to={routes.home}>
            <img src={withPrefix("/logo.svg")} alt={productName} width="129" height="32" loading="lazy" />
          </Link>
          <p>A free music player for your phone. No ads, no account, paid for by the people who like it.</p>
        </div>
        {footerGroups(repositoryUrl).map(({ title, items }) => (
          <nav key={title} aria-label={title}>
            <h2>{title}</h2>
            <ul>
              {items.map((item) => (
                <li key={item.label}>
                  {"to" in item ? (
                    <Link to={item.to}>{item.label}</Link>
                  ) : (
                    <ExternalLink href={item.href}>{item.label}</ExternalLink>
                  )}
                </li>
              ))}
            </ul>
          </nav>
        ))}
        <p className={styles.copyright}>
          © <LocalText built={builtOn.slice(0, 4)} local={() => String(new Date().getFullYear())} /> {productName}
        </p>
      </div>
    </footer>
  );
}
