// The texts of the home page, except the words in drawings. A title is a list of its lines.
import { productName } from "../../site/product";

export const hero = {
  title: ["The Best", "Music", "Experience"],
  lead:
    "A large online catalogue, playlists of your own, and any video saved as audio. Download it, " +
    "stream it, or both.",
  download: "Download",
  facts: ["For Android", "Free, for good", "No ads", "No account"],
};

export const whyChoose = {
  title: ["Why Choose", productName],
  lead: "It plays music. It leaves out the rest: no price, no ads, no account.",
};

export const cards = {
  crate: {
    title: "Intuitive UI",
    text: "Songs, Albums, Playlists. Each has its place, and you know where to look.",
  },
  wall: {
    title: "Massive Library",
    text:
      "A large online catalogue behind one search field. Explore it, keep what you love, and " +
      "save any video as audio.",
  },
  price: {
    title: "Free Forever",
    text:
      "The needle has never moved: no price, no ads. Donations keep the lights on, if you feel " +
      "like it.",
  },
  modes: {
    title: "Customizable",
    text:
      "One switch, three ways to listen. Download for the train, Stream at home, Both when you " +
      "would rather not think about it.",
  },
  reach: {
    title: "Thoughtful UX",
    text:
      "The controls you need on the move are within thumb's reach. And it is dark from edge to " +
      "edge, so the room stays dark too.",
  },
  playlist: {
    title: "Custom Playlists",
    text:
      "Pick, drag, name it after the weather. Then share the whole thing with someone who needs " +
      "it.",
  },
};

export const beautifulInterface = {
  title: ["Beautiful", "Interface"],
  lead: "Five screens, one mood. The covers bring the colour; the app stays out of their light.",
};

export const community = {
  title: ["Join the", "community"],
  lead:
    "A Telegram group. Playlists change hands here, bugs get caught here, and the next version " +
    "is argued over here.",
  claims: [
    { label: "users", count: "5,000+" },
    { label: "online", count: "250+" },
  ],
  join: "Join Community",
  example: "An example: the people and posts are made up.",
};

export interface Post {
  /** With a drawing in `static/people`. */
  author: string;
  role?: string;
  time: string;
  text: string;
  quote?: string;
  hasPlaylist?: boolean;
  /** `additions`: how many added the music to their library. `isMine`: the reader gave a heart. */
  reactions?: { hearts: number; additions?: number; isMine?: boolean };
}

/** Made-up posts. The page says so. */
export const posts: readonly Post[] = [
  {
    author: "Mara",
    time: "21:58",
    text: "Fourteen songs for the night bus. Nobody talks to you, everything glows.",
    hasPlaylist: true,
    reactions: { hearts: 24, additions: 9, isMine: true },
  },
  {
    author: "Teo",
    time: "22:11",
    text:
      "Saved my cousin's harbour gig as audio and played it over the ocean at eleven thousand " +
      "metres. No signal, no problem.",
    reactions: { hearts: 31 },
  },
  {
    author: "Ife",
    time: "22:24",
    quote: "Teo: No signal, no problem.",
    text: "Both mode is the one. It streams at home and quietly keeps anything I play twice.",
  },
  {
    author: "Noor",
    role: `makes ${productName}`,
    time: "22:40",
    text: "The sleep timer now fades out instead of falling off a cliff. You asked, we listened.",
    reactions: { hearts: 58, additions: 17, isMine: true },
  },
];

export const closingCall = {
  title: ["Lights off.", "Volume up."],
  download: "Download Now",
  updates: "View Updates",
};
