/** Finds everything in a document that could harm a visitor. */
import { safeLink } from "../../src/releases/urls";

const parser = new DOMParser();

/** Parses markup as a browser without scripts does. Nothing in it runs. */
export function parseMarkup(markup: string, type: DOMParserSupportedType = "text/html"): Document {
  return parser.parseFromString(markup, type);
}

const URL_ATTRIBUTES = "href src xlink:href action formaction data poster ping srcset".split(" ");
/** A path of the site, a fragment as `encodeURI` writes it, or both. */
const OWN_URL = /^(?=.)(\/|(\/[\w.-]+)*(#[\w.!~*'();,/?:@&=+$#%-]+)?)$/;

/** Scripts that run, and elements that the site has in no body. */
const FOREIGN =
  "script:not([type='application/ld+json']), " +
  "body :is(iframe, object, embed, form, base, meta, link, style, plaintext, math)";

/** Describes everything in a document that is foreign, runs, or links to a URL that is not safe. */
export function hazardsIn(document: Document): string[] {
  const foreign = [...document.querySelectorAll(FOREIGN)].map(({ outerHTML }) => outerHTML);
  const all = [...document.querySelectorAll("*")].flatMap(({ attributes }) => [...attributes]);
  const unsafe = all.filter(
    ({ name, value }) =>
      /^on|^srcdoc$|^http-equiv$/i.test(name) ||
      (URL_ATTRIBUTES.includes(name.toLowerCase()) &&
        !OWN_URL.test(value) &&
        safeLink(value) !== value),
  );
  return [...foreign, ...unsafe.map(({ name, value }) => `${name}="${value}"`)];
}
