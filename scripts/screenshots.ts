import { mkdir, writeFile } from "node:fs/promises";
import path from "node:path";
import { type Browser, chromium } from "@playwright/test";
import sharp from "sharp";
import { readAppearance } from "../src/build/appearance";
import {
  SCREENSHOT_SIZE,
  SCREENSHOT_WIDTHS,
  screenshotPath,
  screenshots,
  webpPath,
} from "../src/features/home/screenshots";
import { provideChromium } from "./chromium";

/*
 * Renders the five screens of the app, the social image and the icons from the drawings in
 * `screens/`. Run `npm run screenshots` after a change there, and commit the images in `static/`.
 */
const ROOT = path.resolve(__dirname, "..");
const STATIC = path.join(ROOT, "static");
/** Serves this folder to the browser: a page from a file can load neither fonts nor masks. */
const HOST = "http://drawings.invalid";
const { pageColour } = readAppearance(ROOT);
/** `size` is in pixels, `share` is the width of the mark in relation to the icon. */
const ICONS = [
  { file: "apple-touch-icon.png", size: 180, share: 0.62 },
  { file: "icon-192.png", size: 192, share: 0.66 },
  { file: "icon-512.png", size: 512, share: 0.66 },
  // Everything outside the middle 80 % of a maskable icon may be cut off:
  // https://w3c.github.io/manifest/#icon-masks
  { file: "icon-maskable-512.png", size: 512, share: 0.5 },
];
const QUALITY = {
  avif: { quality: 46, effort: 5 },
  webp: { quality: 74, effort: 5, smartSubsample: true },
};

/** Renders a drawing as PNG. `size` is in CSS pixels, `scale` in image pixels for each of them. */
async function renderDrawing(
  browser: Browser,
  name: string,
  size: { width: number; height: number },
  scale: number,
): Promise<Buffer> {
  const page = await browser.newPage({ viewport: size, deviceScaleFactor: scale });
  await page.route(`${HOST}/**`, (route) =>
    route.fulfill({ path: path.join(ROOT, new URL(route.request().url()).pathname) }),
  );
  await page.goto(`${HOST}/screens/${name}.html`);
  await page.evaluate(() => document.fonts.ready);
  const picture = await page.screenshot();
  await page.close();
  return picture;
}

async function writeScreens(browser: Browser): Promise<void> {
  await mkdir(path.join(STATIC, "screens"), { recursive: true });
  for (const { name } of screenshots) {
    const picture = await renderDrawing(browser, name, SCREENSHOT_SIZE, 3);
    const write = async (format: "avif" | "webp", width: number, file: string) => {
      const image = sharp(picture).resize({ width }).toFormat(format, QUALITY[format]);
      const { size } = await image.toFile(path.join(STATIC, file));
      console.log(`static${file}: ${size} bytes`);
    };
    for (const width of SCREENSHOT_WIDTHS) await write("avif", width, screenshotPath(name, width));
    await write("webp", SCREENSHOT_SIZE.width, webpPath(name));
  }
}

async function writeSocialImage(browser: Browser): Promise<void> {
  const picture = await renderDrawing(browser, "social", { width: 1200, height: 630 }, 1);
  const { size } = await sharp(picture)
    .png({ palette: true, effort: 10 })
    .toFile(path.join(STATIC, "social.png"));
  console.log(`static/social.png: ${size} bytes`);
}

async function writeIcons(): Promise<void> {
  for (const { file, size, share } of ICONS) {
    const side = Math.round(size * share);
    const mark = await sharp(path.join(ROOT, "screens", "mark.svg"), { density: 72 * 16 })
      .resize(side, side, { fit: "contain", background: "transparent" })
      .png()
      .toBuffer();
    const written = await sharp({
      create: { width: size, height: size, channels: 3, background: pageColour },
    })
      .composite([{ input: mark }])
      .png({ palette: true, effort: 10 })
      .toFile(path.join(STATIC, file));
    console.log(`static/${file}: ${written.size} bytes`);
  }
}

/**
 * Writes favicon.ico, which feed readers request even if no page names it: a PNG in an ICO file.
 *
 * @see https://en.wikipedia.org/wiki/ICO_(file_format)#Header
 */
async function writeFavicon(): Promise<void> {
  const side = 32;
  const picture = await sharp(path.join(STATIC, "favicon.svg"), { density: 72 * 4 })
    .resize(side, side)
    .png({ effort: 10 })
    .toBuffer();
  const header = Buffer.alloc(22);
  header.writeUInt16LE(1, 2); // an icon
  header.writeUInt16LE(1, 4); // with one picture
  header.writeUInt8(side, 6);
  header.writeUInt8(side, 7);
  header.writeUInt16LE(1, 10); // colour planes
  header.writeUInt16LE(32, 12); // bits a pixel
  header.writeUInt32LE(picture.length, 14);
  header.writeUInt32LE(header.length, 18); // where the picture starts
  await writeFile(path.join(STATIC, "favicon.ico"), Buffer.concat([header, picture]));
  console.log(`static/favicon.ico: ${header.length + picture.length} bytes`);
}

async function main(): Promise<void> {
  const browser = await chromium.launch(await provideChromium());
  try {
    await writeScreens(browser);
    await writeSocialImage(browser);
    await writeIcons();
    await writeFavicon();
  } finally {
    await browser.close();
  }
}

main().catch((error: unknown) => {
  console.error(error);
  process.exitCode = 1;
});
