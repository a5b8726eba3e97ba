import { Link } from "gatsby";
import { buttonClass } from "../components/ui/buttonClass";
import { ExternalLink } from "../components/ui/ExternalLink";
import * as styles from "./NavigationLinks.module.css";
import { topBarItems } from "./navigation";

interface NavigationLinksProps {
  repositoryUrl: string;
  /** Called when an item was chosen. */
  onChoose: () => void;
}

/** The links of the top bar; the bar and the menu of small screens hold the same ones. Gatsby marks the one that is open. */
export function NavigationLinks({ repositoryUrl, onChoose }: NavigationLinksProps) {
  const items = topBarItems(repositoryUrl);
  return items.map((item, index) =>
    "to" in item ? (
      <Link key={item.label} to={item.to} className={styles.link} onClick={onChoose}>
        {item.label}
      </Link>
    ) : index === items.length - 1 ? (
      <a
        key={item.label}
        href={item.href}
        rel="noopener"
        className={`${buttonClass({ look: "outline", size: "small" })} ${styles.button}`}
        onClick={onChoose}
      >
        {item.label}
      </a>
    ) : (
      <ExternalLink key={item.label} href={item.href} className={styles.link} onClick={onChoose}>
        {item.label}
      </ExternalLink>
    ),
  );
}
