export interface Screenshot {
  /** Of the drawing in `screens`, and of its images in `static/screens`. */
  name: "home" | "library" | "player" | "playlist" | "search";
  title: string;
  /** The alternative text. */
  description: string;
}

export const screenshots: readonly [Screenshot, ...Screenshot[]] = [
  {
    name: "home",
    title: "Home",
    description:
      "The Home screen: a song playing from the playlist Night Drive, your playlists and what is " +
      "new in the catalogue",
  },
  {
    name: "library",
    title: "Library",
    description:
      "The Library screen: the categories Songs, Albums and Playlists over a wall of album covers",
  },
  {
    name: "player",
    title: "Player",
    description:
      "The Player screen: a large cover, the waveform of the song and the switch between " +
      "Download, Stream and Both",
  },
  {
    name: "playlist",
    title: "Playlist",
    description:
      "The Playlist screen: the fourteen songs of Night Drive with buttons to play, shuffle, " +
      "download and share it",
  },
  {
    name: "search",
    title: "Search",
    description:
      "The Search screen: results from the catalogue and a video that can be saved as audio",
  },
];

/** The size of a drawing, in CSS pixels. */
export const SCREENSHOT_SIZE = { width: 360, height: 780 } as const;

/** The widths of the AVIF images, in pixels. */
export const SCREENSHOT_WIDTHS = [180, 360, 540, 720, 1080] as const;

export function screenshotPath(name: Screenshot["name"], width: number): string {
  return `/screens/${name}-${width}.avif`;
}

/** For browsers that cannot show AVIF. */
export function webpPath(name: Screenshot["name"]): string {
  return `/screens/${name}.webp`;
}
