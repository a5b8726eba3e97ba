import type { ComponentType } from "react";
import { hydrateLater } from "../../components/hydrateLater";
import { Reveal } from "../../effects/Reveal";
import { type CardLayout, FeatureCard } from "./FeatureCard";
import { type Feature, features } from "./features";
import { HomeSection } from "./HomeSection";
import { whyChoose } from "./homeTexts";
import { CrateScene } from "./scenes/CrateScene";
import { ModesScene } from "./scenes/ModesScene";
import { PlaylistScene } from "./scenes/PlaylistScene";
import { PriceScene } from "./scenes/PriceScene";
import { ReachScene } from "./scenes/ReachScene";
import { WallScene } from "./scenes/WallScene";
import * as styles from "./WhyChoose.module.css";

/** For each card: the class that places it in the grid, its scene, and where the scene is. */
const CARDS: Record<Feature["scene"], { place: string | undefined; Scene: ComponentType; layout: CardLayout }> = {
  crate: { place: styles.crate, Scene: CrateScene, layout: "above" },
  wall: { place: styles.wall, Scene: WallScene, layout: "tall" },
  price: { place: styles.price, Scene: PriceScene, layout: "above" },
  modes: { place: styles.modes, Scene: ModesScene, layout: "sideways" },
  reach: { place: styles.reach, Scene: ReachScene, layout: "sideways" },
  playlist: { place: styles.playlist, Scene: PlaylistScene, layout: "above" },
};

/** The section with the reasons to choose the product, each with its scene (docs/rules.md, 2.5). */
export const WhyChoose = hydrateLater(function WhyChoose() {
  return (
    <HomeSection className={styles.section} titleId="why-choose" volume="−10" particles="features">
      <Reveal className={styles.head}>
        <h2 id="why-choose">{whyChoose.title}</h2>
        <p className={styles.lead}>{whyChoose.lead}</p>
      </Reveal>
      <div className={styles.bento}>
        {features.map((feature) => {
          const { place, Scene, layout } = CARDS[feature.scene];
          return (
            <Reveal key={feature.title} className={`${styles.card} ${place}`} isLarge>
              <FeatureCard feature={feature} layout={layout}>
                <Scene />
              </FeatureCard>
            </Reveal>
          );
        })}
      </div>
    </HomeSection>
  );
});
