import { productName, productSummary, tagline } from "../../site/product";

/** The title and the description of the home page. */
export const homeMetadata = {
  title: `${productName}: ${tagline}`,
  description: productSummary,
} as const;
