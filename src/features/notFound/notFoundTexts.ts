/** The texts of the 404 page (docs/rules.md, 9.6). */
export const notFoundTexts = {
  title: "Page Not Found",
  text: "The page you're looking for doesn't exist or has been moved.",
  home: "Back to Home",
} as const;
