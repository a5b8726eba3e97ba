import { chromium } from "@playwright/test";
import sharp from "sharp";
// usage: tsx look.ts OUT URL[,URL] [widths] [script]
const [out, urls, widths = "360,768,1440", mode = ""] = process.argv.slice(2);
(async () => {
  const b = await chromium.launch({ executablePath: "/usr/bin/chromium", args: ["--no-sandbox","--disable-gpu","--disable-quic","--no-first-run","--disable-background-networking","--disable-component-update","--disable-sync"] });
  const shots: { input: Buffer; w: number; h: number }[] = [];
  for (const url of urls!.split(",")) for (const w of widths.split(",").map(Number)) {
    const ua = mode.includes("android") ? { userAgent: "Mozilla/5.0 (Linux; Android 10; K) AppleWebKit/537.36 Chrome/140.0.0.0 Mobile Safari/537.36" } : mode.includes("iphone") ? { userAgent: "Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) AppleWebKit/605.1.15" } : {};
    const c = await b.newContext({ viewport: { width: w, height: w < 700 ? 640 : 900 }, javaScriptEnabled: !mode.includes("noscript"), reducedMotion: "reduce", ...ua });
    const p = await c.newPage();
    await p.goto(url); await p.waitForTimeout(1500);
    if (mode.includes("help")) { await p.locator("#latest details summary").first().click(); await p.waitForTimeout(600); }
    const h = mode.includes("full") ? await p.evaluate(() => Math.min(document.documentElement.scrollHeight, 6000)) : w < 700 ? 640 : 900;
    const input = await p.screenshot({ fullPage: mode.includes("full"), clip: mode.includes("full") ? { x: 0, y: 0, width: w, height: h } : undefined });
    shots.push({ input, w, h }); await c.close();
  }
  const W = shots.reduce((s, x) => s + x.w + 16, 0), H = Math.max(...shots.map((s) => s.h));
  let x = 0; const comp = shots.map((s) => { const o = { input: s.input, left: x, top: 0 }; x += s.w + 16; return o; });
  await sharp({ create: { width: W, height: H, channels: 3, background: "#888" } }).composite(comp).png().toFile(out!);
  await b.close();
})();
