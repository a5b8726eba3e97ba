import * as styles from "./Gallery.module.css";
import { GalleryScreen } from "./GalleryScreen";
import { GalleryThumbnail } from "./GalleryThumbnail";
import { Phone } from "./Phone";
import { screenshots } from "./screenshots";
import { useGallery } from "./useGallery";

/**
 * The five thumbnails and the large preview: tabs and their panels (docs/rules.md, 2.6 and 2.7). Without scripts, the preview is a
 * strip with all five screens, and each thumbnail is a link to its screen in the strip.
 */
export function Gallery() {
  const { isReady, selected, covered, select, onKeyDown, thumbnails } = useGallery(screenshots.length);
  return (
    <>
      <div className={styles.thumbnails} {...(isReady && { role: "tablist", "aria-label": "Screens of the app", onKeyDown })}>
        {screenshots.map((screenshot, index) => (
          <GalleryThumbnail
            key={screenshot.name}
            ref={(element) => {
              thumbnails.current[index] = element;
            }}
            screenshot={screenshot}
            isTab={isReady}
            isSelected={index === selected}
            onSelect={() => select(index)}
          />
        ))}
      </div>
      <Phone className={styles.preview}>
        <div className={isReady ? styles.stack : styles.strip}>
          {screenshots.map((screenshot, index) => (
            <GalleryScreen
              key={screenshot.name}
              screenshot={screenshot}
              isTab={isReady}
              isSelected={index === selected}
              isCovered={index === covered}
              isFading={index === selected && covered !== undefined}
            />
          ))}
        </div>
      </Phone>
    </>
  );
}
