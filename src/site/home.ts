import { productName } from "./product";

/** A reason to choose the product (product spec, section 2, "Why Choose"). `scene` names its drawing. */
export interface Feature {
  scene: "crate" | "wall" | "price" | "modes" | "reach" | "playlist";
  title: string;
  text: string;
}

/** The six feature cards in their order. What the app does (product spec, section 1) is told here. */
export const features: readonly Feature[] = [
  {
    scene: "crate",
    title: "Intuitive UI",
    text: "Songs, Albums, Playlists. Each has its place, and you knew where before you looked.",
  },
  {
    scene: "wall",
    title: "Massive Library",
    text: "A large online catalogue behind one search field. Wander it, keep what moves you, and save any video as audio.",
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
    text: "What you press while walking sits under your thumb. And it is dark from edge to edge, so the room stays dark too.",
  },
  {
    scene: "playlist",
    title: "Custom Playlists",
    text: "Pick, drag, name it after the weather. Then share the whole thing with someone who needs it.",
  },
];

/** The three listening modes (product spec, section 1). */
export const listeningModes = ["Download", "Stream", "Both"] as const;

/** The categories and how much of each the drawn library holds (product spec, section 1). */
export const categories = [
  { name: "Playlists", count: 9 },
  { name: "Albums", count: 38 },
  { name: "Songs", count: 412 },
] as const;

/** What sells, in three words each. */
export const facts = ["Free, for good", "No ads", "No account"] as const;

/** What the community section claims (product spec, section 9, "Static claims"). */
export const communityClaims = { users: "5,000+", online: "250+" } as const;

/** Someone of the drawn community. `portrait` names the drawing in `static/people/`. */
export interface Person {
  name: string;
  portrait: string;
}

/** A reaction to a post: how many gave it. */
export interface Reactions {
  hearts?: number;
  additions?: number;
  /** Whether the reader gave a heart too. */
  isMine?: boolean;
}

/** A post of the community section: a static mock, nobody wrote it. */
export interface Post {
  author: Person;
  /** What the author is, where that matters. */
  role?: string;
  time: string;
  text: string;
  quote?: string;
  hasPlaylist?: boolean;
  reactions?: Reactions;
}

/** The people of the mock. */
export const people = {
  mara: { name: "Mara", portrait: "mara" },
  teo: { name: "Teo", portrait: "teo" },
  ife: { name: "Ife", portrait: "ife" },
  noor: { name: "Noor", portrait: "noor" },
} as const satisfies Readonly<Record<string, Person>>;

/** The posts in their order. */
export const posts: readonly Post[] = [
  {
    author: people.mara,
    time: "21:58",
    text: "Fourteen songs for the night bus. Nobody talks to you, everything glows.",
    hasPlaylist: true,
    reactions: { hearts: 24, additions: 9, isMine: true },
  },
  {
    author: people.teo,
    time: "22:11",
    text: "Saved my cousin’s harbour gig as audio and played it over the ocean at eleven thousand metres. No signal, no problem.",
    reactions: { hearts: 31 },
  },
  {
    author: people.ife,
    time: "22:24",
    quote: "Teo: No signal, no problem.",
    text: "Both mode is the one. It streams at home and quietly keeps what I play twice.",
  },
  {
    author: people.noor,
    role: `makes ${productName}`,
    time: "22:40",
    text: "The new version is out. The sleep timer fades now instead of falling off a cliff. You asked, we heard.",
    reactions: { hearts: 58, additions: 17, isMine: true },
  },
];

/** The ruler of the volume, in decibels, and where each mark stands from left to right, in percent. */
export const volumeMarks = [
  { decibels: "−20", at: 0 },
  { decibels: "−10", at: 20 },
  { decibels: "−7", at: 34 },
  { decibels: "−5", at: 48 },
  { decibels: "−3", at: 64 },
  { decibels: "0", at: 84 },
  { decibels: "+3", at: 100 },
] as const;

/** A mark of the ruler. */
export type Decibels = (typeof volumeMarks)[number]["decibels"];
