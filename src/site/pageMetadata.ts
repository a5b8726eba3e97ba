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

type NewestVersion = Record<"date" | "downloadUrl", string | null> & { version: string };

/** Describes the app, by https://developers.google.com/search/docs/appearance/structured-data/software-app. */
export function mobileApplication(newest: NewestVersion | undefined): Readonly<Record<string, unknown>> {
  return {
    "@context": "https://schema.org",
    "@type": "MobileApplication",
    name: productName,
    description: productSummary,
    operatingSystem: "Android",
    applicationCategory: "MultimediaApplication",
    isAccessibleForFree: true,
    offers: { "@type": "Offer", price: "0", priceCurrency: "USD" },
    ...(newest && { softwareVersion: newest.version }),
    ...(newest?.date && { dateModified: newest.date }),
    ...(newest?.downloadUrl && { downloadUrl: newest.downloadUrl }),
  };
}
