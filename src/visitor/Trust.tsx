import { ExternalLink } from "../components/ui/ExternalLink";
import { useSiteMetadata } from "../components/ui/useSiteMetadata";
import { routes } from "../site/links";
import * as styles from "./Trust.module.css";

interface TrustProps {
  /** SHA-256 fingerprint of the certificate that signs the packages; null hides the sentence about it. */
  certificate: string | null;
}

const COMMANDS = [
  ["Linux", "sha256sum app.apk"],
  ["macOS", "shasum -a 256 app.apk"],
  ["Windows", "certutil -hashfile app.apk SHA256"],
] as const;

/** How to check a download by hand, and where the real ones are published (docs/rules.md, 13.6). */
export function Trust({ certificate }: TrustProps) {
  const { siteUrl, repositoryUrl } = useSiteMetadata();
  const pageUrl = siteUrl + routes.download;
  return (
    <div className={styles.trust}>
      <div>
        <h3>With a command</h3>
        <p>The command prints a file's SHA-256. Compare it with the one on this page.</p>
        <dl>
          {COMMANDS.map(([system, command]) => (
            <div key={system}>
              <dt>{system}</dt>
              <dd>
                <code>{command}</code>
              </dd>
            </div>
          ))}
        </dl>
      </div>
      <div>
        <h3>Official sources</h3>
        <p>The app is published in these two places only.</p>
        <ul>
          <li>
            This site, <code>{pageUrl.replace(/^https?:\/\//, "")}</code>
          </li>
          <li>
            <ExternalLink href={`${repositoryUrl}/releases`}>The releases on GitHub</ExternalLink>
          </li>
        </ul>
        {certificate && (
          <p>
            Every package is signed. The certificate's SHA-256, as <code>apksigner verify --print-certs app.apk</code> prints it:{" "}
            <code>{certificate}</code>
          </p>
        )}
      </div>
    </div>
  );
}
