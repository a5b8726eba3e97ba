/** A drawing in a card of the home page: `features/home/scenes.tsx`. */
export type Scene = "crate" | "wall" | "price" | "modes" | "reach" | "playlist";

/** A card of the section about the reasons. Each scene is for one card. */
export interface Card {
  title: string;
  text: string;
  scene?: Scene;
}

/** A screen of the app. */
export interface Screen {
  /** Of `screens/NAME.png` or, for a drawing, `screens/NAME.html`. */
  name: string;
  title: string;
  /** The alternative text. */
  description: string;
}

/** Where the users of the app meet. */
export interface Community {
  /** What the links of the footer and of the legal pages say, such as "Matrix room". */
  label: string;
  url: string;
  claims: readonly { count: string; label: string }[];
}

/** A post in the section about the community. */
export interface Post {
  /** Has a drawing in `static/people`, in lower case. */
  author: string;
  role?: string;
  time: string;
  text: string;
  quote?: string;
  /** Only for music: whether the playlist Night Drive is attached. */
  hasPlaylist?: boolean;
  /** `additions`: how many added its music to their library. `isMine`: the reader gave a heart. */
  reactions?: { hearts: number; additions?: number; isMine?: boolean };
}
