import type { ComponentPropsWithoutRef } from "react";
import * as styles from "./Fold.module.css";

type FoldProps = ComponentPropsWithoutRef<"details"> & {
  title: string;
  note?: string | false;
  isSmall?: boolean;
};

export function Fold({ title, note, isSmall = false, children, ...details }: FoldProps) {
  const Title = isSmall ? "span" : "h3";
  return (
    <details {...details} className={isSmall ? styles.small : styles.fold}>
      <summary>
        <Title>
          <span>{title}</span>
          {note && <small>{note}</small>}
        </Title>
      </summary>
      {children}
    </details>
  );
}
