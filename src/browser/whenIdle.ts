/** A time limit for what a visitor waits for, in milliseconds. */
export const CONTENT_TIME_LIMIT = 500;

/** How long decoration waits in a browser that cannot say when it is idle (Safari), in milliseconds. */
const DECORATION_DELAY = 500;

/**
 * Resolves once the page is loaded and the browser is idle. It never rejects. In the browser only. Safari cannot say when it is
 * idle, so there it waits as long as the time limit.
 *
 * @param timeLimit milliseconds after the load event when it resolves although the browser is busy: a busy device may never
 * be idle. Without a limit, it waits as long as that takes, which is right for decoration
 */
export async function whenIdle(timeLimit?: number): Promise<void> {
  if (document.readyState !== "complete") {
    await new Promise((resolve) => window.addEventListener("load", resolve, { once: true }));
  }
  await new Promise<unknown>((resolve) => {
    if (!("requestIdleCallback" in window)) setTimeout(resolve, timeLimit ?? DECORATION_DELAY);
    else if (timeLimit === undefined) window.requestIdleCallback(resolve);
    else window.requestIdleCallback(resolve, { timeout: timeLimit });
  });
}
