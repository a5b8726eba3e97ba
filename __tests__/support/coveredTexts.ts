import type { Page } from "@playwright/test";
import sharp from "sharp";

/** In how many screenshots the texts are alone: each without its neighbours in the HTML. */
const GROUPS = 3;

/** Pictures may be behind a text. A mask has no effect in a block that is not visible. */
const NO_PICTURES = "img { visibility: hidden !important } * { mask: none !important }";

/**
 * Finds the titles that cannot be seen, and the texts of which something covers a part. Browsers
 * paint a plate behind texts with forced colours, so the next text may cover them. Alone, each text
 * is whole.
 *
 * @returns one line for each problem
 */
export async function coveredTexts(page: Page): Promise<string[]> {
  const texts = await page.evaluate(groupTexts, GROUPS);
  const together = await screenshot(page, NO_PICTURES);
  const problems: string[] = [];
  for (let group = 0; group < GROUPS; group += 1) {
    const alone = await screenshot(
      page,
      `${NO_PICTURES} body * { visibility: hidden !important }
      [data-group="${group}"] { visibility: visible !important }`,
    );
    const [background = 0] = alone.data;
    const contrast = ({ data }: Screenshot, pixel: number) =>
      Math.abs((data[pixel] ?? background) - background);
    for (const { name, isTitle, box } of texts.filter((text) => text.group === group)) {
      const ink = pixelsOf(box, alone.width).filter((pixel) => contrast(alone, pixel) > 128);
      const lost = ink.filter((pixel) => contrast(together, pixel) < 64);
      if (isTitle && ink.length === 0) problems.push(`"${name}" has the colour of the page`);
      if (lost.length > 0) problems.push(`${lost.length} pixels of "${name}" are covered`);
    }
  }
  return problems;
}

/** In the page: groups the elements that have a text of their own. */
function groupTexts(groups: number) {
  const range = document.createRange();
  const isText = ({ nodeType, textContent }: Node) =>
    nodeType === Node.TEXT_NODE && Boolean(textContent?.trim());
  return [...document.querySelectorAll<HTMLElement>("body *")]
    .filter((element) => element.checkVisibility() && [...element.childNodes].some(isText))
    .map((element, index) => {
      const group = index % groups;
      element.dataset.group = String(group);
      range.selectNodeContents(element);
      const { left, top, right, bottom } = range.getBoundingClientRect();
      const isTitle = element.closest("h1, h2, h3") !== null;
      return { name: element.textContent, isTitle, group, box: { left, top, right, bottom } };
    });
}

type Box = ReturnType<typeof groupTexts>[number]["box"];

type Screenshot = Awaited<ReturnType<typeof screenshot>>;

/** The lightness of each pixel, row by row. */
async function screenshot(page: Page, css: string) {
  const style = await page.addStyleTag({ content: css });
  const image = sharp(await page.screenshot({ fullPage: true })).greyscale();
  await style.evaluate((element: HTMLStyleElement) => element.remove());
  const { data, info } = await image.raw().toBuffer({ resolveWithObject: true });
  return { data, width: info.width };
}

/** The indices of the pixels in a box, in a screenshot of this width. */
function pixelsOf({ left, top, right, bottom }: Box, width: number): number[] {
  const pixels: number[] = [];
  for (let y = Math.max(0, Math.floor(top)); y < bottom; y += 1)
    for (let x = Math.max(0, Math.floor(left)); x < Math.min(right, width); x += 1)
      pixels.push(y * width + x);
  return pixels;
}
