import { useDevice } from "../../../browser/useDevice";
import { ExternalLink } from "../../../components/ExternalLink";
import { hydrateLazily } from "../../../components/hydrateLazily";
import { useSiteMetadata } from "../../../components/useSiteMetadata";
import { releaseFeedPath } from "../../../site/links";
import { updateText } from "../../../site/product";
import { checkCommands } from "../../../site/signing";
import { AllReleasesLink } from "../parts/AllReleasesLink";
import { Fold } from "../parts/Fold";
import { CommandLine } from "../verify/CommandLine";
import { FileCheck } from "../verify/FileCheck";
import * as styles from "./CheckAndUpdateFolds.module.css";

/** They hydrate after the download button. */
export const CheckAndUpdateFolds = hydrateLazily(() => (
  <>
    <CheckFold />
    <UpdatesFold />
  </>
));

function CheckFold() {
  return (
    <Fold id="check" title="Check your download">
      <div className={styles.check}>
        <FileCheck />
        <p>
          The app is published on this site and in{" "}
          <AllReleasesLink>the releases on GitHub</AllReleasesLink> only; do not trust files from
          anywhere else.
        </p>
        <Fold isSmall title={checkCommands.title}>
          <CommandLine />
        </Fold>
      </div>
    </Fold>
  );
}

function UpdatesFold() {
  const { siteUrl, repositoryUrl } = useSiteMetadata();
  const isOnAndroid = useDevice()?.kind === "android";
  return (
    <Fold title="Get updates" note="feed, GitHub">
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
            <a href={`obtainium://add/${repositoryUrl}`}>Add to Obtainium</a>, an app that installs
            new versions from GitHub
          </li>
        )}
      </ul>
    </Fold>
  );
}
