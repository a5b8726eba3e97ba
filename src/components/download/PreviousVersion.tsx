import { memo } from "react";
import type { Release } from "../../releases/release";
import { buttonClass } from "../ui/buttonClass";
import { DateText } from "../ui/DateText";
import { Icon } from "../ui/Icon";
import { Changes } from "./Changes";
import { PrereleaseMark } from "./PrereleaseMark";
import * as styles from "./PreviousVersion.module.css";

interface PreviousVersionProps {
  release: Release;
}

/** One older release: name, date, download and its changes (product spec, section 2, "Download page"). */
export const PreviousVersion = memo(function PreviousVersion({
  release: { version, name, date, features, downloadUrl, isPrerelease },
}: PreviousVersionProps) {
  return (
    <div className={styles.row}>
      <p className={styles.date}>{date && <DateText date={date} />}</p>
      <article className={styles.card}>
        <header className={styles.head}>
          <h3>
            {name}
            {name !== version && <span className={styles.version}> {version}</span>}
          </h3>
          {isPrerelease && <PrereleaseMark />}
        </header>
        <div>
          {features.length > 0 && <h4>Changes in this version:</h4>}
          <Changes features={features} />
        </div>
        {downloadUrl && (
          <a
            className={`${buttonClass({ look: "outline", size: "small" })} ${styles.download}`}
            href={downloadUrl}
            rel="noopener"
            aria-label={`Download ${name}`}
          >
            Download
            <Icon name="download" />
          </a>
        )}
      </article>
    </div>
  );
});
