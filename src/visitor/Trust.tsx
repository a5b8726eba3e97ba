import { ExternalLink } from "../components/ui/ExternalLink";
import * as styles from "./Trust.module.css";

interface TrustProps {
  /** Address of the page. */
  pageUrl: string;
  /** Address of the repository. */
  repositoryUrl: string;
  /** SHA-256 fingerprint of the certificate that signs the packages; nothing is said where there is none. */
  certificate: string | null;
}

const COMMANDS = [
  ["Linux", "sha256sum app.apk"],
  ["macOS", "shasum -a 256 app.apk"],
  ["Windows", "certutil -hashfile app.apk SHA256"],
] as const;

/** How to check a download by hand, and where real ones come from. */
export function Trust({ pageUrl, repositoryUrl, certificate }: TrustProps) {
  return (
    <div className={styles.trust}>
      <div>
        <h3>By a command</h3>
        <p>It prints the SHA-256 of a file; compare it with the one that stands beside that file here.</p>
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
        <p>Two places offer the app; a file from anywhere else is somebody else's.</p>
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
