import type { AndroidPackage } from "../../../releases/release";
import { checkDownload } from "../../../site/checkDownload";
import { CopyButton } from "../parts/CopyButton";
import * as styles from "./CommandLine.module.css";

type CertificateProps = { version: string; androidPackage: AndroidPackage };

/** The certificates of a version, in the form that the app AppVerifier reads. */
export function Certificate({ version, androidPackage }: CertificateProps) {
  const { applicationId, certificates } = androidPackage;
  return (
    <div className={styles.commands}>
      <p>{`${checkDownload.certificateText} ${version}:`}</p>
      {certificates.map(({ sha256, oldestAndroid }, index) => {
        // See https://github.com/soupslurpr/AppVerifier.
        const pairs = sha256.toUpperCase().match(/../g) ?? [];
        const text = `${applicationId}\n${pairs.join(":")}`;
        const isLast = index === certificates.length - 1;
        const android = isLast ? "an older Android" : `Android\u00a0${oldestAndroid} or newer`;
        return (
          <p key={sha256}>
            {certificates.length > 1 && `On ${android}:`}
            <code className={styles.certificate} translate="no">
              {text}
            </code>{" "}
            <CopyButton text={text} label="Copy both" />
          </p>
        );
      })}
    </div>
  );
}
