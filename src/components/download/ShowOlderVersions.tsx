import { withPrefix } from "gatsby";
import { PLAIN_LIST_PATH } from "../../releases/allReleases";
import { buttonClass } from "../ui/buttonClass";
import * as styles from "./ShowOlderVersions.module.css";

/** The props of {@link ShowOlderVersions}. */
export interface ShowOlderVersionsProps {
  /** Whether the versions that were requested are loading. */
  isLoading: boolean;
  /** Why they could not be loaded the last time. */
  problem?: string | undefined;
  showMore: () => void;
}

/** The button for the versions that the page does not show yet; without scripts, a link to the plain list (docs/rules.md, 3.10). */
export function ShowOlderVersions({ isLoading, problem, showMore }: ShowOlderVersionsProps) {
  const plainListUrl = withPrefix(PLAIN_LIST_PATH);
  return (
    <div className={styles.older}>
      <button
        type="button"
        className={`${buttonClass({ look: "outline" })} ${styles.show}`}
        aria-busy={isLoading}
        onClick={showMore}
      >
        Show older versions
      </button>
      <p role="status">
        {problem && (
          <>
            {problem}. Try again, or open <a href={plainListUrl}>the plain list</a>.
          </>
        )}
      </p>
      <noscript>
        <a href={plainListUrl}>All versions in a plain list</a>
      </noscript>
    </div>
  );
}
