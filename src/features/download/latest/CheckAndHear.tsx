import { useDevice } from "../../../browser/useDevice";
import { ExternalLink } from "../../../components/ExternalLink";
import { hydrateLater } from "../../../components/hydrateLater";
import { useSiteMetadata } from "../../../components/useSiteMetadata";
import { releaseFeedPath } from "../../../site/links";
import { updateText } from "../../../site/product";
import { checkCommands } from "../../../site/signing";
import { AllReleasesLink, FoldTitle } from "../releaseParts";
import * as partStyles from "../releaseParts.module.css";
import { CommandLine } from "../verify/CommandLine";
import { FileCheck } from "../verify/FileCheck";
import * as styles from "./CheckAndHear.module.css";

/** Whether a file is the real one and where the real ones are (docs/rules.md, 13.3 and 13.6), and how to hear of new ones (3.22). */
export const CheckAndHear = hydrateLater(function CheckAndHear() {
  const { siteUrl, repositoryUrl } = useSiteMetadata();
  const isOnAndroid = useDevice()?.kind === "android";
  return (
    <>
      <details id="check" className={partStyles.fold}>
        <FoldTitle title="Check Your Download" />
        <div className={styles.check}>
          <FileCheck />
          <p>
            The app is published on this site and in <AllReleasesLink>the releases on GitHub</AllReleasesLink> only; do not trust
            files from anywhere else.
          </p>
          <details className={partStyles.smallFold}>
            <FoldTitle title={checkCommands.title} />
            <CommandLine />
          </details>
        </div>
      </details>
      <details className={partStyles.fold}>
        <FoldTitle title="Hear of new versions" note="feed, GitHub" />
        <p>{updateText}</p>
        <ul className={styles.ways}>
          <li>
            <a href={siteUrl + releaseFeedPath} rel="noopener">
              Follow the feed
            </a>
          </li>
          <li>
            <ExternalLink href={repositoryUrl}>Watch releases on GitHub</ExternalLink>
          </li>
          {isOnAndroid && (
            <li>
              <a href={`obtainium://add/${repositoryUrl}`}>Add to Obtainium</a>, an app that installs new versions from GitHub
            </li>
          )}
        </ul>
      </details>
    </>
  );
});
