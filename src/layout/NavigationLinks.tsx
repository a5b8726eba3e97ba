import { Link } from "gatsby";
import { buttonClass } from "../components/buttonClass";
import { ExternalLink } from "../components/ExternalLink";
import { useSiteMetadata } from "../components/useSiteMetadata";
import { type NavigationItem, topBarItems } from "../site/navigation";
import * as styles from "./NavigationLinks.module.css";

interface NavigationLinksProps {
  /** Called when a link was chosen. */
  onChoose: () => void;
}

/**
 * The links of the top bar. The bar and the menu of small screens both show them. Gatsby marks the link to the page that is open.
 */
export function NavigationLinks({ onChoose }: NavigationLinksProps) {
  const { repositoryUrl } = useSiteMetadata();
  return topBarItems(repositoryUrl).map((item) => <NavigationLink key={item.label} item={item} onClick={onChoose} />);
}

function NavigationLink({ item, onClick }: { item: NavigationItem; onClick: () => void }) {
  if ("to" in item) {
    return (
      <Link to={item.to} className={styles.link} onClick={onClick}>
        {item.label}
      </Link>
    );
  }
  if (item.isButton) {
    const className = `${buttonClass({ look: "outline", size: "small" })} ${styles.button}`;
    return (
      <a href={item.href} rel="noopener" className={className} onClick={onClick}>
        {item.label}
      </a>
    );
  }
  return (
    <ExternalLink href={item.href} className={styles.link} onClick={onClick}>
      {item.label}
    </ExternalLink>
  );
}
