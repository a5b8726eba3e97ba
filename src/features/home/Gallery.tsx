import { type KeyboardEvent, useState } from "react";
import { useIsHydrated } from "../../browser/useIsHydrated";
import { PlayingBars } from "../../components/PlayingBars";
import * as styles from "./Gallery.module.css";
import { Phone, ScreenshotPicture } from "./Phone";
import { type Screenshot, screenshots } from "./screenshots";

/**
 * The five thumbnails and the large preview: tabs and their panels (docs/rules.md, 2.6 and 2.7). Without scripts, the preview is a
 * strip with all five screens, and each thumbnail is a link to its screen in the strip.
 */
export function Gallery() {
  const isReady = useIsHydrated();
  // The selected screen fades in over the one that was selected before, if there was one.
  const [{ selected, covered }, setScreens] = useState<{ selected: Screenshot; covered?: Screenshot }>({
    selected: screenshots[0],
  });

  const select = (screenshot: Screenshot) => {
    if (screenshot !== selected) setScreens({ selected: screenshot, covered: selected });
  };
  const onKeyDown = (event: KeyboardEvent) => {
    const next = screenshotAfter(event.key, selected);
    if (!next) return;
    event.preventDefault();
    select(next);
    document.getElementById(`thumbnail-${next.name}`)?.focus();
  };

  return (
    <>
      <div className={styles.thumbnails} {...(isReady && { role: "tablist", "aria-label": "Screens of the app", onKeyDown })}>
        {screenshots.map((screenshot) => (
          <Thumbnail
            key={screenshot.name}
            screenshot={screenshot}
            isTab={isReady}
            isSelected={screenshot === selected}
            onSelect={() => select(screenshot)}
          />
        ))}
      </div>
      <Phone className={styles.preview}>
        <div className={isReady ? styles.stack : styles.strip}>
          {screenshots.map((screenshot) => (
            <Screen
              key={screenshot.name}
              screenshot={screenshot}
              isTab={isReady}
              isSelected={screenshot === selected}
              isCovered={screenshot === covered}
              isFading={screenshot === selected && covered !== undefined}
            />
          ))}
        </div>
      </Phone>
    </>
  );
}

interface ThumbnailProps {
  screenshot: Screenshot;
  isTab: boolean;
  isSelected: boolean;
  onSelect: () => void;
}

function Thumbnail({ screenshot: { name, title }, isTab, isSelected, onSelect }: ThumbnailProps) {
  const isMarked = isTab && isSelected;
  return (
    <a
      className={isMarked ? `${styles.thumbnail} ${styles.selected}` : styles.thumbnail}
      id={`thumbnail-${name}`}
      href={`#screen-${name}`}
      {...(isTab && {
        role: "tab",
        "aria-controls": `screen-${name}`,
        "aria-selected": isSelected,
        tabIndex: isSelected ? 0 : -1,
        onClick: (event) => {
          event.preventDefault();
          onSelect();
        },
      })}
    >
      <ScreenshotPicture name={name} alt="" sizes="(min-width: 48rem) min(8vw, 7.5rem), 16vw" />
      {title}
      {isMarked && (
        <span className={styles.bars}>
          <PlayingBars />
        </span>
      )}
    </a>
  );
}

interface ScreenProps {
  screenshot: Screenshot;
  isTab: boolean;
  isSelected: boolean;
  isCovered: boolean;
  isFading: boolean;
}

/** A large screen. As a panel, it is hidden until it is selected for the first time, so that the browser does not load its image. */
function Screen({ screenshot: { name, description }, isTab, isSelected, isCovered, isFading }: ScreenProps) {
  return (
    <div
      className={isFading ? `${styles.screen} ${styles.fading}` : styles.screen}
      id={`screen-${name}`}
      {...(isTab && {
        role: "tabpanel",
        "aria-labelledby": `thumbnail-${name}`,
        "aria-hidden": isCovered || undefined,
        hidden: !isSelected && !isCovered,
        tabIndex: isSelected ? 0 : undefined,
      })}
    >
      <ScreenshotPicture name={name} alt={description} sizes="(min-width: 48rem) clamp(16rem, 27vw, 22.5rem), min(17rem, 74vw)" />
    </div>
  );
}

// Keys as in https://www.w3.org/WAI/ARIA/apg/patterns/tabs/. Enter is missing because the browser clicks a link at Enter; at the
// space bar it does not.
function screenshotAfter(key: string, screenshot: Screenshot): Screenshot | undefined {
  const index = screenshots.indexOf(screenshot);
  switch (key) {
    case "ArrowRight":
      return screenshots[(index + 1) % screenshots.length];
    case "ArrowLeft":
      return screenshots.at(index - 1);
    case "Home":
      return screenshots[0];
    case "End":
      return screenshots.at(-1);
    case " ":
      return screenshot;
    default:
      return undefined;
  }
}
