import { type ReactNode, useState } from "react";
import { PAGE_TRANSITION_SECONDS } from "../site/effects";
import * as styles from "./PageTransition.module.css";

/** Fades and slides a page in when `pageKey` changes. The first page shows at once. */
export function PageTransition({ pageKey, children }: { pageKey: string; children: ReactNode }) {
  const [shown, setShown] = useState({ pageKey, isFirst: true });
  if (shown.pageKey !== pageKey) setShown({ pageKey, isFirst: false });
  return (
    <div
      key={pageKey}
      className={shown.isFirst ? undefined : styles.entering}
      style={{ animationDuration: `${PAGE_TRANSITION_SECONDS}s` }}
    >
      {children}
    </div>
  );
}
