/**
 * The product's name, a working name. To rename the product, change it here and redraw `logo.svg`; no other file of the code
 * says it.
 */
export const productName = "Arietta";

/** What the product is in one sentence. */
export const productSummary = `${productName} is a free, ad-free music player for your phone. No account.`;
