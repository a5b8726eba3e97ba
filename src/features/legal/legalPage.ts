interface LegalSection {
  title: string;
  paragraphs?: readonly string[];
  points?: readonly string[];
  /** What visitors may ask about: a paragraph says where, with links. */
  questionsAbout?: string;
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
