import { hydrateLater } from "../../components/hydrateLater";
import * as sharedStyles from "../../components/shared.module.css";
import { TitleLines } from "../../components/TitleLines";
import { Reveal } from "../../effects/Reveal";
import { HomeSection } from "./HomeSection";
import { features, whyChoose } from "./homeTexts";
import { CrateScene, ModesScene, PlaylistScene, PriceScene, ReachScene, WallScene } from "./scenes/scenes";
import * as styles from "./WhyChoose.module.css";

/**
 * The cards in their order: the words, the class that places the card in the grid, its scene, and the class of its layout. Without one,
 * the scene is above the words. It is behind them in a tall card, and beside them in a sideways card, if the screen is wide enough.
 */
const CARDS = [
  { ...features.crate, place: styles.narrow, Scene: CrateScene, layout: undefined },
  { ...features.wall, place: styles.wall, Scene: WallScene, layout: styles.tall },
  { ...features.price, place: styles.narrow, Scene: PriceScene, layout: undefined },
  { ...features.modes, place: styles.broad, Scene: ModesScene, layout: styles.sideways },
  { ...features.reach, place: styles.broad, Scene: ReachScene, layout: styles.sideways },
  { ...features.playlist, place: styles.playlist, Scene: PlaylistScene, layout: undefined },
];

/** The section with the reasons to choose the product, each with its scene (docs/rules.md, 2.5). */
export const WhyChoose = hydrateLater(function WhyChoose() {
  return (
    <HomeSection titleId="why-choose" volume="−10" particles="features">
      <Reveal className={styles.head}>
        <h2 id="why-choose">
          <TitleLines lines={whyChoose.title} />
        </h2>
        <p className={sharedStyles.lead}>{whyChoose.lead}</p>
      </Reveal>
      <div className={styles.bento}>
        {CARDS.map(({ title, text, place, Scene, layout }) => (
          <Reveal key={title} className={`${styles.place} ${place}`} isLarge>
            <article className={layout ? `${styles.card} ${layout}` : styles.card}>
              <Scene />
              <div className={styles.words}>
                <h3>{title}</h3>
                <p>{text}</p>
              </div>
            </article>
          </Reveal>
        ))}
      </div>
    </HomeSection>
  );
});
