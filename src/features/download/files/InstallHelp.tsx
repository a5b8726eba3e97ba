import { Fragment } from "react";
import { ExternalLink } from "../../../components/links";
import { installHelp } from "../../../site/installHelp";
import { ids } from "../../../site/links";
import { stores } from "../../../site/product";
import { Fold } from "../parts/Fold";
import { useHelp } from "./DownloadLink";
import * as styles from "./InstallHelp.module.css";
import { UpdateNotice } from "./UpdateNotice";

// A page cannot detect that the browser inside an app starts no download.
const DOWNLOAD_STARTED =
  "Your download should have started. If it has not, press the button again, " +
  "or open this page in your browser app.";

/** One line about the way from the download to the app. Its link opens the help of the page. */
export function InstallNote() {
  const { setIsOpen } = useHelp();
  return (
    <p className={styles.note}>
      {stores.length === 0 && "Not on Google Play"}
      {stores.map(({ label, url }, index) => (
        <Fragment key={url}>
          {index > 0 ? " and " : "Also on "}
          <ExternalLink href={url}>{label}</ExternalLink>
        </Fragment>
      ))}
      . {/* A browser opens the fold of a fragment's target by itself, but not an older one. */}
      <a href={`#${ids.install}`} onClick={() => setIsOpen(true)}>
        {installHelp.note}
      </a>
    </p>
  );
}

/**
 * Help with installing the app. With `isForPage` it is always there; otherwise, the first download
 * adds it.
 */
export function InstallHelp({ isForPage = false }) {
  const { block, isStarted, isOpen, setIsOpen } = useHelp();
  if (!isStarted && !isForPage) return null;
  return (
    <div ref={block} className={isForPage ? undefined : styles.below}>
      {/* A screen reader may miss a status inside of details that open at the same time. */}
      <p className={styles.announcement} role="status">
        {isStarted && isOpen && DOWNLOAD_STARTED}
      </p>
      <Fold
        title="How to install"
        isSmall={!isForPage}
        open={isOpen}
        onToggle={({ currentTarget }) => setIsOpen(currentTarget.open)}
      >
        <div id={isForPage ? ids.install : undefined} className={styles.help}>
          <InstallSteps />
          {isForPage && <UpdateNotice />}
        </div>
      </Fold>
    </div>
  );
}

function InstallSteps() {
  const { steps, failed, reasons, googlePages } = installHelp;
  return (
    <>
      <ol className={styles.steps}>
        {steps.map((step) => (
          <li key={step}>{step}</li>
        ))}
      </ol>
      <Fold isSmall title={failed}>
        <ul className={styles.reasons}>
          {reasons.map((reason) => (
            <li key={reason}>{reason}</li>
          ))}
        </ul>
        <p className={styles.pages}>
          {googlePages.map(([label, href]) => (
            <a key={href} href={href}>
              {label}
            </a>
          ))}
        </p>
      </Fold>
    </>
  );
}
