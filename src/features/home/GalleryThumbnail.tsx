import { forwardRef, type MouseEvent } from "react";
import { PlayingBars } from "../../components/PlayingBars";
import * as styles from "./Gallery.module.css";
import { ScreenshotPicture } from "./ScreenshotPicture";
import type { Screenshot } from "./screenshots";

interface GalleryThumbnailProps {
  screenshot: Screenshot;
  /** Whether it is a tab; otherwise it is a link to its screen in the strip. */
  isTab: boolean;
  isSelected: boolean;
  onSelect: () => void;
}

/** One thumbnail of the gallery. A click shows its screen as the large preview. */
export const GalleryThumbnail = forwardRef<HTMLAnchorElement, GalleryThumbnailProps>(function GalleryThumbnail(
  { screenshot: { name, title }, isTab, isSelected, onSelect },
  ref,
) {
  const choose = (event: MouseEvent) => {
    event.preventDefault();
    onSelect();
  };
  const isMarked = isTab && isSelected;
  return (
    <a
      ref={ref}
      className={isMarked ? `${styles.thumbnail} ${styles.selected}` : styles.thumbnail}
      id={`thumbnail-${name}`}
      href={`#screen-${name}`}
      {...(isTab && {
        role: "tab",
        "aria-controls": `screen-${name}`,
        "aria-selected": isSelected,
        tabIndex: isSelected ? 0 : -1,
        onClick: choose,
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
});
