import * as styles from "./CommandLine.module.css";

const COMMANDS = [
  ["Linux", "sha256sum app.apk"],
  ["macOS", "shasum -a 256 app.apk"],
  ["Windows", "certutil -hashfile app.apk SHA256"],
] as const;

/** How to check a downloaded package without this page. */
export function CommandLine() {
  return (
    <div className={styles.commands}>
      <p>
        The command prints a file's SHA-256. Compare it with the one listed under "All files", if
        there is one.
      </p>
      <dl>
        {COMMANDS.map(([system, command]) => (
          <div key={system}>
            <dt>{system}</dt>
            <dd>
              <code dir="ltr" translate="no">
                {command}
              </code>
            </dd>
          </div>
        ))}
      </dl>
    </div>
  );
}
