import type { Page } from "@playwright/test";

/**
 * Collects what a page complains of: exceptions, and errors and warnings in the console. What the browser itself says of a failed
 * request is not among them; no page can keep it from that. Nor that a preload is not yet used after a few seconds: on a busy
 * machine it may not be.
 */
export function collectComplaints(page: Page): string[] {
  const complaints: string[] = [];
  page.on("pageerror", (error) => complaints.push(`exception: ${error.message}`));
  page.on("console", (message) => {
    const isBrowsers =
      /^Failed to load resource|net::ERR_|blocked by CORS policy|preloaded using link preload but not used within/.test(
        message.text(),
      );
    if ((message.type() === "error" || message.type() === "warning") && !isBrowsers) {
      complaints.push(`${message.type()}: ${message.text()}`);
    }
  });
  return complaints;
}

/** Sum of the layout shifts of the page so far, whatever caused them; 0 where nothing moved. */
export function layoutShift(page: Page): Promise<number> {
  return page.evaluate(
    () =>
      new Promise<number>((resolve) => {
        let sum = 0;
        const observer = new PerformanceObserver((list) => {
          for (const entry of list.getEntries()) sum += "value" in entry ? Number(entry.value) : 0;
        });
        observer.observe({ type: "layout-shift", buffered: true });
        // Two frames: what has just been drawn is measured in the first and told after it.
        requestAnimationFrame(() =>
          requestAnimationFrame(() =>
            setTimeout(() => {
              observer.disconnect();
              resolve(sum);
            }, 100),
          ),
        );
      }),
  );
}
