import { language } from "../../../site/product";

type PluralForms = Partial<Record<Intl.LDMLPluralRule, string>> & { other: string };

/** The form of a word for a count, in the language of the site: "change" or "changes". */
export function pluralOf(count: number, forms: PluralForms): string {
  return forms[new Intl.PluralRules(language).select(count)] ?? forms.other;
}
