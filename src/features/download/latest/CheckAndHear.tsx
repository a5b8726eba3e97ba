import { lazy } from "react";
import { useDevice } from "../../../browser/useDevice";
import { useIsHydrated } from "../../../browser/useIsHydrated";
import { ExternalLink } from "../../../components/ExternalLink";
import { hydrateLater } from "../../../components/hydrateLater";
import { useSiteMetadata } from "../../../components/useSiteMetadata";
import { releaseFeedPath } from "../../../site/links";
import { updateText } from "../../../site/product";
import { FoldTitle, LazyDetails, SectionErrorBoundary } from "../releaseParts";
import * as partStyles from "../releaseParts.module.css";
import { FileCheck } from "../verify/FileCheck";
import * as styles from "./CheckAndHear.module.css";

const CommandLine = lazy(async () => ({ default: (await import("../verify/CommandLine")).CommandLine }));

/** Whether a file is the real one and where the real ones are (docs/rules.md, 13.3 and 13.6), and how to hear of new ones (3.22). */
export const CheckAndHear = hydrateLater(function CheckAndHear() {
  const { siteUrl, repositoryUrl } = useSiteMetadata();
  const isOnAndroid = useDevice()?.kind === "android";
  return (
    <>
      <details id="check" className={partStyles.fold}>
        <FoldTitle title="Check Your Download" />
        <div className={styles.check}>
          {useIsHydrated() && (
            <SectionErrorBoundary name="The check of your file">
              <FileCheck />
            </SectionErrorBoundary>
          )}
          <p>
            The app is published on this site and in{" "}
            <ExternalLink href={`${repositoryUrl}/releases`}>the releases on GitHub</ExternalLink> only; do not trust files from
            anywhere else.
          </p>
          <LazyDetails title="From the command line" plainId="command-line">
            <CommandLine />
          </LazyDetails>
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
