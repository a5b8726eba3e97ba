import { withPrefix } from "gatsby";
import { SCREENSHOT_FORMATS, SCREENSHOT_SIZE, SCREENSHOT_WIDTHS, type Screenshot, screenshotPath } from "../../site/screenshots";

interface ScreenshotPictureProps {
  name: Screenshot["name"];
  /** What is to be seen, or "" where the words beside it say so. */
  alt: string;
  /** How wide it stands on the page, as the `sizes` of an image say it. */
  sizes: string;
  /** Whether it is in the first screen: then it is loaded at once, before other images. */
  isFirst?: boolean;
}

/** A screen of the app, in the format and the width that suit the visitor's browser; its place is reserved. */
export function ScreenshotPicture({ name, alt, sizes, isFirst = false }: ScreenshotPictureProps) {
  return (
    <picture>
      {SCREENSHOT_FORMATS.map((format) => (
        <source
          key={format}
          type={`image/${format}`}
          srcSet={SCREENSHOT_WIDTHS.map((width) => `${withPrefix(screenshotPath(name, width, format))} ${width}w`).join(", ")}
          sizes={sizes}
        />
      ))}
      <img
        src={withPrefix(screenshotPath(name, SCREENSHOT_SIZE.width, "webp"))}
        alt={alt}
        width={SCREENSHOT_SIZE.width}
        height={SCREENSHOT_SIZE.height}
        decoding="async"
        {...(isFirst ? { fetchpriority: "high" } : { loading: "lazy" })}
      />
    </picture>
  );
}
