// Moments of a page, in the browser only. These promises never reject.

/** The timeout of {@link whenBrowserIsIdle} for content, in milliseconds. */
export const CONTENT_TIMEOUT = 500;

/** How long decoration waits after the first page is loaded, in milliseconds. */
const DECORATION_DELAY = 2000;

let decorationDelay: Promise<unknown> | undefined;

/**
 * Resolves when the page is loaded and the browser is idle. A busy phone may never be idle, so
 * content needs a timeout, which begins when the page is loaded. Decoration needs none.
 */
export async function whenBrowserIsIdle(options?: IdleRequestOptions): Promise<void> {
  if (document.readyState !== "complete") {
    await new Promise((resolve) => window.addEventListener("load", resolve, { once: true }));
  }
  await new Promise<unknown>((resolve) => {
    if ("requestIdleCallback" in window) window.requestIdleCallback(resolve, options);
    // Safari has no requestIdleCallback.
    else setTimeout(resolve, CONTENT_TIMEOUT);
  });
}

/** Resolves when decoration may start: its delay is over, and the browser is idle. */
export async function whenDecorationMayStart(): Promise<void> {
  decorationDelay ??= whenBrowserIsIdle().then(
    () => new Promise((resolve) => setTimeout(resolve, DECORATION_DELAY)),
  );
  await decorationDelay;
  await whenBrowserIsIdle();
}

/** Resolves after the next paint; in a background tab, when the visitor opens it. */
export async function afterNextPaint(): Promise<void> {
  // The callback runs just before a paint, and the task that it starts runs after the paint.
  await new Promise((resolve) => requestAnimationFrame(resolve));
  await new Promise((resolve) => setTimeout(resolve));
}
