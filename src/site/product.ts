/** The product's name. It is also in `static/manifest.webmanifest`, `static/logo.svg`, `screens/` and the URLs of `links.ts`. */
export const productName = "Arietta";

/**
 * With this begin the names of all that the site stores in a browser. Other sites of the same host,
 * such as those of one owner on GitHub Pages, share the storage.
 */
export const storagePrefix = `${productName.toLowerCase().replace(/[^\p{L}\p{N}]+/gu, "-")}-`;

/** What the product is in one sentence. */
export const productSummary = `${productName} is a free, ad-free music player for Android. No account.`;

/** What the footer says about the product. */
export const footerText = "A free music player for your Android phone. No ads, no account, paid for by the people who like it.";

/** What a newer version of the app does to an older one. */
export const updateText = "A newer version installs over the one that you have. Your music and playlists stay.";

/** What an older version of the app costs whoever has a newer one. */
export const goingBackText =
  "Android does not install an older version over a newer one. You would have to remove the app first, with the music and playlists in it.";

/** The words in the image that social networks show beside a link to the site: its alternative text. */
export const socialImageText = `${productName}: free music, no ads, no account, for Android`;

/** The colour of the page, for the browser's own bars. It is `--ink-950` of `tokens.css`, and in `static/manifest.webmanifest`. */
export const pageColour = "#0C0A10";

/** The oldest Android that the app runs on, such as "8.0". If it is null, it is not known, and the site does not mention it. */
export const oldestAndroid: string | null = null;
