/** One screen of the app (product spec, section 2, "Beautiful Interface"). */
export interface Screenshot {
  /** Name of the drawing in `screens/` and of its images in `static/screens/`. */
  name: "home" | "library" | "player" | "playlist" | "search";
  title: string;
  /** What is to be seen on it, for those who do not see it. */
  description: string;
}

/** The five screens in their order; the first one is selected by default. */
export const screenshots: readonly [Screenshot, ...Screenshot[]] = [
  {
    name: "home",
    title: "Home",
    description: "The Home screen: a song playing from the playlist Night Drive, your playlists and what is new in the catalogue",
  },
  {
    name: "library",
    title: "Library",
    description: "The Library screen: the categories Songs, Albums and Playlists over a wall of album covers",
  },
  {
    name: "player",
    title: "Player",
    description: "The Player screen: a large cover, the waveform of the song and the switch between Download, Stream and Both",
  },
  {
    name: "playlist",
    title: "Playlist",
    description: "The Playlist screen: the fourteen songs of Night Drive with buttons to play, shuffle, download and share it",
  },
  {
    name: "search",
    title: "Search",
    description: "The Search screen: results from the catalogue and a video that can be saved as audio",
  },
];

/** Size at which a screen is drawn, in CSS pixels. */
export const SCREENSHOT_SIZE = { width: 360, height: 780 } as const;

/** Widths in which every screen is delivered, in pixels. */
export const SCREENSHOT_WIDTHS = [180, 360, 540, 720, 1080] as const;

/** Formats in which every screen is delivered, the smaller one first. */
export const SCREENSHOT_FORMATS = ["avif", "webp"] as const;

/** Path of an image of a screen within the site. */
export function screenshotPath(
  name: Screenshot["name"],
  width: (typeof SCREENSHOT_WIDTHS)[number],
  format: (typeof SCREENSHOT_FORMATS)[number],
): string {
  return `/screens/${name}-${width}.${format}`;
}
