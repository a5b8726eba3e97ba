import { type KeyboardEvent, useState } from "react";
import { useIsHydrated } from "../../browser/useIsHydrated";
import { hydrateLater } from "../../components/hydrateLater";
import { PlayingBars } from "../../components/PlayingBars";
import * as sharedStyles from "../../components/shared.module.css";
import { TitleLines } from "../../components/TitleLines";
import { Reveal } from "../../effects/Reveal";
import * as styles from "./BeautifulInterface.module.css";
import { HomeSection } from "./HomeSection";
import { beautifulInterface } from "./homeTexts";
import { Phone, ScreenshotPicture } from "./Phone";
import { type Screenshot, screenshots } from "./screenshots";

/** The section with the five screens of the app (docs/rules.md, 2.6). */
export const BeautifulInterface = hydrateLater(function BeautifulInterface() {
  return (
    <HomeSection className={styles.section} titleId="beautiful-interface" volume="−5">
      <div className={styles.columns}>
        <Reveal className={styles.words}>
          <h2 id="beautiful-interface">
            <TitleLines lines={beautifulInterface.title} />
          </h2>
          <p className={sharedStyles.lead}>{beautifulInterface.lead}</p>
        </Reveal>
        <Gallery />
      </div>
    </HomeSection>
  );
});

/** Thumbnails and preview: tabs and panels (docs/rules.md, 2.6 and 2.7) or, without scripts, links into a strip of all screens. */
function Gallery() {
  const isReady = useIsHydrated();
  // The selected screen fades in over the one that was selected before, if there was one.
  const [{ selected, covered }, setScreens] = useState<{ selected: Screenshot; covered?: Screenshot }>({
    selected: screenshots[0],
  });

  const select = (screenshot: Screenshot) => {
    if (screenshot !== selected) setScreens({ selected: screenshot, covered: selected });
  };
  const onKeyDown = (event: KeyboardEvent) => {
    const index = screenshots.indexOf(selected);
    // As in https://www.w3.org/WAI/ARIA/apg/patterns/tabs/. The browser itself clicks a link at Enter, but not at the space bar.
    const next = new Map([
      ["ArrowRight", screenshots[(index + 1) % screenshots.length]],
      ["ArrowLeft", screenshots.at(index - 1)],
      ["Home", screenshots[0]],
      ["End", screenshots.at(-1)],
      [" ", selected],
    ]).get(event.key);
    if (!next) return;
    event.preventDefault();
    select(next);
    document.getElementById(`thumbnail-${next.name}`)?.focus();
  };

  return (
    <>
      <div className={styles.thumbnails} {...(isReady && { role: "tablist", "aria-label": "Screens of the app", onKeyDown })}>
        {screenshots.map((screenshot) => {
          const { name, title } = screenshot;
          const isSelected = isReady && screenshot === selected;
          return (
            <a
              key={name}
              className={isSelected ? `${styles.thumbnail} ${styles.selected}` : styles.thumbnail}
              id={`thumbnail-${name}`}
              href={`#screen-${name}`}
              {...(isReady && {
                role: "tab",
                "aria-controls": `screen-${name}`,
                "aria-selected": isSelected,
                tabIndex: isSelected ? 0 : -1,
                onClick: (event) => {
                  event.preventDefault();
                  select(screenshot);
                },
              })}
            >
              <ScreenshotPicture name={name} alt="" sizes="(min-width: 48rem) min(8vw, 7.5rem), 16vw" />
              {title}
              {isSelected && (
                <span className={styles.bars}>
                  <PlayingBars />
                </span>
              )}
            </a>
          );
        })}
      </div>
      <Phone className={styles.preview}>
        <div className={isReady ? styles.stack : styles.strip}>
          {screenshots.map((screenshot) => {
            const { name, description } = screenshot;
            const isSelected = screenshot === selected;
            const isCovered = screenshot === covered;
            return (
              <div
                key={name}
                className={isSelected && covered ? `${styles.screen} ${styles.fading}` : styles.screen}
                id={`screen-${name}`}
                {...(isReady && {
                  role: "tabpanel",
                  "aria-labelledby": `thumbnail-${name}`,
                  "aria-hidden": isCovered || undefined,
                  // The browser does not load the image of a screen that was never selected.
                  hidden: !isSelected && !isCovered,
                  tabIndex: isSelected ? 0 : undefined,
                })}
              >
                <ScreenshotPicture
                  name={name}
                  alt={description}
                  sizes="(min-width: 48rem) clamp(16rem, 27vw, 22.5rem), min(17rem, 74vw)"
                />
              </div>
            );
          })}
        </div>
      </Phone>
    </>
  );
}
