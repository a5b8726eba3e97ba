import { productName, productSummary } from "./product";

/** The title and the description of the home page, for search engines and links to it. */
export const homeMetadata = { title: `${productName}: the best music experience`, description: productSummary } as const;

/** The title and the description of the download page. */
export const downloadMetadata = {
  title: `Download ${productName}`,
  description: `The latest release of ${productName} for Android, its changes, and every version before it.`,
} as const;

/** The title and the description of the 404 page, which also shows both (docs/rules.md, 9.6). */
export const notFoundMetadata = {
  title: "Page Not Found",
  description: "The page you're looking for doesn't exist or has been moved.",
} as const;
