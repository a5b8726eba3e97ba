/** The size of a screen, in CSS pixels. */
export const SCREENSHOT_SIZE = { width: 360, height: 780 } as const;

/** The widths of the images, in pixels. */
export const SCREENSHOT_WIDTHS = [180, 360, 448, 540, 768] as const;

export function screenshotPath(name: string, width: number): string {
  return `/screens/${name}-${width}.avif`;
}
