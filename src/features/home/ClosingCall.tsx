import { Link } from "gatsby";
import { buttonClass } from "../../components/buttonClass";
import { hydrateLater } from "../../components/hydrateLater";
import { Icon } from "../../components/Icon";
import { TitleLines } from "../../components/TitleLines";
import { Reveal } from "../../effects/Reveal";
import { routes } from "../../site/links";
import * as styles from "./ClosingCall.module.css";
import { HomeSection } from "./HomeSection";
import { closingCall } from "./homeTexts";

/** The closing section: a title as large as the page allows, and the two buttons (docs/rules.md, 2.10). */
export const ClosingCall = hydrateLater(function ClosingCall() {
  return (
    <HomeSection titleId="closing-call" volume="+3">
      <Reveal isLarge>
        <h2 id="closing-call" className={styles.title}>
          <TitleLines lines={closingCall.title} />
        </h2>
        <p className={styles.buttons}>
          <Link className={buttonClass("large")} to={routes.download}>
            {closingCall.download}
            <Icon name="download" />
          </Link>
          <Link className={buttonClass("outline", "large")} to={routes.versions}>
            {closingCall.updates}
          </Link>
        </p>
      </Reveal>
    </HomeSection>
  );
});
