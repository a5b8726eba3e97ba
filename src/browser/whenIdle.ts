/** How long to wait in a browser that cannot say when it is idle (Safari), in milliseconds. */
const FALLBACK_DELAY = 500;

/** Resolves once the page is loaded and the browser is idle. It never rejects. In the browser only. */
export async function whenIdle(): Promise<void> {
  if (document.readyState !== "complete") {
    await new Promise((resolve) => window.addEventListener("load", resolve, { once: true }));
  }
  await new Promise<unknown>((resolve) => {
    if ("requestIdleCallback" in window) window.requestIdleCallback(resolve);
    else setTimeout(resolve, FALLBACK_DELAY);
  });
}
