import type { ReactNode } from "react";
import * as styles from "./FeatureCard.module.css";
import type { Feature } from "./features";

/** Where the scene of a card is: above the words, behind them in a tall card, or beside them if the screen is wide enough. */
export type CardLayout = "above" | "tall" | "sideways";

const LAYOUTS: Record<CardLayout, string> = {
  above: `${styles.card}`,
  tall: `${styles.card} ${styles.tall}`,
  sideways: `${styles.card} ${styles.sideways}`,
};

interface FeatureCardProps {
  feature: Feature;
  layout: CardLayout;
  /** The drawn scene. */
  children: ReactNode;
}

/** A card with a reason to choose the product: a drawn scene, a title and a text. */
export function FeatureCard({ feature, layout, children }: FeatureCardProps) {
  return (
    <article className={LAYOUTS[layout]}>
      {children}
      <div className={styles.words}>
        <h3>{feature.title}</h3>
        <p>{feature.text}</p>
      </div>
    </article>
  );
}
