/** Also named in `static/manifest.webmanifest`, `static/logo.svg`, `screens/` and `links.ts`. */
export const productName = "Arietta";

const description = "a free, ad-free music player for Android. No account.";
export const productSummary = `${productName} is ${description}`;

export const footerText =
  "A free music player for your Android phone. " +
  "No ads, no account, paid for by the people who like it.";

export const updateText =
  "A newer version installs over the one that you have. Your music and playlists stay.";

export const goingBackText =
  "Android does not install an older version over a newer one. " +
  "You would have to remove the app first, with the music and playlists in it.";

/** The words in the image for social networks. */
export const socialImageText = `${productName}: free music, no ads, no account, for Android`;
