import * as styles from "./Gallery.module.css";
import { ScreenshotPicture } from "./ScreenshotPicture";
import type { Screenshot } from "./screenshots";

interface GalleryScreenProps {
  screenshot: Screenshot;
  /** Whether it is the panel of a tab; otherwise it is part of the strip. */
  isTab: boolean;
  isSelected: boolean;
  /** Whether it was selected before: the selected screen fades in over it. */
  isCovered: boolean;
  isFading: boolean;
}

/** One large screen of the gallery. A screen that was never selected is hidden, so the browser does not load its image. */
export function GalleryScreen({ screenshot, isTab, isSelected, isCovered, isFading }: GalleryScreenProps) {
  const { name, description } = screenshot;
  const picture = (
    <ScreenshotPicture name={name} alt={description} sizes="(min-width: 48rem) clamp(16rem, 27vw, 22.5rem), min(17rem, 74vw)" />
  );
  if (!isTab) {
    return (
      <div className={styles.screen} id={`screen-${name}`}>
        {picture}
      </div>
    );
  }
  return (
    <div
      className={isFading ? `${styles.screen} ${styles.fading}` : styles.screen}
      id={`screen-${name}`}
      role="tabpanel"
      aria-labelledby={`thumbnail-${name}`}
      aria-hidden={isCovered || undefined}
      hidden={!isSelected && !isCovered}
      tabIndex={isSelected ? 0 : undefined}
    >
      {picture}
    </div>
  );
}
