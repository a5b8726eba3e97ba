import type { ComponentType } from "react";
import { hydrateLazily } from "../../components/hydrateLazily";
import * as sharedStyles from "../../components/shared.module.css";
import { TitleLines } from "../../components/TitleLines";
import { ParticleBackground } from "../../effects/ParticleBackground";
import { Reveal } from "../../effects/Reveal";
import { type Card, cards, type Scene, whyChoose } from "../../site/product";
import { HomeSection } from "./HomeSection";
import { CrateScene, ModesScene, PlaylistScene, PriceScene, ReachScene, WallScene } from "./scenes";
import * as styles from "./WhyChoose.module.css";

/** `place` is a class for the place in the grid, `layout` for that of the drawing. */
const SCENES: Record<
  Scene,
  { place: string | undefined; Drawing: ComponentType; layout?: string | undefined }
> = {
  crate: { place: styles.narrow, Drawing: CrateScene },
  wall: { place: styles.wall, Drawing: WallScene, layout: styles.tall },
  price: { place: styles.narrow, Drawing: PriceScene },
  modes: { place: styles.broad, Drawing: ModesScene, layout: styles.sideways },
  reach: { place: styles.broad, Drawing: ReachScene, layout: styles.sideways },
  playlist: { place: styles.playlist, Drawing: PlaylistScene },
};

/** The bento has a place for one card with each scene, and for no other card. */
const isBento = `${cards.map(({ scene }) => scene).sort()}` === `${Object.keys(SCENES).sort()}`;

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
      <div className={isBento ? styles.bento : styles.rows}>
        {cards.map((card) => (
          <ReasonCard key={card.title} {...card} />
        ))}
      </div>
    </HomeSection>
  );
});

function ReasonCard({ title, text, scene }: Card) {
  const { place = styles.plain, Drawing, layout } = scene ? SCENES[scene] : {};
  return (
    <Reveal className={`${styles.place} ${place}`} isLarge>
      <article className={layout ? `${styles.card} ${layout}` : styles.card}>
        {Drawing && <Drawing />}
        <div className={styles.words}>
          <h3>
            <TitleLines lines={[title]} />
          </h3>
          <p>{text}</p>
        </div>
      </article>
    </Reveal>
  );
}
