import { Reveal } from "../../effects/Reveal";
import * as styles from "./BeautifulInterface.module.css";
import { Gallery } from "./Gallery";
import { HomeSection } from "./HomeSection";

/** The five screens of the app (product spec, section 2, "Beautiful Interface"). */
export function BeautifulInterface() {
  return (
    <HomeSection className={styles.section} titleId="beautiful-interface" volume="−5">
      <div className={styles.columns}>
        <Reveal className={styles.words}>
          <h2 id="beautiful-interface">Beautiful Interface</h2>
          <p>Five screens, one mood. The covers bring the colour; the app stays out of their light.</p>
        </Reveal>
        <Gallery />
      </div>
    </HomeSection>
  );
}
