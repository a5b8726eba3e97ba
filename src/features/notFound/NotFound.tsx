import { Link, withPrefix } from "gatsby";
import { buttonClass } from "../../components/buttonClass";
import * as sharedStyles from "../../components/shared.module.css";
import { TitleLines } from "../../components/TitleLines";
import { PageHead } from "../../layout/PageHead";
import { routes } from "../../site/links";
import { hasMusicDecoration } from "../../site/product";
import * as styles from "./NotFound.module.css";

const TITLE = ["Page Not", "Found"];
const TEXT = "The page you're looking for doesn't exist or has been moved.";

/** Hosts serve this page for every unknown path. */
export function NotFound() {
  return (
    <div className={styles.lost}>
      <PageHead title={TITLE.join(" ")} description={TEXT} expectedId="record" />
      <div className={styles.message}>
        <h1>
          <TitleLines lines={TITLE} />
        </h1>
        <p>{TEXT}</p>
        <div className={sharedStyles.line}>
          <Link className={buttonClass()} to={routes.home}>
            Back to Home
          </Link>
          <Link className={buttonClass("outline")} to={routes.download}>
            Go to Downloads
          </Link>
        </div>
      </div>
      {hasMusicDecoration && (
        <img
          id="record"
          className={styles.record}
          data-screen-only=""
          src={withPrefix("/broken-record.svg")}
          alt=""
          width="1130"
          height="1080"
        />
      )}
    </div>
  );
}
