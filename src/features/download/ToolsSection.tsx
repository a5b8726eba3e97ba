import { hydrateLater } from "../../components/hydrateLater";
import * as wrapStyles from "../../components/Wrap.module.css";
import { useReleaseList } from "./list/useReleaseList";
import { SectionErrorBoundary } from "./SectionErrorBoundary";
import { ChangesSince } from "./since/ChangesSince";
import * as styles from "./VisitorTools.module.css";
import { FileCheck } from "./verify/FileCheck";
import { OfficialSources } from "./verify/OfficialSources";

/**
 * The tools for visitors (docs/rules.md, section 13): what changed since the visitor's version, whether a file is the real one, where
 * the real ones are published, and how to hear of new ones. Nothing if there is no release.
 */
export const ToolsSection = hydrateLater(function ToolsSection() {
  const { known } = useReleaseList();
  if (known.length === 0) return null;
  return (
    <div id="tools" className={`${wrapStyles.wrap} ${styles.tools}`}>
      <SectionErrorBoundary name="What changed since your version">
        <ChangesSince />
      </SectionErrorBoundary>
      <section className={styles.check} aria-labelledby="check-title">
        <div className={styles.row}>
          <div>
            <h2 id="check-title">Check Your Download</h2>
            <p className={styles.promise}>Your browser reads the file on your device. Nothing is uploaded.</p>
          </div>
          <div>
            <SectionErrorBoundary name="The check of your file">
              <FileCheck />
            </SectionErrorBoundary>
            <OfficialSources />
          </div>
        </div>
      </section>
    </div>
  );
});
