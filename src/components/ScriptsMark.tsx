/**
 * Marks the end of the first screen. The build moves the page's scripts into the first mark of a
 * page (moveScripts.ts): while a browser waits for a script, it paints what stands before it.
 */
export function ScriptsMark() {
  return (
    <div
      hidden
      data-scripts=""
      // biome-ignore lint/security/noDangerouslySetInnerHtml: empty, so React keeps the scripts
      dangerouslySetInnerHTML={{ __html: "" }}
      suppressHydrationWarning
    />
  );
}
