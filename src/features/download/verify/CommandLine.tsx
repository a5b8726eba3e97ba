import { appVerifierText, checkCommands, signing } from "../../../site/signing";
import { CopyButton } from "../releaseParts";
import * as styles from "./CommandLine.module.css";

/** How to check a downloaded file by hand (docs/rules.md, 13.6). */
export function CommandLine() {
  return (
    <div className={styles.commands}>
      <p>{checkCommands.text}</p>
      <dl>
        {checkCommands.commands.map(([system, command]) => (
          <div key={system}>
            <dt>{system}</dt>
            <dd>
              <code translate="no">{command}</code>
            </dd>
          </div>
        ))}
      </dl>
      {signing && (
        <>
          <p>{checkCommands.certificate}</p>
          <p>
            <code className={styles.signing}>{appVerifierText(signing)}</code>{" "}
            <CopyButton text={appVerifierText(signing)} of="the package name and the SHA-256 of the certificate" />
          </p>
        </>
      )}
    </div>
  );
}
