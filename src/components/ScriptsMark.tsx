/** The build moves the page's scripts into its first mark, behind the first screen. */
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
