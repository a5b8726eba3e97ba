import { withPrefix } from "gatsby";
import { buttonClass } from "../../../components/buttonClass";
import { PLAIN_LIST_PATH } from "../../../releases/urls";
import * as styles from "./ShowOlderVersions.module.css";

/** The props of {@link ShowOlderVersions}. */
export interface ShowOlderVersionsProps {
  /** Whether the versions that were requested are loading. */
  isLoading: boolean;
  /** Why they could not be loaded the last time. */
  problem?: string | undefined;
  /** Number of versions that the page shows, and of all. */
  shown: number;
  total: number;
  showMore: () => void;
}

/** The button for the versions that the page does not show yet (docs/rules.md, 3.10). */
export function ShowOlderVersions({ isLoading, problem, shown, total, showMore }: ShowOlderVersionsProps) {
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
      <p className={styles.count}>{`${numberText(shown)} of ${numberText(total)} versions shown`}</p>
      <p role="status">
        {isLoading && <span>loading older versions...</span>}
        {problem && (
          <span key={problem}>
            {problem}. Try again, or open <a href={withPrefix(PLAIN_LIST_PATH)}>the plain list</a>.
          </span>
        )}
      </p>
    </div>
  );
}

/** A number with a comma between each three digits, the same in the HTML and in every browser. */
function numberText(number: number): string {
  return String(number).replace(/\B(?=(\d{3})+$)/g, ",");
}
