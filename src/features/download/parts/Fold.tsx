import type { ComponentPropsWithoutRef } from "react";
import * as styles from "./Fold.module.css";

type FoldProps = Omit<ComponentPropsWithoutRef<"details">, "className" | "title"> & {
  title: string;
  note?: string | false;
  isSmall?: boolean;
};

export function Fold({ title, note, isSmall = false, children, ...details }: FoldProps) {
  return (
    <details {...details} className={isSmall ? styles.small : styles.fold}>
      <summary>
        <span>
          <span>{title}</span>
          {note && <small>{note}</small>}
        </span>
      </summary>
      {children}
    </details>
  );
}
