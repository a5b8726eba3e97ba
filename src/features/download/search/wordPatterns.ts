const QUOTES = "[\\p{Quotation_Mark}ʹʻʼ′″`´]";

/**
 * A pattern for each word of a query. Case and the form of quotes and dashes do not matter
 * (docs/rules.md, 13.10). The text must be normalized: each accent is composed with its letter.
 */
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
