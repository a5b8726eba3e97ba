/** Name of the file in `public` from which Netlify and Cloudflare Pages read their headers. */
export const HOST_HEADERS_FILE = "_headers";

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
 * section 3.3). A browser applies both policies.
 *
 * docs/nginx.conf has the same headers; a test compares them.
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
 * Values of `Cache-Control`, also in docs/nginx.conf.
 *
 * - `revalidated`: for files whose content changes under the same name; browsers ask for them at each visit
 * - `immutable`: for hashed files, which never change; browsers keep them for a year without asking
 */
export const CACHE_CONTROL = {
  revalidated: "public, max-age=0, must-revalidate",
  immutable: "public, max-age=31536000, immutable",
};

interface HostHeadersOptions {
  /** URL paths of pages and data, whose content changes under the same name. */
  revalidated: readonly string[];
  /** URL paths of hashed files. */
  immutable: readonly string[];
  /** The folder in which the site is published, "" or "/folder". */
  pathPrefix: string;
}

/**
 * The text of the headers file (https://developers.cloudflare.com/pages/configuration/headers/, the same on Netlify). Each URL path
 * has its own rule for caching, because a host joins the values of all rules that match.
 */
export function hostHeaders({ revalidated, immutable, pathPrefix }: HostHeadersOptions): string {
  return [
    ruleOf(`${pathPrefix}/*`, HEADERS_FOR_ALL),
    ...revalidated.map((urlPath) => ruleOf(urlPath, [["Cache-Control", CACHE_CONTROL.revalidated]])),
    ...immutable.map((urlPath) => ruleOf(urlPath, [["Cache-Control", CACHE_CONTROL.immutable]])),
  ].join("\n");
}

function ruleOf(urlPath: string, headers: readonly Header[]): string {
  return `${urlPath}\n${headers.map(([name, value]) => `  ${name}: ${value}\n`).join("")}`;
}
