import { mkdir } from "node:fs/promises";
import path from "node:path";
import { chromium } from "@playwright/test";
import sharp from "sharp";
import { provideChromium } from "../harness/chromium";

/*
 * Takes the README's picture of the site: the home page and, in front of it, the download page on a phone. Run `npm start` and then
 * `npm run picture` after the site's design has changed, and commit docs/site.webp.
 */
const SITE = "http://localhost:9000";
const FILE = path.resolve(__dirname, "..", "docs", "site.webp");

async function takePicture(): Promise<void> {
  const browser = await chromium.launch(await provideChromium());
  const take = async (url: string, width: number, height: number) => {
    // Without motion, so that the picture changes only if the site does.
    const page = await browser.newPage({ viewport: { width, height }, reducedMotion: "reduce" });
    await page.goto(url, { waitUntil: "networkidle" });
    await page.evaluate(() => document.fonts.ready);
    const picture = await page.screenshot();
    await page.close();
    return picture;
  };
  try {
    const home = await take(`${SITE}/`, 1440, 900);
    const download = await take(`${SITE}/download`, 360, 740);
    const framed = await sharp(download).extend({ top: 4, bottom: 4, left: 4, right: 4, background: "#2E2839" }).toBuffer();
    await mkdir(path.dirname(FILE), { recursive: true });
    const canvas = { width: 1640, height: 960, channels: 3 as const, background: "#14111B" };
    const { size } = await sharp({ create: canvas })
      .composite([
        { input: home, left: 0, top: 0 },
        { input: framed, left: 1240, top: 190 },
      ])
      .webp({ quality: 80 })
      .toFile(FILE);
    console.log(`docs/site.webp: ${size} bytes`);
  } finally {
    await browser.close();
  }
}

takePicture().catch((error: unknown) => {
  console.error(`The picture could not be taken. Run npm start first, so that the site is at ${SITE}.`, error);
  process.exitCode = 1;
});
