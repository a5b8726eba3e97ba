import { buttonClass } from "../ui/buttonClass";
import * as styles from "./OlderVersions.module.css";

/** How the way to older versions stands: under way, failed, and what a press does. */
export interface OlderVersionsProps {
  isLoading: boolean;
  /** Why the last try to load them failed. */
  problem?: string | undefined;
  /** Address of the page that lists every release, for a visitor without scripts. */
  completeListUrl: string;
  onShow: () => void;
}

/** The way to the versions that the page does not show yet. */
export function OlderVersions({ isLoading, problem, completeListUrl, onShow }: OlderVersionsProps) {
  return (
    <div className={styles.older}>
      <button type="button" className={`${buttonClass({ look: "outline" })} ${styles.show}`} aria-busy={isLoading} onClick={onShow}>
        Show older versions
      </button>
      <p role="status">
        {problem && (
          <>
            {problem}. Try again, or open <a href={completeListUrl}>the complete list</a>.
          </>
        )}
      </p>
      <noscript>
        <a href={completeListUrl}>The complete list of versions</a>
      </noscript>
    </div>
  );
}
