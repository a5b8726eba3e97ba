import { productName } from "./product";

export const downloadMetadata = {
  title: `Download ${productName}`,
  description:
    `The latest release of ${productName} for Android, ` +
    "its changes, and every version before it.",
} as const;

/** The 404 page shows these texts too. */
export const notFoundMetadata = {
  title: "Page Not Found",
  description: "The page you're looking for doesn't exist or has been moved.",
} as const;
