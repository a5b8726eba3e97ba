/** Made-up songs. `cover` is the name of a drawing in `static/covers`. */
export const songs = {
  northbound: { cover: "northbound", title: "Northbound, 2 a.m.", artist: "Sable Coast" },
  violetHour: { cover: "violet-hour", title: "Violet Hour", artist: "Sable Coast" },
  rainOnTin: { cover: "tin-roof", title: "Rain on Tin", artist: "Wren Halcyon" },
  saltwater: { cover: "saltwater", title: "Saltwater Hymn", artist: "Odile Marsh" },
  paperLanterns: { cover: "paper-lanterns", title: "Paper Lanterns", artist: "Ines Vale" },
  lowTide: { cover: "low-tide", title: "Low Tide Radio", artist: "Marrow & Pine" },
  mothSeason: { cover: "moth-season", title: "Moth Season", artist: "Halloran June" },
};

export type Song = (typeof songs)[keyof typeof songs];

export const nightDrive = {
  name: "Night Drive",
  length: "14 songs, 56 min",
  covers: ["northbound", "violet-hour", "afterimage"],
};

export const rainOnTin = {
  name: "Rain on Tin",
  length: "22 songs so far",
  covers: ["tin-roof", "saltwater", "low-tide"],
};
