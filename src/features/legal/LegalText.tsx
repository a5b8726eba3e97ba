import type { ReactNode } from "react";
import { DateText } from "../../components/LocalText";
import { titleFont } from "../../components/titleFont";
import { useSiteMetadata } from "../../components/useSiteMetadata";
import { ids } from "../../site/links";
import { legalWords } from "../../site/product";
import * as styles from "./LegalText.module.css";

export interface LegalPage {
  title: string;
  description: string;
  short: ReactNode;
  /** The texts by their titles. */
  sections: Readonly<Record<string, ReactNode>>;
}

/** The text of a legal page. */
export function LegalText({ title, short, sections }: LegalPage) {
  const { builtOn } = useSiteMetadata();
  return (
    <>
      <div className={styles.head}>
        <h1 className={titleFont(title)}>{title}</h1>
        <p className={styles.updated}>
          {/* With its space in the same text, so the words do not move when the date arrives. */}
          {legalWords.lastUpdated}
          <DateText date={builtOn} length="long" isToday />
        </p>
        <p className={styles.short}>{short}</p>
      </div>
      <div className={styles.reading}>
        <nav className={styles.contents} aria-label={legalWords.contents}>
          <ol role="list">
            {Object.keys(sections).map((section) => (
              <li key={section}>
                <a href={`#${idOf(section)}`}>{section}</a>
              </li>
            ))}
          </ol>
        </nav>
        <div id={ids.secondScreen} className={styles.prose}>
          {Object.entries(sections).map(([section, text]) => (
            <section key={section} id={idOf(section)}>
              <h2 className={titleFont(section)}>{section}</h2>
              {text}
            </section>
          ))}
        </div>
      </div>
    </>
  );
}

function idOf(title: string) {
  return title.toLowerCase().replace(/[^\p{L}\p{M}\p{N}]+/gu, "-");
}
