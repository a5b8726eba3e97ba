// The facts of the product: all that another app changes, except the legal texts, the colours and
// the pictures (README, "Make it yours"). A title is a list of its lines.

export const productName = "Arietta";

/** Below the icon on a phone, where twelve letters fit. */
export const shortName: string = productName;

/** Of all texts, also of those in the components: a BCP 47 tag, such as "pl" or "pt-BR". */
export const language: string = "en";

/** Around the legal texts, in the same language. */
export const legalWords = { lastUpdated: "Last updated: ", contents: "On this page" };

/** Continues the name in titles: "Arietta: the best music experience". */
export const tagline = "the best music experience";

const description = "a free, ad-free music player for Android. No account.";
export const productSummary = `${productName} is ${description}`;

/** For search engines: see `mobileApplication.ts`. */
export const applicationCategory = "MultimediaApplication";

/** The link to GitHub in a build whose settings name no repository. */
export const defaultRepositoryUrl = "https://github.com/arietta-player/arietta";

export const footerText =
  "A free music player for your Android phone. " +
  "No ads, no account, paid\u00a0for by the people who like it.";

/** What a user has in the app, in the plural. An update keeps it, and going back deletes it. */
export const userContent = "music and playlists";

/** Where the app is published beside this site and GitHub. The page warns of all other places. */
export const stores: readonly { label: string; url: string }[] = [];

/**
 * Of the packages for phones, only those whose name matches are offered: `/-release/` of two
 * variants, `/notes/` of two apps in one release. Null if each fits.
 */
export const appFiles: RegExp | null = null;

/** What visitors with an iPhone read. */
export const appleNote = "There is no iPhone or iPad version.";

/** In US dollars; "0" is free of charge. */
export const price: string = "0";

/** Two examples of what visitors may look for in the list of versions. */
export const searchExample = "2.3, equalizer";

/** `text` is a sentence of the terms of service. Null if the app takes no donations. */
export const donations: { text: string; url: string } | null = {
  text: "Donations are welcome and buy nothing extra.",
  url: "https://liberapay.com/arietta-player",
};

/** Where the users of the app meet. Null leaves out the section about it, and all links to it. */
export const community: {
  /** What the links of the footer and of the legal pages say, such as "Matrix room". */
  label: string;
  /** What the buttons say. */
  callToAction: string;
  url: string;
  claims: readonly { count: string; label: string }[];
} | null = {
  label: "Telegram group",
  callToAction: "Join Community",
  url: "https://t.me/arietta_player",
  claims: [
    { count: "5,000+", label: "users" },
    { count: "250+", label: "online" },
  ],
};

/** The image for social networks, and its alternative text. */
export const socialImage = {
  title: ["Free music.", "No ads.", "No account."],
  note: "For Android",
  description: `${productName}: free music, no ads, no account, for Android`,
};

/** Notes, equalizers, scales of volume, and the record of the 404 page. */
export const hasMusicDecoration: boolean = true;

// The home page.

export const hero = {
  title: ["The Best", "Music", "Experience"],
  lead:
    "A large online catalogue, playlists of your own, and any video saved as audio. Download it, " +
    "stream it, or both.",
  facts: ["For Android", "Free, for good", "No ads", "No account"],
};

export const whyChoose = {
  title: ["Why Choose", productName],
  lead: "It plays music. It leaves out the rest: no price, no ads, no account.",
};

/** A drawing in a card: `features/home/scenes.tsx`. Each is for one card. */
export type Scene = "crate" | "wall" | "price" | "modes" | "reach" | "playlist";

export interface Card {
  title: string;
  text: string;
  scene?: Scene;
}

export const cards: readonly Card[] = [
  {
    title: "Intuitive UI",
    text: "Songs, Albums, Playlists. Each has its place, and you know where to look.",
    scene: "crate",
  },
  {
    title: "Massive Library",
    text:
      "A large online catalogue behind one search field. Explore it, keep what you love, and " +
      "save any video as audio.",
    scene: "wall",
  },
  {
    title: "Free Forever",
    text:
      "The needle has never moved: no price, no ads. Donations keep the lights on, if you feel " +
      "like it.",
    scene: "price",
  },
  {
    title: "Customizable",
    text:
      "One switch, three ways to listen. Download for the train, Stream at home, Both when you " +
      "would rather not think about it.",
    scene: "modes",
  },
  {
    title: "Thoughtful UX",
    text:
      "The controls you need on the move are within thumb's reach. And it is dark from edge to " +
      "edge, so the room stays dark too.",
    scene: "reach",
  },
  {
    title: "Custom Playlists",
    text:
      "Pick, drag, name it after the weather. Then share the whole thing with someone who needs " +
      "it.",
    scene: "playlist",
  },
];

export const beautifulInterface = {
  title: ["Beautiful", "Interface"],
  lead: "Five screens, one mood. The covers bring the colour; the app stays out of their light.",
};

export interface Screen {
  /** Of `screens/NAME.png` or, for a drawing, `screens/NAME.html`. */
  name: string;
  title: string;
  /** The alternative text. */
  description: string;
}

/** The screen in the hero, in the social image and in the scene `reach`. */
export const featuredScreen: Screen = {
  name: "player",
  title: "Player",
  description:
    "The Player screen: a large cover, the waveform of the song and the switch between " +
    "Download, Stream and Both",
};

/** The screens of the app. The gallery opens on the first one. */
export const screens: readonly [Screen, ...Screen[]] = [
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
  featuredScreen,
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

export const joinCommunity = {
  title: ["Join the", "community"],
  lead:
    "A Telegram group. Playlists change hands here, bugs get caught here, and the next version " +
    "is argued over here.",
};

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

/** Made up, and the page says so. The newest is the last. */
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
    text: "The sleep timer now fades out instead of falling off a cliff.",
    reactions: { hearts: 58, additions: 17, isMine: true },
  },
];

export const closingCall = { title: ["Lights off.", "Volume up."] };

/** In the footer, and above the legal texts. */
export const footerWords = {
  community: "Community",
  donations: "Donate",
  privacy: "Privacy Policy",
  terms: "Terms of Service",
};
