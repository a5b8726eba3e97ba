import { Link } from "gatsby";
import { routes } from "../../site/links";
import { BrokenRecord } from "./BrokenRecord";
import { buttonClass } from "./buttonClass";
import * as styles from "./NotFound.module.css";

/** What stands at an address that leads nowhere (product spec, section 2, "404 page"). */
export function NotFound() {
  return (
    <div className={styles.lost}>
      <BrokenRecord />
      <div className={styles.words}>
        <h1>Page Not Found</h1>
        <p>The page you're looking for doesn't exist or has been moved.</p>
        <Link className={buttonClass({})} to={routes.home}>
          Back to Home
        </Link>
      </div>
    </div>
  );
}
