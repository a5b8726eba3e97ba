import type { ComponentPropsWithoutRef } from "react";
import * as styles from "./Fold.module.css";

type FoldProps = ComponentPropsWithoutRef<"details"> & {
  title: string;
  isSmall?: boolean;
};

export function Fold({ title, isSmall = false, children, ...details }: FoldProps) {
  const Title = isSmall ? "span" : "h3";
  return (
    <details {...details} className={isSmall ? styles.small : styles.fold}>
      <summary>
        <Title>{title}</Title>
      </summary>
      {children}
    </details>
  );
}
