import type { ComponentProps } from "react";
import "../layout/styleOrder";
import { ChangesSince } from "./ChangesSince";
import { FileCheck } from "./FileCheck";
import { Trust } from "./Trust";
import * as styles from "./VisitorTools.module.css";

/** What {@link VisitorTools} is given. */
export type VisitorToolsProps = ComponentProps<typeof ChangesSince> & ComponentProps<typeof Trust>;

/** What visitors ask before they trust a download: what changed since theirs, is it the real one, where does it come from. */
export function VisitorTools({ versions, loadWhole, ...sources }: VisitorToolsProps) {
  return (
    <>
      <ChangesSince versions={versions} loadWhole={loadWhole} />
      <section className={styles.check} aria-labelledby="check-title">
        <div className={styles.row}>
          <div>
            <h2 id="check-title">Check Your Download</h2>
            <p className={styles.promise}>Your browser reads the file on your device. Nothing is uploaded.</p>
          </div>
          <div>
            <FileCheck loadWhole={loadWhole} />
            <Trust {...sources} />
          </div>
        </div>
      </section>
    </>
  );
}
