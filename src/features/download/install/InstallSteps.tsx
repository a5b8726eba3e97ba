import { installHelp } from "../../../site/installHelp";
import { Fold } from "../parts/Fold";
import * as styles from "./InstallSteps.module.css";

export function InstallSteps() {
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
