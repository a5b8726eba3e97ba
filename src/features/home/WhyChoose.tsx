import { hydrateLazily } from "../../components/hydrateLazily";
import * as sharedStyles from "../../components/shared.module.css";
import { TitleLines } from "../../components/TitleLines";
import { ParticleBackground } from "../../effects/ParticleBackground";
import { Reveal } from "../../effects/Reveal";
import { HomeSection } from "./HomeSection";
import { cards, whyChoose } from "./homeTexts";
import {
  CrateScene,
  ModesScene,
  PlaylistScene,
  PriceScene,
  ReachScene,
  WallScene,
} from "./scenes/scenes";
import * as styles from "./WhyChoose.module.css";

/** `place` is a class for the place in the grid, `layout` for that of the scene. */
const CARDS = [
  { ...cards.crate, place: styles.narrow, Scene: CrateScene, layout: undefined },
  { ...cards.wall, place: styles.wall, Scene: WallScene, layout: styles.tall },
  { ...cards.price, place: styles.narrow, Scene: PriceScene, layout: undefined },
  { ...cards.modes, place: styles.broad, Scene: ModesScene, layout: styles.sideways },
  { ...cards.reach, place: styles.broad, Scene: ReachScene, layout: styles.sideways },
  { ...cards.playlist, place: styles.playlist, Scene: PlaylistScene, layout: undefined },
];

export const WhyChoose = hydrateLazily(function WhyChoose() {
  return (
    <HomeSection
      titleId="why-choose"
      volume="−10"
      background={<ParticleBackground variant="features" />}
    >
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
