import { type ComponentProps, memo, Suspense } from "react";
import * as wrapStyles from "../components/ui/Wrap.module.css";
import { ChangesSince } from "./ChangesSince";
import { FileCheck } from "./FileCheck";
import { Trust } from "./Trust";
import * as styles from "./VisitorTools.module.css";

interface VisitorToolsProps extends ComponentProps<typeof ChangesSince>, ComponentProps<typeof Trust> {
  id: string;
}

/**
 * What visitors ask before they trust a download: what changed since theirs, is it the real one, where does it come from. React
 * takes it over after what stands above it.
 */
export const VisitorTools = memo(function VisitorTools({ id, versions, loadWhole, ...sources }: VisitorToolsProps) {
  return (
    <Suspense>
      <div id={id} className={wrapStyles.wrap}>
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
      </div>
    </Suspense>
  );
});
