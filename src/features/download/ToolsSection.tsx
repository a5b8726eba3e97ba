import { useDeferredValue } from "react";
import { hydrateLater } from "../../components/hydrateLater";
import * as wrapStyles from "../../components/Wrap.module.css";
import { useReleaseList } from "./list/useReleaseList";
import { Part } from "./Part";
import { ChangesSince } from "./since/ChangesSince";
import * as styles from "./VisitorTools.module.css";
import { FileCheck } from "./verify/FileCheck";
import { Trust } from "./verify/Trust";

interface VisitorToolsProps {
  /** The router's location, see {@link ChangesSince}. */
  location: object;
}

/**
 * The tools for visitors (docs/rules.md, section 13): what changed since the visitor's version, whether a file is the real one, where
 * the real ones are published, and how to hear of new ones. Nothing if there is no release.
 */
export const VisitorTools = hydrateLater(function VisitorTools({ location }: VisitorToolsProps) {
  const [list, { loadAllReleases }] = useReleaseList();
  const deferredList = useDeferredValue(list);
  if (list.known.length === 0) return null;
  return (
    <div id="tools" className={`${wrapStyles.wrap} ${styles.tools}`}>
      <Part name="What changed since your version">
        <ChangesSince list={deferredList} loadAllReleases={loadAllReleases} location={location} />
      </Part>
      <section className={styles.check} aria-labelledby="check-title">
        <div className={styles.row}>
          <div>
            <h2 id="check-title">Check Your Download</h2>
            <p className={styles.promise}>Your browser reads the file on your device. Nothing is uploaded.</p>
          </div>
          <div>
            <Part name="The check of your file">
              <FileCheck allReleases={deferredList.allReleases} loadAllReleases={loadAllReleases} />
            </Part>
            <Trust />
          </div>
        </div>
      </section>
    </div>
  );
});
