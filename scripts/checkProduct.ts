import { existsSync } from "node:fs";
import * as v from "valibot";
import { screenshotPath } from "../src/features/home/screenshots";
import { isBlank } from "../src/releases/safeText";
import { safeLink } from "../src/releases/urls";
import type { Scene } from "../src/site/product";

const text = v.pipe(
  v.string('must be a text in quotes, as in "0"'),
  v.check((one) => !isBlank(one), "must not be empty"),
);
const listOf = <Item>(item: v.GenericSchema<Item>) =>
  v.array(item, "must be a list, which may be empty: []");
const title = v.pipe(listOf(text), v.minLength(1, "must have a line"));
const url = v.pipe(
  text,
  v.check(
    (one) => safeLink(one)?.startsWith("https:") ?? false,
    'must be an https URL, as in "https://example.com"',
  ),
);
const link = { label: text, url };
/** No earlier item has the same value. */
const unique = <Item>(read: (item: Item) => string | undefined) =>
  v.checkItems<Item[], string>(
    (item, index, items) =>
      read(item) === undefined || items.findIndex((one) => read(one) === read(item)) === index,
    "is there twice",
  );
/** A text that names a file of the site. */
const nameOf = (filesOf: (name: string) => string[]) =>
  v.pipe(
    text,
    v.check(
      (name) => filesOf(name).some((file) => existsSync(file)),
      ({ input }) => `must name a file: there is no ${filesOf(input).join(" or ")}`,
    ),
  );
const screen = v.object({
  // A screen that is only there as an image has no source any more.
  name: nameOf((name) => [
    `screens/${name}.png`,
    `screens/${name}.html`,
    `static${screenshotPath(name, 360)}`,
  ]),
  title: text,
  description: text,
});
const SCENES: readonly Scene[] = ["crate", "wall", "price", "modes", "reach", "playlist"];

const productSchema = v.object({
  productName: text,
  shortName: text,
  language: v.pipe(
    text,
    v.check(isLanguage, 'must be a language that Node.js knows, as in "en" or "pt-BR"'),
  ),
  tagline: text,
  defaultRepositoryUrl: url,
  footerText: text,
  userContent: text,
  stores: v.pipe(
    listOf(v.object(link)),
    unique((one) => one.url),
  ),
  appFiles: v.nullable(
    v.pipe(
      v.instance(RegExp, "must stand between slashes, as in /-release/, or be null"),
      v.check((one) => "x.apk".search(one) < 0, "must not match every package"),
    ),
  ),
  price: v.pipe(text, v.regex(/^\d+(\.\d+)?$/, 'must be an amount, as in "0" or "2.50"')),
  donations: v.nullable(v.object({ text, url })),
  community: v.nullable(
    v.object({
      ...link,
      callToAction: text,
      claims: listOf(v.object({ count: text, label: text })),
    }),
  ),
  socialImage: v.object({ title, description: text }),
  hero: v.object({ title, lead: text, facts: listOf(text) }),
  whyChoose: v.object({ title, lead: text }),
  cards: v.pipe(
    listOf(
      v.object({
        title: text,
        text,
        scene: v.optional(v.picklist(SCENES, `must be one of ${SCENES.join(", ")}`)),
      }),
    ),
    unique((one) => one.scene),
  ),
  beautifulInterface: v.object({ title, lead: text }),
  featuredScreen: screen,
  screens: v.pipe(
    listOf(screen),
    v.minLength(1, "must have a screen"),
    unique((one) => one.name),
  ),
  joinCommunity: v.object({ title, lead: text }),
  posts: listOf(
    v.object({ author: nameOf((author) => [`static/people/${author.toLowerCase()}.svg`]) }),
  ),
  closingCall: v.object({ title }),
  footerWords: v.object({ community: text, donations: text, privacy: text, terms: text }),
});

function isLanguage(tag: string) {
  try {
    return Intl.DateTimeFormat.supportedLocalesOf(tag).length === 1;
  } catch {
    return false;
  }
}

/**
 * Finds the first fact of the product that cannot be right.
 *
 * @param product the module `src/site/product.ts`, whose types a build does not check
 * @returns a sentence that names the fact and what it must be, or null
 */
export function problemOfProduct(product: unknown): string | null {
  const { issues } = v.safeParse(productSchema, product, { abortEarly: true });
  if (!issues) return null;
  const [issue] = issues;
  const problem = issue.received === "undefined" ? "is missing" : issue.message;
  return `${v.getDotPath(issue)} in src/site/product.ts ${problem}.`;
}
