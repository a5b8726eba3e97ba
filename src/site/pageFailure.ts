/** What visitors read instead of a page that failed to render (docs/rules.md, 8.9). */
export const pageFailureTexts = {
  title: "Something Went Wrong",
  text: "This page could not be shown.",
  reload: "Reload",
  home: "Back to Home",
} as const;
