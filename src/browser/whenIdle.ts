/** A time limit for what a visitor waits for, in milliseconds. */
export const CONTENT_TIME_LIMIT = 500;

// These functions are for the browser only. Their promises never reject.

/**
 * Resolves once the page is loaded and the browser is idle. Safari cannot say when it is idle, so there it waits as long as the limit or,
 * without one, as long as for content.
 *
 * @param timeLimit milliseconds after the load event when it resolves although the browser is busy: a busy device may never
 * be idle. Without a limit, it waits as long as that takes, which is right for decoration
 */
export async function whenIdle(timeLimit?: number): Promise<void> {
  if (document.readyState !== "complete") {
    await new Promise((resolve) => window.addEventListener("load", resolve, { once: true }));
  }
  await new Promise<unknown>((resolve) => {
    if (!("requestIdleCallback" in window)) setTimeout(resolve, timeLimit ?? CONTENT_TIME_LIMIT);
    else if (timeLimit === undefined) window.requestIdleCallback(resolve);
    else window.requestIdleCallback(resolve, { timeout: timeLimit });
  });
}

/** How long a page rests before its decoration starts, in milliseconds. */
const QUIET_TIME = 2000;

/** Resolves two seconds after the first page was loaded. */
let rest: Promise<unknown> | undefined;

/** For decoration: resolves once the first page was loaded, two more seconds have passed, and the browser is idle. */
export async function whenQuiet(): Promise<void> {
  rest ??= whenIdle().then(() => new Promise((resolve) => setTimeout(resolve, QUIET_TIME)));
  await rest;
  await whenIdle();
}

/** Resolves after the browser has painted what the page contains now. In a tab in the background, that is when the visitor opens it. */
export async function whenPainted(): Promise<void> {
  // The callback runs before the paint of a frame, and a task that it starts runs after that.
  await new Promise((resolve) => requestAnimationFrame(resolve));
  await new Promise((resolve) => setTimeout(resolve));
}
