/** How long to wait in a browser that cannot say when it is idle (Safari), in milliseconds. */
const FALLBACK_DELAY = 500;

/** A time limit for what a visitor waits for, in milliseconds. */
export const CONTENT_TIME_LIMIT = 500;

/**
 * Resolves once the page is loaded and the browser is idle. It never rejects. In the browser only.
 *
 * @param timeLimit milliseconds after the load event when it resolves although the browser is busy: a busy device may never
 * be idle. Without a limit, it waits as long as that takes, which is right for decoration
 */
export async function whenIdle(timeLimit?: number): Promise<void> {
  if (document.readyState !== "complete") {
    await new Promise((resolve) => window.addEventListener("load", resolve, { once: true }));
  }
  await new Promise<unknown>((resolve) => {
    if (!("requestIdleCallback" in window)) setTimeout(resolve, FALLBACK_DELAY);
    else if (timeLimit === undefined) window.requestIdleCallback(resolve);
    else window.requestIdleCallback(resolve, { timeout: timeLimit });
  });
}
