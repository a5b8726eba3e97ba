/** Whether the visitor asked for reduced motion. In the browser only. */
export function prefersStillness(): boolean {
  return window.matchMedia("(prefers-reduced-motion: reduce)").matches;
}
