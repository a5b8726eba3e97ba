import { checkDownload } from "../../../site/checkDownload";
import * as styles from "./CommandLine.module.css";

export function CommandLine() {
  return (
    <div className={styles.commands}>
      <p>{checkDownload.commandsText}</p>
      <dl>
        {checkDownload.commands.map(([system, command]) => (
          <div key={system}>
            <dt>{system}</dt>
            <dd>
              <code translate="no">{command}</code>
            </dd>
          </div>
        ))}
      </dl>
    </div>
  );
}
