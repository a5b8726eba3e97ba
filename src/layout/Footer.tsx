import { Link, withPrefix } from "gatsby";
import type { ReactNode } from "react";
import { setMotionPaused, usePrefersReducedMotion } from "../browser/reducedMotion";
import * as buttonStyles from "../components/Button.module.css";
import { CurrentYear } from "../components/LocalText";
import { ExternalLink } from "../components/links";
import { useSiteMetadata } from "../components/useSiteMetadata";
import { routes } from "../site/links";
import { community, footerText, productName } from "../site/product";
import * as styles from "./Footer.module.css";

export function Footer() {
  const { builtOn, repositoryUrl } = useSiteMetadata();
  return (
    <footer className={styles.footer}>
      <div className={styles.columns}>
        <div className={styles.about}>
          <Link to={routes.home}>
            <img src={withPrefix("/logo.svg")} alt={productName} loading="lazy" />
          </Link>
          <p>{footerText}</p>
        </div>
        <LinkGroup title="Quick Links">
          <li>
            <Link to={routes.home}>Home</Link>
          </li>
          <li>
            <Link to={routes.download}>Download</Link>
          </li>
        </LinkGroup>
        <LinkGroup title="Community">
          <li>
            <ExternalLink href={repositoryUrl}>GitHub</ExternalLink>
          </li>
          {community && (
            <li>
              <ExternalLink href={community.url}>{community.label}</ExternalLink>
            </li>
          )}
        </LinkGroup>
        <LinkGroup title="Legal">
          <li>
            <Link to={routes.privacy}>Privacy Policy</Link>
          </li>
          <li>
            <Link to={routes.terms}>Terms of Service</Link>
          </li>
        </LinkGroup>
        <div className={styles.end}>
          <p>
            © <CurrentYear builtOn={builtOn} /> {productName}
          </p>
          <MotionButton />
        </div>
      </div>
    </footer>
  );
}

function LinkGroup({ title, children }: { title: string; children: ReactNode }) {
  return (
    <nav aria-label={title}>
      <h2>{title}</h2>
      <ul>{children}</ul>
    </nav>
  );
}

/** CSS hides it if the device asks for reduced motion. */
function MotionButton() {
  const isPaused = usePrefersReducedMotion();
  return (
    <button
      type="button"
      className={`${buttonStyles.text} ${styles.motionButton}`}
      onClick={() => setMotionPaused(!isPaused)}
    >
      {isPaused ? "Play motion" : "Pause motion"}
    </button>
  );
}
