import { type ComponentProps, memo, Suspense, useDeferredValue } from "react";
import { Part } from "../components/download/Part";
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
 * takes it over, and draws its changes, after what stands above it.
 */
export function VisitorTools(properties: VisitorToolsProps) {
  return <Tools {...useDeferredValue(properties)} />;
}

const Tools = memo(function Tools({ id, versions, hasUnknown, whole, onWholeWanted, place, ...sources }: VisitorToolsProps) {
  const list = { whole, onWholeWanted };
  return (
    <Suspense>
      <div id={id} className={`${wrapStyles.wrap} ${styles.tools}`}>
        <Part name="What changed since your version">
          <ChangesSince versions={versions} hasUnknown={hasUnknown} place={place} {...list} />
        </Part>
        <section className={styles.check} aria-labelledby="check-title">
          <div className={styles.row}>
            <div>
              <h2 id="check-title">Check Your Download</h2>
              <p className={styles.promise}>Your browser reads the file on your device. Nothing is uploaded.</p>
            </div>
            <div>
              <Part name="The check of your file">
                <FileCheck {...list} />
              </Part>
              <Trust {...sources} />
            </div>
          </div>
        </section>
      </div>
    </Suspense>
  );
});
