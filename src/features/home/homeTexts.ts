// The words of the home page in the order of its sections, apart from the components, so that scripts for Node can read them. The
// words of the drawings are in the drawings. A title has one text for each of its lines.
import { productName } from "../../site/product";

/** The hero, the first screen of the home page (docs/rules.md, 2.4). */
export const hero = {
  title: ["The Best", "Music", "Experience"],
  lead: "A large online catalogue, playlists of your own, and any video saved as audio. Download it, stream it, or both.",
  download: "Download",
  facts: ["For Android", "Free, for good", "No ads", "No account"],
} as const;

/** The heading of the reasons, and the text beside it (docs/rules.md, 2.5). */
export const whyChoose = {
  title: ["Why Choose", productName],
  lead: "It plays music. It leaves out the rest: no price, no ads, nobody tracking what you play.",
} as const;

/** The reasons to choose the product, in their order, by the names of their drawings. They tell what it does (docs/rules.md, 2.1). */
export const features = {
  crate: {
    title: "Intuitive UI",
    text: "Songs, Albums, Playlists. Each has its place, and you know where to look.",
  },
  wall: {
    title: "Massive Library",
    text: "A large online catalogue behind one search field. Explore it, keep what you love, and save any video as audio.",
  },
  price: {
    title: "Free Forever",
    text: "The needle has never moved: no price, no ads. Donations keep the lights on, if you feel like it.",
  },
  modes: {
    title: "Customizable",
    text: "One switch, three ways to listen. Download for the train, Stream at home, Both when you would rather not think about it.",
  },
  reach: {
    title: "Thoughtful UX",
    text: "The controls you need on the move are within thumb's reach. And it is dark from edge to edge, so the room stays dark too.",
  },
  playlist: {
    title: "Custom Playlists",
    text: "Pick, drag, name it after the weather. Then share the whole thing with someone who needs it.",
  },
} as const;

/** The heading of the gallery, whose pictures are in `screenshots.ts`, and the text under it (docs/rules.md, 2.6). */
export const beautifulInterface = {
  title: ["Beautiful", "Interface"],
  lead: "Five screens, one mood. The covers bring the colour; the app stays out of their light.",
} as const;

/** What the community section says around its posts (docs/rules.md, 2.8). */
export const community = {
  title: ["Join the", "community"],
  lead: "A Telegram group. Playlists change hands here, bugs get caught here, and the next version is argued over here.",
  /** Fixed texts: nothing is counted (docs/rules.md, 2.9). */
  claims: [
    { label: "users", count: "5,000+" },
    { label: "online", count: "250+" },
  ],
  join: "Join Community",
  /** Stands under the posts. */
  example: "An example: the people and posts are made up.",
} as const;

/** The people of the made-up community. The keys are the names of their drawings in `static/people/`. */
export const people = { mara: "Mara", teo: "Teo", ife: "Ife", noor: "Noor" } as const;

/** A key of {@link people}. */
export type Person = keyof typeof people;

/** A post of the community section. It is made up: nobody wrote it (docs/rules.md, 2.8). */
export interface Post {
  author: Person;
  /** Who the author is, if that matters. */
  role?: string;
  time: string;
  text: string;
  quote?: string;
  hasPlaylist?: boolean;
  /** How many gave a heart, how many added its music to their library, and whether the reader gave a heart too. */
  reactions?: { hearts: number; additions?: number; isMine?: boolean };
}

/** The posts in their order. */
export const posts: readonly Post[] = [
  {
    author: "mara",
    time: "21:58",
    text: "Fourteen songs for the night bus. Nobody talks to you, everything glows.",
    hasPlaylist: true,
    reactions: { hearts: 24, additions: 9, isMine: true },
  },
  {
    author: "teo",
    time: "22:11",
    text: "Saved my cousin's harbour gig as audio and played it over the ocean at eleven thousand metres. No signal, no problem.",
    reactions: { hearts: 31 },
  },
  {
    author: "ife",
    time: "22:24",
    quote: "Teo: No signal, no problem.",
    text: "Both mode is the one. It streams at home and quietly keeps anything I play twice.",
  },
  {
    author: "noor",
    role: `makes ${productName}`,
    time: "22:40",
    text: "The sleep timer now fades out instead of falling off a cliff. You asked, we listened.",
    reactions: { hearts: 58, additions: 17, isMine: true },
  },
];

/** The closing section and its two buttons (docs/rules.md, 2.10). */
export const closingCall = {
  title: ["Lights off.", "Volume up."],
  download: "Download Now",
  updates: "View Updates",
} as const;
