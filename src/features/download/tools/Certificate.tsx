import type { AndroidPackage } from "../../../releases/release";
import { CopyButton } from "../parts/CopyButton";
import * as styles from "./CommandLine.module.css";

/** The certificates of a version, in the form that the app AppVerifier reads. */
export function Certificate(props: AndroidPackage & { version: string }) {
  const { version, applicationId, certificates } = props;
  return (
    <div className={styles.commands}>
      <p>{`The app AppVerifier shows this name and SHA-256 of ${version}:`}</p>
      {certificates.map(({ sha256 }) => {
        // See https://github.com/soupslurpr/AppVerifier.
        const text = `${applicationId}\n${sha256.toUpperCase().replace(/..(?=.)/g, "$&:")}`;
        return (
          <p key={sha256}>
            <code className={styles.certificate} dir="ltr" translate="no">
              {text}
            </code>{" "}
            <CopyButton text={text} label="Copy both" />
          </p>
        );
      })}
    </div>
  );
}
