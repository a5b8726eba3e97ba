import { execSync } from "node:child_process";
import { existsSync } from "node:fs";
import { mkdir, readFile, rm, writeFile } from "node:fs/promises";
import { type Browser, chromium, type Page } from "@playwright/test";
import sharp from "sharp";
import {
  SCREENSHOT_SIZE,
  SCREENSHOT_WIDTHS,
  screenshotPath,
} from "../src/features/home/screenshots";
import { readPageColour } from "../src/node/colours";
import { isLatin } from "../src/releases/safeText";
import { buildPaths } from "../src/site/links";
import {
  featuredScreen,
  hasMusicDecoration,
  language,
  screens,
  socialImage,
} from "../src/site/product";
import { provideChromium } from "./chromium";

/*
 * Makes the screens of the app, the social image and the icons from the pictures in `screens/`, and
 * then the picture in README.md from a build. Run `npm run screenshots` after a change there, and
 * commit the images in `static/` and `docs/`.
 */
/** Serves this folder and the build: a page from a file can load neither fonts nor masks. */
const HOST = "http://drawings.invalid";
const pageColour = readPageColour();
/** Contents by paths in `static`. They are written at the end, so a failure changes no file. */
const images = new Map<string, Buffer>();
const MARK = "screens/mark.svg";
/** `size` is in pixels, `share` is the width of the mark in relation to the icon. */
const ICONS = [
  { file: "apple-touch-icon.png", size: 180, share: 0.62 },
  { file: "icon-192.png", size: 192, share: 0.66 },
  { file: "icon-512.png", size: 512, share: 0.66 },
  // Everything outside the middle 80 % of a maskable icon may be cut off:
  // https://w3c.github.io/manifest/#icon-masks
  { file: "icon-maskable-512.png", size: 512, share: 0.5 },
];

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
  file: string,
  { size, scale, fill }: DrawingOptions,
): Promise<Buffer> {
  const page = await browser.newPage({
    ...{ viewport: size, deviceScaleFactor: scale, reducedMotion: "reduce" },
    // Without scripts, a built page looks the same at any time, and requests no releases.
    javaScriptEnabled: false,
  });
  await page.route(`${HOST}/**`, (route) => {
    const { pathname } = new URL(route.request().url());
    const folder = existsSync(`.${pathname}`) ? "." : "public";
    return route.fulfill({ path: folder + pathname });
  });
  await page.goto(`${HOST}/${file}`);
  await fill?.(page);
  for (const frame of page.frames()) await frame.evaluate(() => document.fonts.ready);
  const picture = await page.screenshot();
  await page.close();
  return picture;
}

/** The picture of a screen: a PNG file or, without it, a drawing. */
function findPicture(name: string): string {
  const files = [`screens/${name}.png`, `screens/${name}.html`];
  const file = files.find(existsSync);
  if (file) return file;
  throw new Error(`src/site/product.ts names the screen ${name}, and ${files[0]} is missing.`);
}

/** A screen as PNG, 1080 × 2340 pixels. */
async function renderScreen(browser: Browser, file: string): Promise<Buffer> {
  if (file.endsWith(".html"))
    return renderDrawing(browser, file, { size: SCREENSHOT_SIZE, scale: 3 });
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

/** The picture of the hero is the largest paint of a phone: fewer bytes show it earlier. */
const AVIF = { quality: 40, effort: 9, chromaSubsampling: "4:2:0" };

async function makeScreen(browser: Browser, name: string, file: string): Promise<void> {
  console.log(`Making images of ${file} ...`);
  const picture = await renderScreen(browser, file);
  for (const width of SCREENSHOT_WIDTHS) {
    const image = sharp(picture).resize({ width }).avif(AVIF);
    images.set(screenshotPath(name, width), await image.toBuffer());
  }
}

async function makeSocialImage(browser: Browser): Promise<void> {
  console.log("Making the social image ...");
  const screen = images.get(screenshotPath(featuredScreen.name, 768))?.toString("base64");
  const { title, note } = socialImage;
  // As on the pages, a text with other letters than Latin ones is in the fallback font.
  const texts = [
    { selector: "h1", text: title.join("\n"), isInFallback: !isLatin(title.join()) },
    { selector: "p", text: note, isInFallback: !isLatin(note) },
  ];
  const facts = { texts, screen, language, hasMusicDecoration };
  const fill = (page: Page) =>
    page.evaluate(async ({ texts, screen, language, hasMusicDecoration }) => {
      const find = (selector: string) => document.querySelector<HTMLElement>(selector);
      // It chooses the forms of Chinese characters.
      document.documentElement.lang = language;
      const image = document.createElement("img");
      image.src = `data:image/avif;base64,${screen}`;
      await image.decode();
      find(".phone")?.append(image);
      for (const { selector, text, isInFallback } of texts) {
        Object.assign(find(selector) ?? {}, { innerText: text });
        find(selector)?.classList.toggle("fallback", isInFallback);
      }
      if (!hasMusicDecoration) find(".equalizer")?.remove();
      const end = (find(".phone")?.offsetLeft ?? 0) - 24;
      // The layout has requested the typeface. Before it has loaded, a text has another width.
      await document.fonts.ready;
      for (const text of document.querySelectorAll<HTMLElement>("h1, p")) {
        const room = end - text.offsetLeft;
        if (text.offsetWidth > room) text.style.scale = `${room / text.offsetWidth}`;
      }
    }, facts);
  const size = { width: 1200, height: 630 };
  const picture = await renderDrawing(browser, "screens/social.html", { size, scale: 1, fill });
  const image = await sharp(picture)
    .png({ palette: true, effort: 10 })
    // Names the product, so `check:built` finds a picture that is still the first one's.
    .withExif({ IFD0: { ImageDescription: socialImage.description } })
    .toBuffer();
  images.set(buildPaths.socialImage, image);
}

async function makeIcons(): Promise<void> {
  console.log(`Making icons of ${MARK} ...`);
  for (const { file, size, share } of ICONS) {
    const side = Math.round(size * share);
    const mark = await sharp(MARK, { density: 72 * 16 })
      .resize(side, side, { fit: "contain", background: "transparent" })
      .png()
      .toBuffer();
    const icon = await sharp({
      create: { width: size, height: size, channels: 3, background: pageColour },
    })
      .composite([{ input: mark }])
      .png({ palette: true, effort: 10 })
      .toBuffer();
    images.set(`/${file}`, icon);
  }
}

/** The mark on a plate with round corners, which looks alike in the bar of a light browser. */
async function makeFavicons(): Promise<void> {
  const mark = await readFile(MARK, "utf8");
  const place = '<svg x="3.2" y="3.2" width="25.6" height="25.6"';
  const placedMark = mark
    .slice(mark.indexOf("<svg"))
    .replace(/^<svg[^>]*/, (tag) => tag.replace(/ (width|height)="[^"]*"/g, ""))
    .replace("<svg", place);
  const drawing =
    '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 32 32">' +
    `<rect width="32" height="32" rx="8" fill="${pageColour}"/>${placedMark.trim()}</svg>\n`;
  images.set(buildPaths.favicon, Buffer.from(drawing));
  images.set("/favicon.ico", await renderFavicon(drawing));
}

/**
 * Feed readers request favicon.ico even if no page names it. It is a PNG in an ICO file.
 *
 * @see https://en.wikipedia.org/wiki/ICO_(file_format)#Header
 */
async function renderFavicon(drawing: string): Promise<Buffer> {
  const side = 32;
  const picture = await sharp(Buffer.from(drawing), { density: 72 * 4 })
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
  return Buffer.concat([header, picture]);
}

/** The home page, and the download page on a phone. */
async function writeSitePicture(browser: Browser): Promise<void> {
  console.log("Building the site for the picture in README.md ...");
  execSync("npm run build", { stdio: "inherit", env: { ...process.env, PATH_PREFIX: "" } });
  const size = { width: 1640, height: 960 };
  const picture = await renderDrawing(browser, "screens/site.html", { size, scale: 1 });
  await write(
    "docs/site.webp",
    await sharp(picture).webp({ quality: 74, smartSubsample: true }).toBuffer(),
  );
}

async function main(): Promise<void> {
  // With the featured one, which need not be in the gallery.
  const names = new Set([...screens, featuredScreen].map(({ name }) => name));
  const pictures = [...names].map((name) => ({ name, file: findPicture(name) }));
  const browser = await chromium.launch(await provideChromium());
  try {
    for (const { name, file } of pictures) await makeScreen(browser, name, file);
    await makeSocialImage(browser);
    await makeIcons();
    await makeFavicons();
    // A screen that the app no longer has must not be published.
    await rm("static/screens", { recursive: true, force: true });
    await mkdir("static/screens");
    for (const [file, content] of images) await write(`static${file}`, content);
    await writeSitePicture(browser);
  } finally {
    await browser.close();
  }
}

async function write(file: string, content: Buffer): Promise<void> {
  await writeFile(file, content);
  console.log(`${file}: ${content.length} bytes`);
}

main().catch((error: unknown) => {
  console.error(error);
  process.exitCode = 1;
});
