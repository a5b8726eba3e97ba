import { applicationCategory, price, productName, productSummary } from "./product";

export type NewestVersion = Record<"date" | "downloadUrl", string | null> & { version: string };

/** See https://developers.google.com/search/docs/appearance/structured-data/software-app. */
export function mobileApplication(newest: NewestVersion | null | undefined) {
  return {
    "@context": "https://schema.org",
    "@type": "MobileApplication",
    name: productName,
    description: productSummary,
    operatingSystem: "Android",
    applicationCategory,
    isAccessibleForFree: price === "0",
    offers: { "@type": "Offer", price, priceCurrency: "USD" },
    ...(newest && { softwareVersion: newest.version }),
    ...(newest?.date && { dateModified: newest.date }),
    ...(newest?.downloadUrl && { downloadUrl: newest.downloadUrl }),
  };
}
