import { DateText } from "../../components/LocalText";
import { titleFont } from "../../components/titleFont";
import { useSiteMetadata } from "../../components/useSiteMetadata";
import { PageHead } from "../../layout/PageHead";
import { community } from "../../site/product";
import * as styles from "./LegalText.module.css";
import type { LegalPage, LegalSection } from "./legalPage";

const TEXT_ID = "text";

/** A legal page, with its head. */
export function LegalText({ page, path }: { page: LegalPage; path: string }) {
  const { title, description, short, sections } = page;
  const { builtOn } = useSiteMetadata();
  return (
    <>
      <PageHead title={title} description={description} path={path} expectedId={TEXT_ID} />
      <div className={styles.head}>
        <h1 className={titleFont(title)}>{title}</h1>
        <p>
          {/* With its space in the same text, so the words do not move when the date arrives. */}
          {"Last updated: "}
          <DateText date={builtOn} length="long" isToday />
        </p>
      </div>
      <div className={styles.reading}>
        <nav className={styles.contents} aria-label="On this page">
          <ol>
            {sections.map((section) => (
              <li key={section.title}>
                <a href={`#${idOf(section.title)}`}>{section.title}</a>
              </li>
            ))}
          </ol>
        </nav>
        <div id={TEXT_ID} className={styles.prose}>
          <p className={styles.short}>{short}</p>
          {sections.map((section) => (
            <Section key={section.title} {...section} />
          ))}
        </div>
      </div>
    </>
  );
}

function Section({ title, paragraphs, questionsAbout, points }: LegalSection) {
  return (
    <section id={idOf(title)}>
      <h2 className={titleFont(title)}>{title}</h2>
      {paragraphs?.map((paragraph) => (
        <p key={paragraph}>{paragraph}</p>
      ))}
      {questionsAbout && <Questions about={questionsAbout} />}
      {points && (
        <ul>
          {points.map((point) => (
            <li key={point}>{point}</li>
          ))}
        </ul>
      )}
    </section>
  );
}

function Questions({ about }: { about: string }) {
  const { repositoryUrl } = useSiteMetadata();
  return (
    <p>
      {`Questions about ${about} are welcome `}
      {community && (
        <>
          {"in the "}
          <a href={community.url} rel="noopener">
            {community.label}
          </a>
          {" or "}
        </>
      )}
      {"as an issue on "}
      <a href={repositoryUrl} rel="noopener">
        GitHub
      </a>
      .
    </p>
  );
}

function idOf(title: string) {
  return title.toLowerCase().replace(/[^a-z]+/g, "-");
}
