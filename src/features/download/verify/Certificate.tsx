import type { AndroidPackage } from "../../../releases/release";
import { checkDownload } from "../../../site/checkDownload";
import { CopyButton } from "../parts/CopyButton";
import * as styles from "./CommandLine.module.css";

type CertificateProps = { version: string; androidPackage: AndroidPackage };

/** The certificate of a version, in the form that the app AppVerifier reads. */
export function Certificate({ version, androidPackage }: CertificateProps) {
  const { applicationId, certificate } = androidPackage;
  // See https://github.com/soupslurpr/AppVerifier.
  const pairs = certificate?.toUpperCase().match(/../g) ?? [];
  const text = `${applicationId}\n${pairs.join(":")}`;
  return (
    <div className={styles.commands}>
      <p>{`${checkDownload.certificateText} ${version}:`}</p>
      <p>
        <code className={styles.certificate} translate="no">
          {text}
        </code>{" "}
        <CopyButton text={text} label="Copy both" />
      </p>
    </div>
  );
}
