import { Link, withPrefix } from "gatsby";
import type { ReactElement } from "react";
import { pauseMotion, useIsMotionPaused } from "../browser/reducedMotion";
import * as buttonStyles from "../components/Button.module.css";
import { ExternalLink } from "../components/ExternalLink";
import { CurrentYear } from "../components/LocalText";
import { useSiteMetadata } from "../components/useSiteMetadata";
import { communityUrl, routes } from "../site/links";
import { footerText, productName } from "../site/product";
import * as styles from "./Footer.module.css";

/** The footer: what the product is, three groups of links, and the copyright line with the year (docs/rules.md, 10.4 and 10.5). */
export function Footer() {
  const { builtOn, repositoryUrl } = useSiteMetadata();
  return (
    <footer className={styles.footer}>
      <div className={styles.columns}>
        <div className={styles.about}>
          <Link to={routes.home}>
            <img src={withPrefix("/logo.svg")} alt={productName} width="129" height="32" loading="lazy" />
          </Link>
          <p>{footerText}</p>
        </div>
        <LinkGroup title="Quick Links">
          <Link to={routes.home}>Home</Link>
          <Link to={routes.download}>Download</Link>
        </LinkGroup>
        <LinkGroup title="Community">
          <ExternalLink href={repositoryUrl}>GitHub</ExternalLink>
          <ExternalLink href={communityUrl}>Telegram group</ExternalLink>
        </LinkGroup>
        <LinkGroup title="Legal">
          <Link to={routes.privacy}>Privacy Policy</Link>
          <Link to={routes.terms}>Terms of Service</Link>
        </LinkGroup>
        <div className={styles.end}>
          <p>
            © <CurrentYear builtOn={builtOn} /> {productName}
          </p>
          <MotionControl />
        </div>
      </div>
    </footer>
  );
}

function LinkGroup({ title, children: [first, second] }: { title: string; children: [ReactElement, ReactElement] }) {
  return (
    <nav aria-label={title}>
      <h2>{title}</h2>
      <ul>
        <li>{first}</li>
        <li>{second}</li>
      </ul>
    </nav>
  );
}

/** Pauses everything that moves by itself (docs/rules.md, 10.10; https://www.w3.org/WAI/WCAG22/Understanding/pause-stop-hide). */
function MotionControl() {
  const isPaused = useIsMotionPaused();
  return (
    <button type="button" className={`${buttonStyles.text} ${styles.control}`} onClick={() => pauseMotion(!isPaused)}>
      {isPaused ? "Play motion" : "Pause motion"}
    </button>
  );
}
