import { layOutForGood } from "../browser/pageScroll";
import { whenIdle } from "../browser/whenIdle";
import * as styles from "../components/BelowWindow.module.css";

/** How long each section waits for a browser that is never idle, or cannot say so, in milliseconds: 32 sections take 7 seconds. */
const TIME_LIMIT = 200;

/**
 * Lays out what is below the window, for good (docs/rules.md, 10.12), after the first paint has done without it
 * (BelowWindow.module.css). Each section gets a task of its own when the browser is idle, because all at once would keep a slow phone
 * busy. If the visitor goes to another page meanwhile, that page is laid out at once, at the end. Call it once.
 */
export async function layOutPage(): Promise<void> {
  for (const section of document.querySelectorAll<HTMLElement>(`.${styles.belowWindow}`)) {
    await whenIdle(TIME_LIMIT);
    section.style.contentVisibility = "visible";
    // Reading a box lays it out now. Otherwise, the next frame would have to, after the task.
    section.getBoundingClientRect();
  }
  await whenIdle(TIME_LIMIT);
  layOutForGood();
}
