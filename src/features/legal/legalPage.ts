interface LegalSection {
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

/** A page's date is always today (docs/rules.md, 9.3). */
export const aboutChanges =
  "The date above is that of the page as you see it, not of the last change of its text. " +
  "Important changes are also announced in the Telegram group and in the release notes.";
