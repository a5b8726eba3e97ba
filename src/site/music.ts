/** A song of the drawn scenes; the same songs play on the five screens. Nobody of that name has recorded any of them. */
export interface Song {
  /** Name of the drawing in `static/covers/`. */
  cover: string;
  title: string;
  artist: string;
}

/** The songs that are named on the page. */
export const songs = {
  northbound: { cover: "northbound", title: "Northbound, 2 a.m.", artist: "Sable Coast" },
  violetHour: { cover: "violet-hour", title: "Violet Hour", artist: "Sable Coast" },
  rainOnTin: { cover: "tin-roof", title: "Rain on Tin", artist: "Wren Halcyon" },
  saltwater: { cover: "saltwater", title: "Saltwater Hymn", artist: "Odile Marsh" },
  paperLanterns: { cover: "paper-lanterns", title: "Paper Lanterns", artist: "Ines Vale" },
  lowTide: { cover: "low-tide", title: "Low Tide Radio", artist: "Marrow & Pine" },
  mothSeason: { cover: "moth-season", title: "Moth Season", artist: "Halloran June" },
} as const satisfies Readonly<Record<string, Song>>;

/** A playlist of the drawn scenes: three covers stand for all of its songs. */
export interface Playlist {
  name: string;
  length: string;
  covers: readonly [string, string, string];
}

/** The playlist that plays on the five screens. */
export const nightDrive: Playlist = {
  name: "Night Drive",
  length: "14 songs, 56 min",
  covers: ["northbound", "violet-hour", "afterimage"],
};

/** The playlist that is being filled. */
export const rainOnTin: Playlist = {
  name: "Rain on Tin",
  length: "Five songs so far",
  covers: ["tin-roof", "saltwater", "low-tide"],
};

/** The wall of covers, row by row. The one at `playing`, counted from the top left, lights its neighbours. */
export const coverWall = {
  playing: 7,
  rows: [
    ["northbound", "glasshouse", "saltwater", "moth-season", "half-moon"],
    ["paper-lanterns", "violet-hour", "low-tide", "slow-elevator", "copper-wire"],
    ["afterimage", "half-moon", "northbound", "tin-roof", "violet-hour"],
    ["saltwater", "copper-wire", "moth-season", "low-tide", "glasshouse"],
    ["slow-elevator", "paper-lanterns", "violet-hour", "afterimage", "northbound"],
    ["tin-roof", "low-tide", "half-moon", "glasshouse", "saltwater"],
  ],
} as const;
