import { useEffect } from "react";
import { useDevice } from "../../../browser/useDevice";
import { useSiteMetadata } from "../../../components/useSiteMetadata";
import { installHelp } from "../../../site/installHelp";
import * as styles from "./InstallSteps.module.css";

/** How to install a release (docs/rules.md, 3.20 and 3.22). `onShown` is called once the steps are on the page. */
export function InstallSteps({ isOlder, onShown }: { isOlder: boolean; onShown?: (() => void) | undefined }) {
  const { repositoryUrl } = useSiteMetadata();
  const isOnAndroid = useDevice()?.kind === "android";
  const { steps, requirement, failed, reasons, google, googlePages } = installHelp;

  useEffect(() => onShown?.(), [onShown]);

  return (
    <div className={styles.help}>
      {isOlder && <p className={styles.warning}>{installHelp.older}</p>}
      <ol className={styles.steps}>
        {steps.map((step) => (
          <li key={step}>{step}</li>
        ))}
      </ol>
      {!isOlder && <p>{installHelp.update}</p>}
      {!isOlder && isOnAndroid && (
        <p>
          <a href={`obtainium://add/${repositoryUrl}`}>Add to Obtainium</a>, an app that installs new versions from GitHub.
        </p>
      )}
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
