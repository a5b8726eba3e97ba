/** How long to wait where a browser cannot say that it is idle (Safari), in milliseconds. */
const PATIENCE = 500;

/** Resolves once the page is loaded and the browser has nothing better to do. */
export async function whenIdle(): Promise<void> {
  if (document.readyState !== "complete") {
    await new Promise((resolve) => window.addEventListener("load", resolve, { once: true }));
  }
  await new Promise<unknown>((resolve) => {
    if ("requestIdleCallback" in window) window.requestIdleCallback(resolve);
    else setTimeout(resolve, PATIENCE);
  });
}
