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

/** Where to ask about `subject`. */
export const askAnywhere = (subject: string): LegalParagraph => ({
  before: `Questions about ${subject} are welcome in the `,
  links: [
    { to: "community", label: "community", after: " or as an issue on " },
    { to: "repository", label: "GitHub", after: "." },
  ],
});
