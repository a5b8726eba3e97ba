import { existsSync } from "node:fs";
import * as v from "valibot";
import { screenshotPath } from "../src/features/home/screenshots";
import { isBlank } from "../src/releases/safeText";
import { safeLink } from "../src/releases/urls";

const text = v.pipe(
  v.string(),
  v.check((one) => !isBlank(one), "a text cannot be empty"),
);
const title = v.pipe(v.array(text), v.minLength(1, "a title needs a line"));
const url = v.pipe(
  text,
  v.check(
    (one) => safeLink(one)?.startsWith("https:") ?? false,
    'a URL is as in "https://example.com"',
  ),
);
const link = { label: text, url };
/** Whether no earlier item of a list has the same value. */
const isFirst =
  <Item>(read: (item: Item) => string | undefined) =>
  (item: Item, index: number, items: Item[]) =>
    read(item) === undefined || items.findIndex((one) => read(one) === read(item)) === index;
const isThere = (...files: string[]) => files.some((file) => existsSync(file));
const screen = v.pipe(
  v.object({ name: text, title: text, description: text }),
  v.check(
    ({ name }) =>
      isThere(
        `screens/${name}.png`,
        `screens/${name}.html`,
        // The image of a screen that is not there any more.
        `static${screenshotPath(name, 360)}`,
      ),
    "screens has no PNG or HTML file of this name",
  ),
);

const productSchema = v.object({
  productName: text,
  shortName: text,
  language: v.pipe(
    text,
    v.regex(/^[a-z]{2,3}(-[a-z\d]{2,8})*$/i, 'a language is as in "en" or "pt-BR"'),
  ),
  tagline: text,
  defaultRepositoryUrl: url,
  footerText: text,
  userContent: text,
  stores: v.pipe(
    v.array(v.object(link)),
    v.checkItems(
      isFirst((one) => one.url),
      "each URL can be there only once",
    ),
  ),
  appFiles: v.nullable(
    v.pipe(
      v.instance(RegExp),
      v.check((one) => "".search(one) < 0, "it matches every name"),
    ),
  ),
  price: v.pipe(text, v.regex(/^\d+(\.\d+)?$/, 'a price is as in "0" or "2.50"')),
  donations: v.nullable(v.object({ text, url })),
  community: v.nullable(v.object({ ...link, callToAction: text })),
  hero: v.object({ title, lead: text }),
  cards: v.pipe(
    v.array(v.object({ title: text, text, scene: v.optional(text) })),
    v.checkItems(
      isFirst((one) => one.scene),
      "each scene is for one card",
    ),
  ),
  featuredScreen: screen,
  screens: v.pipe(
    v.array(screen),
    v.minLength(1, "the app needs a screen"),
    v.checkItems(
      isFirst((one) => one.name),
      "each name can be there only once",
    ),
  ),
  posts: v.array(
    v.object({
      author: v.pipe(
        text,
        v.check(
          (one) => isThere(`static/people/${one.toLowerCase()}.svg`),
          "static/people has no SVG of this name",
        ),
      ),
    }),
  ),
});

/**
 * Finds the first fact of the product that cannot be right.
 *
 * @param product the module `src/site/product.ts`, whose types a build does not check
 * @returns a sentence that names the fact, or null
 */
export function problemOfProduct(product: unknown): string | null {
  const { issues } = v.safeParse(productSchema, product, { abortEarly: true });
  if (!issues) return null;
  const [issue] = issues;
  return `${v.getDotPath(issue)} in src/site/product.ts is wrong: ${issue.message}.`;
}
