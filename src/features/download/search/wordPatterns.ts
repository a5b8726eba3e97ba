const QUOTES = "[\\p{Quotation_Mark}ʹʻʼ′″`´]";

/** A pattern for each word of a query, for a normalized text (docs/rules.md, 13.10). */
export function wordPatterns(query: string): RegExp[] {
  const words = query.normalize().split(/\s+/).filter(Boolean);
  return words.map((word) => {
    const escaped = word.replace(/[$()*+.?[\\\]^{|}]/g, "\\$&");
    const source = escaped
      .replace(new RegExp(QUOTES, "gu"), QUOTES)
      .replace(/\p{Dash}/gu, "\\p{Dash}");
    return new RegExp(source, "iu");
  });
}
