import type { ReactNode } from "react";
import { useDevice } from "../../../browser/useDevice";
import { useSiteMetadata } from "../../../components/useSiteMetadata";
import { installHelp } from "../../../site/installHelp";
import * as styles from "./InstallSteps.module.css";

/** How to install the newest release, and how to keep it up to date (docs/rules.md, 3.20 and 3.22). */
export function InstallSteps() {
  return (
    <Steps>
      <p>{installHelp.update}</p>
      <Obtainium />
    </Steps>
  );
}

/** How to install an older release, and what that costs (docs/rules.md, 3.20). */
export function OlderInstallSteps() {
  return <Steps warning={installHelp.older} />;
}

function Obtainium() {
  const { repositoryUrl } = useSiteMetadata();
  return useDevice()?.kind === "android" ? (
    <p>
      <a href={`obtainium://add/${repositoryUrl}`}>Add to Obtainium</a>, an app that installs new versions from GitHub.
    </p>
  ) : null;
}

/** What is the same for every release, between a warning and what concerns this release alone. */
function Steps({ warning, children }: { warning?: string; children?: ReactNode }) {
  const { steps, requirement, failed, reasons, google, googlePages } = installHelp;
  return (
    <div className={styles.help}>
      {warning && <p className={styles.warning}>{warning}</p>}
      <ol className={styles.steps}>
        {steps.map((step) => (
          <li key={step}>{step}</li>
        ))}
      </ol>
      {children}
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
