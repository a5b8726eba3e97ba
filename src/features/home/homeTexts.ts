import { productName } from "../../site/product";

/** The hero, the first screen of the home page (docs/rules.md, 2.4). */
export const hero = {
  /** One line each. */
  title: ["The Best", "Music", "Experience"],
  lead: "A large online catalogue, playlists of your own, and any video saved as audio. Download it, stream it, or both.",
  download: "Download",
} as const;

/** Three short facts under the button of the hero. */
export const facts = ["Free, for good", "No ads", "No account"] as const;

/** The heading of the reasons, which are in `features.ts`, and the text beside it (docs/rules.md, 2.5). */
export const whyChoose = {
  title: `Why Choose ${productName}`,
  lead: "It plays music. It leaves out the rest: no price, no ads, nobody tracking what you play.",
} as const;

/** The heading of the gallery, whose pictures are in `screenshots.ts`, and the text under it (docs/rules.md, 2.6). */
export const beautifulInterface = {
  title: "Beautiful Interface",
  lead: "Five screens, one mood. The covers bring the colour; the app stays out of their light.",
} as const;

/** The closing section and its two buttons (docs/rules.md, 2.10). */
export const closingCall = {
  /** One line each. */
  title: ["Lights off.", "Volume up."],
  download: "Download Now",
  updates: "View Updates",
} as const;

/** The marks of the volume scale, in decibels, and the position of each from the left, in percent. */
export const volumeMarks = [
  { decibels: "−20", at: 0 },
  { decibels: "−10", at: 20 },
  { decibels: "−7", at: 34 },
  { decibels: "−5", at: 48 },
  { decibels: "−3", at: 64 },
  { decibels: "0", at: 84 },
  { decibels: "+3", at: 100 },
] as const;

/** A mark of the volume scale. */
export type Decibels = (typeof volumeMarks)[number]["decibels"];
