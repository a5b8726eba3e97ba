import { productName } from "../../site/product";

/** The two claims of the community section: fixed texts, nothing is counted (docs/rules.md, 2.9). */
export const communityClaims = { users: "5,000+", online: "250+" } as const;

/** A person of the made-up community. `portrait` names the drawing in `static/people/`. */
export interface Person {
  name: string;
  portrait: string;
}

/** How many people reacted to a post. */
export interface Reactions {
  hearts?: number;
  /** How many added its music to their library. */
  additions?: number;
  /** Whether the reader gave a heart too. */
  isMine?: boolean;
}

/** A post of the community section. It is made up: nobody wrote it (docs/rules.md, 2.8). */
export interface Post {
  author: Person;
  /** Who the author is, if that matters. */
  role?: string;
  time: string;
  text: string;
  quote?: string;
  hasPlaylist?: boolean;
  reactions?: Reactions;
}

/** The people of the made-up community. */
export const people = {
  mara: { name: "Mara", portrait: "mara" },
  teo: { name: "Teo", portrait: "teo" },
  ife: { name: "Ife", portrait: "ife" },
  noor: { name: "Noor", portrait: "noor" },
} as const satisfies Readonly<Record<string, Person>>;

/** What the community section says around its posts (docs/rules.md, 2.8). */
export const community = {
  title: "Join the community",
  lead: "A Telegram group. Playlists change hands here, bugs get caught here, and the next version is argued over here.",
  claimLabels: { users: "users", online: "online" },
  join: "Join Community",
  /** Stands under the posts. */
  example: "An example: the people and posts are made up.",
} as const;

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
    text: "Saved my cousin's harbour gig as audio and played it over the ocean at eleven thousand metres. No signal, no problem.",
    reactions: { hearts: 31 },
  },
  {
    author: people.ife,
    time: "22:24",
    quote: "Teo: No signal, no problem.",
    text: "Both mode is the one. It streams at home and quietly keeps anything I play twice.",
  },
  {
    author: people.noor,
    role: `makes ${productName}`,
    time: "22:40",
    text: "The sleep timer now fades out instead of falling off a cliff. You asked, we listened.",
    reactions: { hearts: 58, additions: 17, isMine: true },
  },
];
