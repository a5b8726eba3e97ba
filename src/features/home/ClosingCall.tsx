import { Link } from "gatsby";
import { buttonClass } from "../../components/buttonClass";
import { hydrateLazily } from "../../components/hydrateLazily";
import { Icon } from "../../components/Icon";
import { TitleLines } from "../../components/TitleLines";
import { Equalizer } from "../../effects/Equalizer";
import { Reveal } from "../../effects/Reveal";
import { routes } from "../../site/links";
import { closingCall } from "../../site/product";
import * as styles from "./ClosingCall.module.css";
import { HomeSection } from "./HomeSection";

export const ClosingCall = hydrateLazily(function ClosingCall() {
  return (
    <HomeSection titleId="closing-call" volume="+3" background={<Equalizer isClimbing />}>
      <Reveal isLarge>
        <h2 id="closing-call" className={styles.title}>
          <TitleLines lines={closingCall.title} />
        </h2>
        <p className={styles.buttons}>
          <Link className={buttonClass("large")} to={routes.download}>
            Download Now
            <Icon name="download" />
          </Link>
          <Link className={buttonClass("outline", "large")} to={routes.versions}>
            View Updates
          </Link>
        </p>
      </Reveal>
    </HomeSection>
  );
});
