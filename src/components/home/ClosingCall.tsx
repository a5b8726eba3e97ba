import { Link } from "gatsby";
import { Reveal } from "../../effects/Reveal";
import { routes } from "../../site/links";
import { buttonClass } from "../ui/buttonClass";
import { Icon } from "../ui/Icon";
import * as styles from "./ClosingCall.module.css";
import { HomeSection } from "./HomeSection";

/** The last word, as large as the page allows, and the two ways on (product spec, section 2). */
export function ClosingCall() {
  return (
    <HomeSection className={styles.section} titleId="closing-call" volume="+3">
      <Reveal isLarge>
        <h2 id="closing-call" className={styles.title}>
          <span>Lights off.</span> <span>Volume up.</span>
        </h2>
        <p className={styles.buttons}>
          <Link className={buttonClass({ size: "large" })} to={routes.download}>
            Download Now
            <Icon name="download" />
          </Link>
          <Link className={buttonClass({ look: "outline", size: "large" })} to={routes.versions}>
            View Updates
          </Link>
        </p>
      </Reveal>
    </HomeSection>
  );
}
