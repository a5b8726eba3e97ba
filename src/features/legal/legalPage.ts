import { community } from "../../site/product";

export interface LegalSection {
  title: string;
  paragraphs?: readonly string[];
  points?: readonly string[];
  /** Adds a paragraph that says where to ask about this. */
  questionsAbout?: string;
}

export interface LegalPage {
  title: string;
  description: string;
  short: string;
  sections: readonly LegalSection[];
}

/** Both pages show today as the date of their last update. */
export const aboutChanges =
  "The date above is that of the page as you see it, not of the last change of its text. " +
  `Important changes are also announced ${community ? `in the ${community.label} and ` : ""}` +
  "in the release notes.";
