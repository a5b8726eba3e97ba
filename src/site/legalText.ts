import { productName } from "./product";

/** A text of the legal pages: plain, or with links to the two places where people can ask. */
export type LegalParagraph = string | { before: string; links: readonly LegalLink[] };

/** Where a legal text leads: the community's group or the repository, and the words that follow the link. */
export interface LegalLink {
  to: "community" | "repository";
  label: string;
  after: string;
}

/** One section of a legal page. */
export interface LegalSection {
  /** Fragment of its address. */
  id: string;
  title: string;
  paragraphs: readonly LegalParagraph[];
  points?: readonly string[];
}

/** A legal page: its title, all of it in one line, and its sections (product spec, section 2). */
export interface LegalPage {
  title: string;
  description: string;
  short: string;
  sections: readonly LegalSection[];
}

const askAnywhere = (subject: string): LegalParagraph => ({
  before: `Questions about ${subject} are welcome in the `,
  links: [
    { to: "community", label: "community", after: " or as an issue on " },
    { to: "repository", label: "GitHub", after: "." },
  ],
});

/** The privacy policy. */
export const privacyPolicy: LegalPage = {
  title: "Privacy Policy",
  description: `What ${productName} knows about you: nothing. What this website asks of others: one request.`,
  short: "In one line: what you listen to stays between you and your phone.",
  sections: [
    {
      id: "information-collection",
      title: "Information Collection",
      paragraphs: [
        `${productName} collects no personal data. There is no registration, no sign-in, no profile and no identifier. We could not tell you how many songs you played last night, because we do not know.`,
        "The app works offline. When it is offline it talks to nobody.",
        "This website sets no cookies, stores nothing in your browser that tells you apart from another visitor, and counts no visits.",
      ],
    },
    {
      id: "data-storage",
      title: "Data Storage",
      paragraphs: [
        "Your music and your playlists stay on your device. They are not copied to us, and there is no server of ours that could hold them.",
      ],
      points: [
        "Deleting a song in the app deletes the file.",
        "Removing the app removes everything it kept.",
        "A playlist leaves your device only when you share it.",
      ],
    },
    {
      id: "third-party-services",
      title: "Third-Party Services",
      paragraphs: [
        "To search and play the online catalogue the app asks the services that host the music. They receive what any web server receives: your network address and what you asked for. Their own policies apply to that.",
        "This website makes one request to another party: when you open the download page, your browser asks GitHub's releases API for the list of releases. GitHub then sees your network address, and no cookie or name goes along. A download itself comes from GitHub too. Whoever hosts this website receives what any web server receives.",
      ],
    },
    {
      id: "updates-changes",
      title: "Updates & Changes",
      paragraphs: [
        "If this policy changes, this page changes, and so does the date above. A change that matters is also announced in the community and in the release notes.",
      ],
    },
    { id: "contact-us", title: "Contact Us", paragraphs: [askAnywhere("privacy")] },
  ],
};

/** The terms of service. */
export const termsOfService: LegalPage = {
  title: "Terms of Service",
  description: `What you may do with ${productName}, what you may not, and what nobody can promise.`,
  short: "In one line: listen as much as you like, for yourself, and respect the people who made the music.",
  sections: [
    {
      id: "acceptance-of-terms",
      title: "Acceptance of Terms",
      paragraphs: [
        `By downloading or using ${productName} you accept these terms. If you do not accept them, please do not use the app; removing it ends the matter, there is no account to close.`,
      ],
    },
    {
      id: "use-license",
      title: "Use License",
      paragraphs: [
        `You may install ${productName} on as many devices of yours as you like and use it free of charge, for personal, non-commercial purposes. Donations are welcome and buy nothing extra.`,
        "The licence in the repository says what you may do with the source code.",
      ],
    },
    {
      id: "restrictions",
      title: "Restrictions",
      paragraphs: ["What the app makes possible is not always what the law or an artist allows. In particular, you may not:"],
      points: [
        "sell the app or charge for access to it;",
        "use it, or what you saved with it, for a commercial purpose;",
        "pass on music that you have no right to pass on;",
        "publish a changed version under the same name as if it were ours.",
      ],
    },
    {
      id: "disclaimer",
      title: "Disclaimer",
      paragraphs: [
        `${productName} comes as it is, without warranty of any kind. The catalogue belongs to others: a song that plays today can be gone tomorrow. As far as the law allows, nobody who works on the app is liable for damage that comes from using it.`,
      ],
    },
    {
      id: "changes-to-terms",
      title: "Changes to Terms",
      paragraphs: [
        "These terms may change. The date above then changes with them, and a change that matters is announced in the community and in the release notes. Using the app afterwards means that you accept it.",
      ],
    },
    { id: "contact", title: "Contact", paragraphs: [askAnywhere("these terms")] },
  ],
};
