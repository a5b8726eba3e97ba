import { Link, withPrefix } from "gatsby";
import { Children, type ReactNode } from "react";
import { setMotionPaused, usePrefersReducedMotion } from "../browser/reducedMotion";
import * as buttonStyles from "../components/Button.module.css";
import { ExternalLink } from "../components/links";
import { useSiteMetadata } from "../components/useSiteMetadata";
import { paths, routes } from "../site/links";
import { community, donations, footerText, footerWords, productName } from "../site/product";
import * as styles from "./Footer.module.css";

export function Footer() {
  const { repositoryUrl, builtOn } = useSiteMetadata();
  const isBuild = process.env.BUILD_STAGE === "build-html";
  return (
    <footer className={styles.footer}>
      <div className={styles.columns}>
        <div>
          <Link to={routes.home}>
            <img src={withPrefix(paths.logo)} alt={productName} />
          </Link>
          <p>{footerText}</p>
        </div>
        <LinkGroup title="Quick Links">
          <Link to={routes.home}>Home</Link>
          <Link to={routes.download}>Download</Link>
        </LinkGroup>
        <LinkGroup title={footerWords.community}>
          <ExternalLink href={repositoryUrl}>GitHub</ExternalLink>
          {community && <ExternalLink href={community.url}>{community.label}</ExternalLink>}
          {donations && <ExternalLink href={donations.url}>{footerWords.donations}</ExternalLink>}
        </LinkGroup>
        <LinkGroup title="Legal">
          <Link to={routes.privacy}>{footerWords.privacy}</Link>
          <Link to={routes.terms}>{footerWords.terms}</Link>
        </LinkGroup>
        <div className={styles.end}>
          <p>
            {"© "}
            {/* The year of the build in UTC. React replaces it by the visitor's. */}
            <span suppressHydrationWarning>
              {isBuild ? builtOn.slice(0, 4) : new Date().getFullYear()}
            </span>{" "}
            {productName}
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
      <ul role="list">{Children.map(children, (link) => link && <li>{link}</li>)}</ul>
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
