/** Made-up songs. `cover` is the name of a drawing in `static/covers`. */
export const crateSongs = [
  { cover: "northbound", title: "Northbound, 2 a.m.", artist: "Sable Coast" },
  { cover: "violet-hour", title: "Violet Hour", artist: "Sable Coast" },
];

export type Song = (typeof crateSongs)[number];

export const nightDrive = {
  name: "Night Drive",
  length: "14 songs, 56 min",
  covers: ["northbound", "violet-hour", "afterimage"],
};

export const rainOnTin = {
  name: "Rain on Tin",
  length: "22 songs so far",
  covers: ["tin-roof", "saltwater", "low-tide"],
  songs: [
    { cover: "tin-roof", title: "Rain on Tin", artist: "Wren Halcyon" },
    { cover: "saltwater", title: "Saltwater Hymn", artist: "Odile Marsh" },
    { cover: "paper-lanterns", title: "Paper Lanterns", artist: "Ines Vale" },
    { cover: "low-tide", title: "Low Tide Radio", artist: "Marrow & Pine" },
    { cover: "moth-season", title: "Moth Season", artist: "Halloran June" },
  ],
};
