/**
 * The product's name, a working name. To rename the product, change it here, redraw `logo.svg` and the drawings in `screens/`, and
 * say in `links.ts` where it lives; no other code says the name.
 */
export const productName = "Arietta";

/** What the product is in one sentence. */
export const productSummary = `${productName} is a free, ad-free music player for your phone. No account.`;

/** What the image says that networks show beside a link to the site. */
export const socialImageText = `${productName}: free music, no ads, no account`;

/** The colour of the page, for what the browser draws around it; ink-950 of the tokens. */
export const pageColour = "#0C0A10";
