import { hydrateLater } from "../../components/hydrateLater";
import { Reveal } from "../../effects/Reveal";
import * as styles from "./BeautifulInterface.module.css";
import { Gallery } from "./Gallery";
import { HomeSection } from "./HomeSection";
import { beautifulInterface } from "./homeTexts";

/** The section with the five screens of the app (docs/rules.md, 2.6). */
export const BeautifulInterface = hydrateLater(function BeautifulInterface() {
  return (
    <HomeSection className={styles.section} titleId="beautiful-interface" volume="−5">
      <div className={styles.columns}>
        <Reveal className={styles.words}>
          <h2 id="beautiful-interface">{beautifulInterface.title}</h2>
          <p>{beautifulInterface.lead}</p>
        </Reveal>
        <Gallery />
      </div>
    </HomeSection>
  );
});
