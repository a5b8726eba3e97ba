/** A paragraph of a legal page: plain text, or text with links to the places where people can ask questions. */
export type LegalParagraph = string | { before: string; links: readonly LegalLink[] };

/** A link in a legal text, and the words after it. */
export interface LegalLink {
  /** The community's group, or the product's repository. */
  to: "community" | "repository";
  label: string;
  after: string;
}

/** One section of a legal page. */
export interface LegalSection {
  /** The fragment of its URL. */
  id: string;
  title: string;
  paragraphs: readonly LegalParagraph[];
  points?: readonly string[];
}

/** The privacy policy or the terms of service (docs/rules.md, section 9). `short` is a summary in one sentence. */
export interface LegalPage {
  title: string;
  description: string;
  short: string;
  sections: readonly LegalSection[];
}

/** What a legal page says about its date, which is always the current one (docs/rules.md, 9.5). */
export const aboutTheDate = "The date above is that of the page as you see it, not of the last change of its text.";

/** A paragraph that says where to ask questions about `subject`. */
export const askAnywhere = (subject: string): LegalParagraph => ({
  before: `Questions about ${subject} are welcome in the `,
  links: [
    { to: "community", label: "Telegram group", after: " or as an issue on " },
    { to: "repository", label: "GitHub", after: "." },
  ],
});
