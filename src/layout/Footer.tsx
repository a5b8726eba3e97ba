import { Link, withPrefix } from "gatsby";
import type { ReactElement } from "react";
import { setMotionPaused, usePrefersReducedMotion } from "../browser/reducedMotion";
import * as buttonStyles from "../components/Button.module.css";
import { ExternalLink } from "../components/ExternalLink";
import { CurrentYear } from "../components/LocalText";
import { useSiteMetadata } from "../components/useSiteMetadata";
import { communityUrl, routes } from "../site/links";
import { footerText, productName } from "../site/product";
import * as styles from "./Footer.module.css";

export function Footer() {
  const { builtOn, repositoryUrl } = useSiteMetadata();
  return (
    <footer className={styles.footer}>
      <div className={styles.columns}>
        <div className={styles.about}>
          <Link to={routes.home}>
            <img
              src={withPrefix("/logo.svg")}
              alt={productName}
              width="129"
              height="32"
              loading="lazy"
            />
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
          <MotionButton />
        </div>
      </div>
    </footer>
  );
}

function LinkGroup({
  title,
  children: [first, second],
}: {
  title: string;
  children: [ReactElement, ReactElement];
}) {
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

/**
 * Pauses everything that moves by itself (docs/rules.md, 10.8). The style sheet hides this button
 * if the device asks for reduced motion: then nothing moves anyway.
 */
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
