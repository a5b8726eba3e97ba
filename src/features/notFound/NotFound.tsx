import { Link, withPrefix } from "gatsby";
import { buttonClass } from "../../components/buttonClass";
import * as sharedStyles from "../../components/shared.module.css";
import { TitleLines } from "../../components/TitleLines";
import { ids, paths, routes } from "../../site/links";
import { hasMusicDecoration } from "../../site/product";
import * as styles from "./NotFound.module.css";

/** What the page says. A title is a list of its lines. */
export const notFound = {
  title: ["Page Not", "Found"],
  text: "The page you're looking for doesn't exist or has been moved.",
};

export function NotFound() {
  return (
    <div className={styles.lost}>
      <div className={styles.message}>
        <h1>
          <TitleLines lines={notFound.title} />
        </h1>
        <p>{notFound.text}</p>
        <div className={sharedStyles.line}>
          <Link className={buttonClass()} to={routes.home}>
            Back to Home
          </Link>
          <Link className={buttonClass("outline")} to={routes.download}>
            Go to Downloads
          </Link>
        </div>
      </div>
      <span id={ids.secondScreen} hidden />
      {hasMusicDecoration && (
        <img
          className={styles.record}
          data-screen-only=""
          src={withPrefix(paths.record)}
          alt=""
          width="1130"
          height="1080"
        />
      )}
    </div>
  );
}
