import { withPrefix } from "gatsby";
import type { ReactNode } from "react";
import * as styles from "./Phone.module.css";
import { SCREENSHOT_SIZE, SCREENSHOT_WIDTHS, type Screenshot, screenshotPath, webpPath } from "./screenshots";

/** A drawn phone around a screen of the app. The class, or an element around it, sets `--width`. */
export function Phone({ className, children }: { className: string | undefined; children?: ReactNode }) {
  return (
    <div className={`${styles.phone} ${className}`}>
      <div className={styles.screen}>{children}</div>
    </div>
  );
}

interface ScreenshotPictureProps {
  name: Screenshot["name"];
  /** The alternative text; "" if the words beside it say the same. */
  alt: string;
  /** Its width on the page, as in the `sizes` attribute of an image. */
  sizes: string;
  /** Whether it is in the first screen: then the browser loads it at once, before other images. */
  isFirst?: boolean;
}

/** A screen of the app. The browser chooses the format and the width. Nothing moves when the image loads (docs/rules.md, 10.7). */
export function ScreenshotPicture({ name, alt, sizes, isFirst = false }: ScreenshotPictureProps) {
  return (
    <picture>
      <source
        type="image/avif"
        srcSet={SCREENSHOT_WIDTHS.map((width) => `${withPrefix(screenshotPath(name, width))} ${width}w`).join(", ")}
        sizes={sizes}
      />
      <img
        src={withPrefix(webpPath(name))}
        alt={alt}
        width={SCREENSHOT_SIZE.width}
        height={SCREENSHOT_SIZE.height}
        decoding="async"
        {...(isFirst ? { fetchpriority: "high" } : { loading: "lazy" })}
      />
    </picture>
  );
}
