// In the browser only. These promises never reject.

/** In milliseconds, after the first page is loaded. */
const DECORATION_DELAY = 2000;

let decorationDelay: Promise<unknown> | undefined;

const after = (milliseconds: number) => new Promise((resolve) => setTimeout(resolve, milliseconds));

/** Resolves when the page is loaded and the browser is idle. A busy phone may never be idle. */
export async function whenBrowserIsIdle(): Promise<void> {
  if (document.readyState !== "complete")
    await new Promise((resolve) => window.addEventListener("load", resolve, { once: true }));
  // Safari has no requestIdleCallback.
  if (!("requestIdleCallback" in window)) await after(500);
  else await new Promise((resolve) => requestIdleCallback(resolve));
}

/** Resolves when decoration may start: its delay is over, and the browser is idle. */
export async function whenDecorationMayStart(): Promise<void> {
  decorationDelay ??= whenBrowserIsIdle().then(() => after(DECORATION_DELAY));
  await decorationDelay;
  await whenBrowserIsIdle();
}

/** Resolves after the next paint; in a background tab, when the visitor opens it. */
export async function afterNextPaint(): Promise<void> {
  // The callback runs just before a paint, and the task that it starts runs after the paint.
  await new Promise((resolve) => requestAnimationFrame(resolve));
  await after(0);
}
