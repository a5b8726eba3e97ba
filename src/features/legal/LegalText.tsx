import type { ReactNode } from "react";
import { useIsHydrated } from "../../browser/useIsHydrated";
import { titleFont } from "../../components/titleFont";
import { useSiteMetadata } from "../../components/useSiteMetadata";
import { localDay, utcDateText } from "../../releases/dateText";
import { ids } from "../../site/links";
import { legalWords } from "../../site/product";
import * as styles from "./LegalText.module.css";

export interface LegalPage {
  title: string;
  description: string;
  /** With "today", use `AboutChanges`, which explains it. */
  lastUpdated?: "today" | `20${number}-${0 | 1}${number}-${0 | 1 | 2 | 3}${number}`;
  short: ReactNode;
  /** The texts by their titles. */
  sections: Readonly<Record<string, ReactNode>>;
}

/** The text of a legal page. */
export function LegalText({ title, lastUpdated, short, sections }: LegalPage) {
  const { builtOn } = useSiteMetadata();
  const today = useIsHydrated() ? localDay(new Date()) : builtOn;
  const date = lastUpdated === "today" ? today : lastUpdated;
  const titles = Object.keys(sections);
  // As in "§ 2", "IV. End", "第一条".
  const hasNumbers = titles.some((one) => /\p{N}|^([IVX]+\b|第)/u.test(one));
  return (
    <>
      <div className={styles.head}>
        <h1 className={titleFont(title)}>{title}</h1>
        {date && (
          <p className={styles.updated}>
            {/* With its space in the same text, so the words do not move when the date arrives. */}
            {legalWords.lastUpdated}
            <time dateTime={date} suppressHydrationWarning>
              {utcDateText(date, "long")}
            </time>
          </p>
        )}
        <p className={styles.short}>{short}</p>
      </div>
      <div className={styles.reading}>
        <nav className={styles.contents} aria-label={legalWords.contents}>
          <ol role="list" className={hasNumbers ? undefined : styles.numbered}>
            {titles.map((section) => (
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
