import { ExternalLink } from "../components/ui/ExternalLink";
import { useSiteMetadata } from "../components/ui/useSiteMetadata";
import { releaseFeedPath } from "../site/links";
import * as styles from "./Updates.module.css";
import { useDevice } from "./useDevice";

/** Three ways to hear of a new version (docs/rules.md, 3.22). Obtainium, an app for Android, is offered there alone. */
export function Updates() {
  const { repositoryUrl, siteUrl } = useSiteMetadata();
  const isAndroid = useDevice()?.kind === "android";
  return (
    <ul className={styles.ways}>
      <li>
        <a href={siteUrl + releaseFeedPath}>The feed of new versions</a>, for a feed reader
      </li>
      <li>
        <ExternalLink href={repositoryUrl}>Watch releases on GitHub</ExternalLink>: press Watch, Custom, Releases
      </li>
      {isAndroid && (
        <li>
          <a href={`obtainium://add/${repositoryUrl}`}>Add to Obtainium</a>, an app that installs new versions from GitHub
        </li>
      )}
    </ul>
  );
}
