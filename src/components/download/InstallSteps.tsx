import { installHelp } from "../../site/installHelp";
import * as styles from "./InstallSteps.module.css";

interface InstallStepsProps {
  /** Whether the download is an older version than the newest. */
  isOlder: boolean;
}

/** How to install the downloaded file, and what the messages of Android mean (docs/rules.md, 3.20). */
export function InstallSteps({ isOlder }: InstallStepsProps) {
  const { steps, update, older, requirement, failed, reasons, google, googlePages } = installHelp;
  return (
    <div className={styles.help}>
      {isOlder && <p className={styles.warning}>{older}</p>}
      <ol className={styles.steps}>
        {steps.map((step) => (
          <li key={step}>{step}</li>
        ))}
      </ol>
      {!isOlder && <p>{update}</p>}
      {requirement && <p>{requirement}</p>}
      <p className={styles.question}>{failed}:</p>
      <ul className={styles.reasons}>
        {reasons.map((reason) => (
          <li key={reason}>{reason}</li>
        ))}
      </ul>
      <p>{google}</p>
      <ul className={styles.pages}>
        {googlePages.map(({ label, href }) => (
          <li key={href}>
            <a href={href} rel="noopener">
              {label}
            </a>
          </li>
        ))}
      </ul>
    </div>
  );
}
