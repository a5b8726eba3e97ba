import { Fragment } from "react";
import { useDevice } from "../../../browser/useDevice";
import { hydrateLazily } from "../../../components/hydrateLazily";
import { AllReleasesLink, ExternalLink } from "../../../components/links";
import { useSiteMetadata } from "../../../components/useSiteMetadata";
import { updateText } from "../../../site/installHelp";
import { paths } from "../../../site/links";
import { stores } from "../../../site/product";
import { useReleaseList } from "../list/useReleaseList";
import { Fold } from "../parts/Fold";
import { Certificate } from "../tools/Certificate";
import { CommandLine } from "../tools/CommandLine";
import { FileCheck } from "../tools/FileCheck";
import * as styles from "./CheckAndUpdateFolds.module.css";

/** They hydrate after the download button. */
export const CheckAndUpdateFolds = hydrateLazily(() => (
  <>
    <CheckFold />
    <UpdatesFold />
  </>
));

function CheckFold() {
  const [newest] = useReleaseList().releases;
  const androidPackage = newest?.link?.androidPackage;
  return (
    <Fold id="check" title="Check your download">
      <div className={styles.check}>
        <FileCheck />
        <p>
          The app is published on this site
          {stores.map(({ label, url }) => (
            <Fragment key={url}>
              , on <ExternalLink href={url}>{label}</ExternalLink>
            </Fragment>
          ))}{" "}
          and in <AllReleasesLink>the releases on GitHub</AllReleasesLink> only; do not trust files
          from anywhere else.
        </p>
        <div>
          <Fold isSmall title="From the command line">
            <CommandLine />
          </Fold>
          {newest && androidPackage && androidPackage.certificates.length > 0 && (
            <Fold isSmall title="Signing certificate (for AppVerifier)">
              <Certificate version={newest.version} {...androidPackage} />
            </Fold>
          )}
        </div>
      </div>
    </Fold>
  );
}

function UpdatesFold() {
  const { siteUrl, repositoryUrl } = useSiteMetadata();
  const { update } = useReleaseList();
  const isOnAndroid = useDevice()?.kind === "android";
  return (
    <Fold title="Get updates">
      {file && update?.installsOver.includes(file.downloadUrl) && <p>{updateText()}</p>}
      <ul role="list" className={styles.ways}>
        <li>
          <a href={siteUrl + paths.releaseFeed}>Follow the feed</a>
        </li>
        <li>
          <ExternalLink href={repositoryUrl}>Watch releases on GitHub</ExternalLink>
        </li>
        {stores.map(({ label, url }) => (
          <li key={url}>
            <ExternalLink href={url}>{`Get it on ${label}`}</ExternalLink>
          </li>
        ))}
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
