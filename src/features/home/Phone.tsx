import { withPrefix } from "gatsby";
import type { ReactNode } from "react";
import * as styles from "./Phone.module.css";
import { SCREENSHOT_SIZE, SCREENSHOT_WIDTHS, screenshotPath } from "./screenshots";

type PhoneProps = { id?: string; className: string | undefined; children?: ReactNode };

/** A drawn phone around a screenshot. Its class or a parent sets `--width`. */
export function Phone({ id, className, children }: PhoneProps) {
  return (
    <div id={id} className={`${styles.phone} ${className}`}>
      <div className={styles.screen}>{children}</div>
    </div>
  );
}

type ScreenshotProps = { name: string; alt: string; sizes: string; loading?: "eager" | "lazy" };

/** The images of a screen, as a `srcset`. */
export function screenshotSrcSet(name: string): string {
  const images = SCREENSHOT_WIDTHS.map(
    (width) => `${withPrefix(screenshotPath(name, width))} ${width}w`,
  );
  return images.join(", ");
}

/** A screenshot of the app. Its size reserves the space, so nothing moves when it loads. */
export function Screenshot({ name, alt, sizes, loading = "lazy" }: ScreenshotProps) {
  return (
    <img
      srcSet={screenshotSrcSet(name)}
      sizes={sizes}
      alt={alt}
      width={SCREENSHOT_SIZE.width}
      height={SCREENSHOT_SIZE.height}
      decoding="async"
      loading={loading}
      // The last one, because Safari would load it before it knows the others.
      src={withPrefix(screenshotPath(name, SCREENSHOT_SIZE.width))}
    />
  );
}
