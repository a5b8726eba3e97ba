import { useDevice } from "../../../browser/useDevice";
import { ExternalLink } from "../../../components/ExternalLink";
import { hydrateLazily } from "../../../components/hydrateLazily";
import { ReplaceOnChange } from "../../../components/ReplaceOnChange";
import { useSiteMetadata } from "../../../components/useSiteMetadata";
import { signingKeyOf } from "../../../releases/signingKey";
import { checkDownload } from "../../../site/checkDownload";
import { updateText } from "../../../site/installHelp";
import { releaseFeedPath } from "../../../site/links";
import { useReleaseList } from "../list/useReleaseList";
import { AllReleasesLink } from "../parts/AllReleasesLink";
import { Fold } from "../parts/Fold";
import { OtherKeyNotice } from "../parts/OtherKeyNotice";
import { Certificate } from "../verify/Certificate";
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
  const { releases } = useReleaseList();
  const [newest] = releases;
  const androidPackage = newest?.androidPackage;
  const { since } = signingKeyOf(releases);
  return (
    <Fold id="check" title="Check your download">
      <div className={styles.check}>
        <FileCheck />
        <p>
          The app is published on this site and in{" "}
          <AllReleasesLink>the releases on GitHub</AllReleasesLink> only; do not trust files from
          anywhere else.
        </p>
        {since && (
          <ReplaceOnChange of={since}>
            <p>{`Signed with the same key since ${since}.`}</p>
          </ReplaceOnChange>
        )}
        <OtherKeyNotice />
        <div>
          <Fold isSmall title={checkDownload.commandsTitle}>
            <CommandLine />
          </Fold>
          {newest && androidPackage?.certificate && (
            <Fold isSmall title={checkDownload.certificateTitle}>
              <Certificate version={newest.version} androidPackage={androidPackage} />
            </Fold>
          )}
        </div>
      </div>
    </Fold>
  );
}

function UpdatesFold() {
  const { siteUrl, repositoryUrl } = useSiteMetadata();
  const { otherKeyIn } = signingKeyOf(useReleaseList().releases);
  const isOnAndroid = useDevice()?.kind === "android";
  return (
    <Fold title="Get updates" note="feed, GitHub">
      {otherKeyIn === null && <p>{updateText}</p>}
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
