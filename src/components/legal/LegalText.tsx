import { localDateText, utcDateText } from "../../releases/dateText";
import type { LegalPage, LegalParagraph } from "../../site/legalText";
import { communityUrl } from "../../site/links";
import { LocalText } from "../ui/LocalText";
import * as styles from "./LegalText.module.css";

interface LegalTextProps {
  page: LegalPage;
  /** The current date as the built HTML knows it: the day of the build, ISO 8601. */
  builtOn: string;
  repositoryUrl: string;
}

/** A page set for reading: all of it in one line first, its sections, and a table of contents beside them. */
export function LegalText({ page: { title, short, sections }, builtOn, repositoryUrl }: LegalTextProps) {
  return (
    <>
      <div className={styles.head}>
        <h1>{title}</h1>
        <p>
          {/* In one text node: a space of its own would move when the date is parsed. */}
          {"Last updated: "}
          <time dateTime={builtOn}>
            <LocalText built={utcDateText(builtOn, "long")} local={() => localDateText(new Date().toISOString(), "long")} />
          </time>
        </p>
      </div>
      <div className={styles.reading}>
        <nav className={styles.contents} aria-label="On this page">
          <ol>
            {sections.map((section) => (
              <li key={section.id}>
                <a href={`#${section.id}`}>{section.title}</a>
              </li>
            ))}
          </ol>
        </nav>
        <div className={styles.prose}>
          <p className={styles.short}>{short}</p>
          {sections.map((section) => (
            <section key={section.id} id={section.id}>
              <h2>{section.title}</h2>
              {section.paragraphs.map((paragraph, index) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: the paragraphs are constants, and none is ever moved
                <p key={index}>
                  <Paragraph text={paragraph} repositoryUrl={repositoryUrl} />
                </p>
              ))}
              {section.points && (
                <ul>
                  {section.points.map((point) => (
                    <li key={point}>{point}</li>
                  ))}
                </ul>
              )}
            </section>
          ))}
        </div>
      </div>
    </>
  );
}

function Paragraph({ text, repositoryUrl }: { text: LegalParagraph; repositoryUrl: string }) {
  if (typeof text === "string") return <>{text}</>;
  const addresses = { community: communityUrl, repository: repositoryUrl };
  return (
    <>
      {text.before}
      {text.links.map(({ to, label, after }) => (
        <span key={to}>
          <a href={addresses[to]} rel="noopener">
            {label}
          </a>
          {after}
        </span>
      ))}
    </>
  );
}
