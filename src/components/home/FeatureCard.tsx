import type { ReactNode } from "react";
import type { Feature } from "../../site/home";
import * as styles from "./FeatureCard.module.css";

/** How the scene of a card stands: above the words, behind them in a tall card, or beside them where there is room. */
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

/** A reason to choose the product: a drawn scene and the words that it shows. */
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
