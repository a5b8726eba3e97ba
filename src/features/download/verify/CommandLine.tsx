import { appVerifierText, checkCommands, signing } from "../../../site/signing";
import { CopyButton } from "../parts/CopyButton";
import * as styles from "./CommandLine.module.css";

export function CommandLine() {
  const certificate = signing && appVerifierText(signing);
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
      {certificate && (
        <>
          <p>{checkCommands.certificate}</p>
          <p>
            <code className={styles.signing}>{certificate}</code>{" "}
            <CopyButton text={certificate} label="Copy package name and certificate" />
          </p>
        </>
      )}
    </div>
  );
}
