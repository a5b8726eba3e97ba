const QUOTES = /[\p{Quotation_Mark}ʹʻʼ′″`´]/gu;

/** The form in which the search compares texts (docs/rules.md, 13.10). */
export function searchForm(text: string): string {
  return (
    text
      // ß is SS in upper case, and ẞ is ß in lower case.
      .toLowerCase()
      .toUpperCase()
      // Before NFKD, because the normal form of ´ has a space.
      .replace(QUOTES, "'")
      .replace(/\p{Dash}/gu, "-")
      .normalize("NFKD")
      // Accents have no script of their own, unlike the vowel signs of Hindi or Thai.
      .replace(/\p{Script=Inherited}/gu, "")
      .toUpperCase()
  );
}

/** The words of a query, in the form of the search. */
export function searchWords(query: string): string[] {
  return searchForm(query).split(/\s+/).filter(Boolean);
}
