import { mkdir } from "node:fs/promises";
import path from "node:path";
import { chromium } from "@playwright/test";
import sharp from "sharp";
import { CHROMIUM_ARGUMENTS, provideChromium } from "../harness/chromium";

/*
 * Takes the README's picture of the site that `npm start` serves: the home page and, in front of it, the download page on a phone.
 * Run it after a change of the looks and commit what it writes: `npm run picture`.
 */
const SITE = "http://localhost:9000";
const FILE = path.resolve(__dirname, "..", "docs", "site.webp");

async function takePicture(): Promise<void> {
  const browser = await chromium.launch({ executablePath: provideChromium(), args: CHROMIUM_ARGUMENTS });
  const take = async (address: string, width: number, height: number) => {
    // Still, so that the picture changes only where the site does.
    const page = await browser.newPage({ viewport: { width, height }, reducedMotion: "reduce" });
    await page.goto(address, { waitUntil: "networkidle" });
    await page.evaluate(() => document.fonts.ready);
    const picture = await page.screenshot();
    await page.close();
    return picture;
  };
  try {
    const home = await take(`${SITE}/`, 1440, 900);
    const download = await take(`${SITE}/download`, 360, 740);
    const edged = await sharp(download).extend({ top: 4, bottom: 4, left: 4, right: 4, background: "#2E2839" }).toBuffer();
    await mkdir(path.dirname(FILE), { recursive: true });
    const canvas = { width: 1640, height: 960, channels: 3 as const, background: "#14111B" };
    const { size } = await sharp({ create: canvas })
      .composite([
        { input: home, left: 0, top: 0 },
        { input: edged, left: 1240, top: 190 },
      ])
      .webp({ quality: 80 })
      .toFile(FILE);
    console.log(`docs/site.webp: ${size} bytes`);
  } finally {
    await browser.close();
  }
}

takePicture().catch((error: unknown) => {
  console.error(`The picture could not be taken. Is the site served at ${SITE}, by npm start?`, error);
  process.exitCode = 1;
});
