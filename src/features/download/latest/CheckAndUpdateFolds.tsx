import { Fragment, type PropsWithChildren } from "react";
import { useDevice } from "../../../browser/useDevice";
import { hydrateLazily } from "../../../components/hydrateLazily";
import { AllReleasesLink, ExternalLink } from "../../../components/links";
import { useSiteMetadata } from "../../../components/useSiteMetadata";
import { recommendFile } from "../../../releases/recommendFile";
import type { ReleaseSummary } from "../../../releases/release";
import { storeText, updateText } from "../../../site/installHelp";
import { paths } from "../../../site/links";
import { appFiles, productName, stores } from "../../../site/product";
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
  const { repositoryUrl } = useSiteMetadata();
  const { releases, files, update } = useReleaseList();
  const device = useDevice();
  const [newest] = releases;
  const file = newest && recommendFile(files.get(newest.id) ?? [], device);
  return (
    <Fold title="Get updates">
      {file && update?.installsOver.includes(file.downloadUrl) && <p>{updateText()}</p>}
      <WaysToFollow>
        {stores.map(({ label, url }) => (
          <li key={url}>
            <ExternalLink href={url}>{`Get it on ${label}`}</ExternalLink>
            {storeText}
          </li>
        ))}
        {device?.kind === "android" && (
          <li>
            <a href={obtainiumUrl(repositoryUrl, newest)}>Add to Obtainium</a>
            {", "}
            <ExternalLink href="https://github.com/ImranR98/Obtainium">
              an app that installs new versions from GitHub
            </ExternalLink>
          </li>
        )}
      </WaysToFollow>
    </Fold>
  );
}

/** The ways to learn of new releases. */
export function WaysToFollow({ children }: PropsWithChildren) {
  const { siteUrl, repositoryUrl } = useSiteMetadata();
  return (
    <ul role="list" className={styles.ways}>
      <li>
        <a href={siteUrl + paths.releaseFeed}>Follow the feed</a>
      </li>
      <li>
        <ExternalLink href={repositoryUrl}>Watch releases on GitHub</ExternalLink>
      </li>
      {children}
    </ul>
  );
}

/** Passes `appFiles` on. Obtainium has no flags for that. */
function obtainiumUrl(url: string, newest: ReleaseSummary | undefined) {
  const id = newest?.link?.androidPackage?.applicationId;
  if (!appFiles || appFiles.flags || !id) return `obtainium://add/${url}`;
  const additionalSettings = JSON.stringify({ apkFilterRegEx: appFiles.source });
  const app = { id, url, author: productName, name: productName, additionalSettings };
  return `obtainium://app/${encodeURIComponent(JSON.stringify(app))}`;
}
