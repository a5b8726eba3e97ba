import { Link } from "gatsby";
import { buttonClass } from "../../components/buttonClass";
import { routes } from "../../site/links";
import { BrokenRecord } from "./BrokenRecord";
import * as styles from "./NotFound.module.css";
import { notFoundTexts } from "./notFoundTexts";

/** The 404 page (docs/rules.md, 9.6). */
export function NotFound() {
  return (
    <div className={styles.lost}>
      <BrokenRecord />
      <div className={styles.words}>
        <h1>{notFoundTexts.title}</h1>
        <p>{notFoundTexts.text}</p>
        <Link className={buttonClass({})} to={routes.home}>
          {notFoundTexts.home}
        </Link>
      </div>
    </div>
  );
}
