import { NETLIFY_ADAPTER_RULES } from "../gatsbyInternals/netlifyAdapter";

/** Name of the file in `public` from which Netlify and Cloudflare Pages read their headers. */
export const HOST_HEADERS_FILE = "_headers";

/**
 * The most rules in the file, and the most characters in a rule. Cloudflare Pages ignores the rules after the 100th, and lines of
 * more than 2,000 characters (https://developers.cloudflare.com/pages/configuration/headers/).
 */
const MOST_RULES = 100;
const LONGEST_RULE = 2000;

/** Browser features that the site never uses. */
const REFUSED_FEATURES = [
  "accelerometer",
  "autoplay",
  "bluetooth",
  "browsing-topics",
  "camera",
  "display-capture",
  "encrypted-media",
  "fullscreen",
  "geolocation",
  "gyroscope",
  "hid",
  "idle-detection",
  "magnetometer",
  "microphone",
  "midi",
  "payment",
  "picture-in-picture",
  "publickey-credentials-get",
  "screen-wake-lock",
  "serial",
  "usb",
  "xr-spatial-tracking",
];

type Header = readonly [name: string, value: string];

/**
 * Headers for every URL. A page's meta element holds the rest of its policy, but cannot hold `frame-ancestors` (CSP level 3,
 * section 3.3). A browser applies both policies (docs/rules.md, 12.9).
 */
export const HEADERS_FOR_ALL: readonly Header[] = [
  ["Content-Security-Policy", "frame-ancestors 'none'"],
  ["X-Frame-Options", "DENY"],
  ["X-Content-Type-Options", "nosniff"],
  ["Referrer-Policy", "no-referrer"],
  ["Cross-Origin-Opener-Policy", "same-origin"],
  ["Permissions-Policy", REFUSED_FEATURES.map((feature) => `${feature}=()`).join(", ")],
];

/**
 * Values of `Cache-Control` (docs/rules.md, 12.10).
 *
 * - `revalidated`: for files whose content changes under the same name; browsers ask for them at each visit
 * - `immutable`: for hashed files, which never change; browsers keep them for a year without asking
 */
export const CACHE_CONTROL = {
  revalidated: "public, max-age=0, must-revalidate",
  immutable: "public, max-age=31536000, immutable",
};

interface HostHeadersOptions {
  /** URL paths within the site of pages and data, whose content changes under the same name. */
  revalidated: readonly string[];
  /** URL paths within the site of hashed files, the most important first. */
  immutable: readonly string[];
  /** The folder in which the site is published, "" or "/folder". */
  pathPrefix: string;
}

/**
 * The text of the headers file (https://developers.cloudflare.com/pages/configuration/headers/, the same on Netlify). Each URL path
 * has its own rule for caching, because a host joins the values of all rules that match.
 *
 * If there are more rules than a host reads, the last hashed files have none. Browsers then ask for them at each visit, as for
 * every file without a rule: both hosts answer those with `max-age=0, must-revalidate`.
 *
 * @throws Error if the path prefix is so long that the host would ignore the rule for all URLs
 */
export function hostHeaders({ revalidated, immutable, pathPrefix }: HostHeadersOptions): string {
  const forAll = ruleOf(`${pathPrefix}/*`, HEADERS_FOR_ALL);
  if (forAll.length > LONGEST_RULE) {
    throw new Error(
      `PATH_PREFIX has ${pathPrefix.length} characters, so hosts would ignore the headers for it. Choose a shorter one.`,
    );
  }
  const forCaches = [
    ...revalidated.map((urlPath) => ruleOf(pathPrefix + urlPath, [["Cache-Control", CACHE_CONTROL.revalidated]])),
    ...immutable.map((urlPath) => ruleOf(pathPrefix + urlPath, [["Cache-Control", CACHE_CONTROL.immutable]])),
  ].filter((rule) => rule.length <= LONGEST_RULE);
  return [NETLIFY_ADAPTER_RULES, ...[forAll, ...forCaches].slice(0, MOST_RULES)].join("\n");
}

function ruleOf(urlPath: string, headers: readonly Header[]): string {
  return `${urlPath}\n${headers.map(([name, value]) => `  ${name}: ${value}\n`).join("")}`;
}
