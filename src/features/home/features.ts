/** A reason to choose the product (docs/rules.md, 2.5). `scene` names its drawing. */
export interface Feature {
  scene: "crate" | "wall" | "price" | "modes" | "reach" | "playlist";
  title: string;
  text: string;
}

/** The feature cards in their order. Their texts tell what the app does (docs/rules.md, 2.1). */
export const features: readonly Feature[] = [
  {
    scene: "crate",
    title: "Intuitive UI",
    text: "Songs, Albums, Playlists. Each has its place, and you know where to look.",
  },
  {
    scene: "wall",
    title: "Massive Library",
    text: "A large online catalogue behind one search field. Explore it, keep what you love, and save any video as audio.",
  },
  {
    scene: "price",
    title: "Free Forever",
    text: "The needle has never moved: no price, no ads. Donations keep the lights on, if you feel like it.",
  },
  {
    scene: "modes",
    title: "Customizable",
    text: "One switch, three ways to listen. Download for the train, Stream at home, Both when you would rather not think about it.",
  },
  {
    scene: "reach",
    title: "Thoughtful UX",
    text: "The controls you need on the move are within thumb's reach. And it is dark from edge to edge, so the room stays dark too.",
  },
  {
    scene: "playlist",
    title: "Custom Playlists",
    text: "Pick, drag, name it after the weather. Then share the whole thing with someone who needs it.",
  },
];

/** The three listening modes (docs/rules.md, 2.2). */
export const listeningModes = ["Download", "Stream", "Both"] as const;

/** The categories (docs/rules.md, 2.3) and how much of each is in the library of the drawing. */
export const categories = [
  { name: "Playlists", count: 9 },
  { name: "Albums", count: 38 },
  { name: "Songs", count: 412 },
] as const;

/** The words in the drawing of the price meter. */
export const priceSceneTexts = { scale: "price a month", lamp: "ads" } as const;

/** The words in the drawing of the playlist. */
export const playlistSceneTexts = { openSlot: "Drop the next one here", share: "Share playlist" } as const;
