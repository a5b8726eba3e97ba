import { existsSync } from "node:fs";
import { mkdir, readFile, rm, writeFile } from "node:fs/promises";
import path from "node:path";
import { type Browser, chromium, type Page } from "@playwright/test";
import sharp from "sharp";
import {
  SCREENSHOT_SIZE,
  SCREENSHOT_WIDTHS,
  screenshotPath,
  webpPath,
} from "../src/features/home/screenshots";
import { readColours } from "../src/node/colours";
import { featuredScreen, hasMusicDecoration, screens, socialImage } from "../src/site/product";
import { provideChromium } from "./chromium";

/*
 * Makes the screens of the app, the social image and the icons from the pictures in `screens/`. Run
 * `npm run screenshots` after a change there, and commit the images in `static/`.
 */
const ROOT = path.resolve(__dirname, "..");
const STATIC = path.join(ROOT, "static");
/** Serves this folder to the browser: a page from a file can load neither fonts nor masks. */
const HOST = "http://drawings.invalid";
const { pageColour } = readColours(ROOT);
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

interface DrawingOptions {
  /** In CSS pixels. */
  size: { width: number; height: number };
  /** Image pixels for each CSS pixel. */
  scale: number;
  /** Fills the drawing with facts. */
  fill?: (page: Page) => Promise<void>;
}

/** Renders a drawing as PNG. */
async function renderDrawing(
  browser: Browser,
  name: string,
  { size, scale, fill }: DrawingOptions,
): Promise<Buffer> {
  const page = await browser.newPage({ viewport: size, deviceScaleFactor: scale });
  await page.route(`${HOST}/**`, (route) =>
    route.fulfill({ path: path.join(ROOT, new URL(route.request().url()).pathname) }),
  );
  await page.goto(`${HOST}/screens/${name}.html`);
  await fill?.(page);
  await page.evaluate(() => document.fonts.ready);
  const picture = await page.screenshot();
  await page.close();
  return picture;
}

/** A screen as PNG, 1080 × 2340 pixels: of `screens/NAME.png` or, without it, of the drawing. */
async function screenPicture(browser: Browser, name: string): Promise<Buffer> {
  const file = path.join(ROOT, "screens", `${name}.png`);
  if (!existsSync(file)) {
    if (existsSync(file.replace(/png$/, "html")))
      return renderDrawing(browser, name, { size: SCREENSHOT_SIZE, scale: 3 });
    throw new Error(`src/site/product.ts names the screen ${name}, and ${file} is missing.`);
  }
  const { width, height } = SCREENSHOT_SIZE;
  const picture = sharp(file);
  const { width: fileWidth, height: fileHeight } = await picture.metadata();
  if (fileWidth * height !== fileHeight * width)
    console.warn(`${file}: what does not fit into ${width} : ${height} is cut off at the end.`);
  const cut = { fit: "cover", position: "left top" } as const;
  return picture
    .resize(width * 3, height * 3, cut)
    .png()
    .toBuffer();
}

async function writeScreens(browser: Browser): Promise<void> {
  // A screen that the app no longer has must not be published.
  await rm(path.join(STATIC, "screens"), { recursive: true, force: true });
  await mkdir(path.join(STATIC, "screens"));
  for (const { name } of screens) {
    const picture = await screenPicture(browser, name);
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
  const screen = screenshotPath(featuredScreen.name, 768);
  const facts = { ...socialImage, screen, hasMusicDecoration };
  const fill = (page: Page) =>
    page.evaluate(async ({ title, note, screen, hasMusicDecoration }) => {
      const find = (selector: string) => document.querySelector<HTMLElement>(selector);
      const image = document.createElement("img");
      image.src = `/static${screen}`;
      await image.decode();
      find(".phone")?.append(image);
      Object.assign(find("h1") ?? {}, { innerText: title.join("\n") });
      Object.assign(find("p") ?? {}, { innerText: note });
      if (!hasMusicDecoration) find(".equalizer")?.remove();
      const edgeOf = (selector: string) => find(selector)?.getBoundingClientRect();
      const isTooWide = ["h1", "p"].some(
        (text) => (edgeOf(text)?.right ?? 0) > (edgeOf(".phone")?.left ?? 0),
      );
      if (isTooWide) throw new Error("A line of socialImage in src/site/product.ts is too wide.");
    }, facts);
  const size = { width: 1200, height: 630 };
  const picture = await renderDrawing(browser, "social", { size, scale: 1, fill });
  const { size: bytes } = await sharp(picture)
    .png({ palette: true, effort: 10 })
    // Names the product, so `check:built` finds a picture that is still the first one's.
    .withExif({ IFD0: { ImageDescription: socialImage.description } })
    .toFile(path.join(STATIC, "social.png"));
  console.log(`static/social.png: ${bytes} bytes`);
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

/** The mark on a plate with round corners, which looks alike in the bar of a light browser. */
async function writeFaviconDrawing(): Promise<void> {
  const mark = await readFile(path.join(ROOT, "screens", "mark.svg"), "utf8");
  const place = '<svg x="3.2" y="3.2" width="25.6" height="25.6"';
  const placedMark = mark
    .slice(mark.indexOf("<svg"))
    .replace(/^<svg[^>]*/, (tag) => tag.replace(/ (width|height)="[^"]*"/g, ""))
    .replace("<svg", place);
  const drawing =
    '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 32 32">' +
    `<rect width="32" height="32" rx="8" fill="${pageColour}"/>${placedMark.trim()}</svg>\n`;
  await writeFile(path.join(STATIC, "favicon.svg"), drawing);
  console.log(`static/favicon.svg: ${drawing.length} bytes`);
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
    await writeFaviconDrawing();
    await writeFavicon();
  } finally {
    await browser.close();
  }
}

main().catch((error: unknown) => {
  console.error(error);
  process.exitCode = 1;
});
