/**
 * Resolves after the browser has painted what the page contains now. In a tab in the background, that is when the visitor opens it.
 * It never rejects. In the browser only.
 */
export async function whenPainted(): Promise<void> {
  // The callback runs before the paint of a frame, and a task that it starts runs after that.
  await new Promise((resolve) => requestAnimationFrame(resolve));
  await new Promise((resolve) => setTimeout(resolve));
}
