import { installHelp } from "../../../site/installHelp";
import { Fold } from "../parts/Fold";
import * as styles from "./InstallSteps.module.css";

export function InstallSteps() {
  const { steps, failed, reasons, google, googlePages } = installHelp;
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
      </Fold>
    </>
  );
}
