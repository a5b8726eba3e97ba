import { renderQrCode } from "../../src/publishing/downloadQrCode";
import { logText } from "../../src/releases/logText";
import { isLoopback } from "../../src/releases/safeLink";
import { QR_CODE_PATH, releaseFeedPath, routes } from "../../src/site/links";
import { type BuiltSite, routeOf } from "./builtSite";

const CANONICAL_LINK = /<link\b[^>]*\brel="canonical"[^>]*>/g;
const HREF = /\bhref="([^"]*)"/;
const SHARED_ADDRESS = /<meta\b[^>]*\bproperty="og:(?:url|image)"[^>]*\bcontent="([^"]*)"/g;
const SITEMAP = /^sitemap[\w-]*\.xml$/;
const SITEMAP_ADDRESS = /<loc>([^<]*)<\/loc>/g;
const ROBOTS_ADDRESS = /^(?:Sitemap|Host): *(\S+)/gim;
// Entries have the notes of releases, but as text: only the feed's own elements match.
const FEED_ADDRESS = /<(?:id|uri)>([^<]*)<|<link\b[^>]*\shref="([^"]*)"/g;

/**
 * Checks every address of the site in its own files: canonical links, what social networks read, sitemap, robots.txt, feed and QR
 * code. They must be under the URL of the published site, and this URL is on loopback only if SITE_URL says so: a build without
 * SITE_URL is for one's own device (README, "Settings").
 *
 * @param isSiteUrlSet whether SITE_URL is set
 */
export function checkAddresses(site: BuiltSite, isSiteUrlSet: boolean): string[] {
  const { pages, sizes, textOf, url } = site;
  const sitemaps = [...sizes.keys()].filter((file) => SITEMAP.test(file));
  const sitemap = sitemaps.map(textOf).join("");
  const addressesOf = (file: string, pattern: RegExp): [string, string[]] => [
    file,
    [...textOf(file).matchAll(pattern)].flatMap(([, one, other]) => one ?? other ?? []),
  ];
  const feed = releaseFeedPath.slice(1);
  const files = [
    ...pages.map((page) => addressesOf(page, SHARED_ADDRESS)),
    ...sitemaps.map((file) => addressesOf(file, SITEMAP_ADDRESS)),
    addressesOf("robots.txt", ROBOTS_ADDRESS),
    addressesOf(feed, FEED_ADDRESS),
  ];
  const qrCode = QR_CODE_PATH.slice(1);
  return [
    ...(isLoopback(new URL(url)) && !isSiteUrlSet ? [`The addresses in public begin with ${url}. ${SET_SITE_URL}`] : []),
    ...pages.flatMap((page) => checkCanonicalLink(page, textOf(page), url)),
    ...files.flatMap(([file, addresses]) => checkPrefix(file, addresses, url)),
    ...pages
      .filter((page) => !sitemap.includes(`<loc>${url}${routeOf(page)}</loc>`))
      .map((page) => `The sitemap does not have ${url}${routeOf(page)}. Build again.`),
    ...(textOf(qrCode) === renderQrCode(url + routes.download)
      ? []
      : [`public/${qrCode} does not lead to ${url}${routes.download}. ${SET_SITE_URL}`]),
  ];
}

const SET_SITE_URL = "Set SITE_URL (and PATH_PREFIX) to the URL of the published site and build again.";

function checkCanonicalLink(page: string, html: string, url: string): string[] {
  const [link, ...others] = [...html.matchAll(CANONICAL_LINK)].map(([element]) => HREF.exec(element)?.[1] ?? "");
  if (link === undefined) return [`public/${page} has no canonical link. Build again.`];
  if (others.length > 0) return [`public/${page} has ${others.length + 1} canonical links; it must have one. Build again.`];
  const expected = url + routeOf(page);
  return link === expected ? [] : [`public/${page}: the canonical link is ${logText(link)}, not ${expected}. ${SET_SITE_URL}`];
}

function checkPrefix(file: string, addresses: readonly string[], url: string): string[] {
  if (addresses.length === 0) return [`public/${file} has none of the site's addresses. Build again.`];
  const stray = addresses.find((address) => address !== url && !address.startsWith(`${url}/`));
  return stray === undefined
    ? []
    : [`public/${file} has the address ${logText(stray)}, which is not under ${url}. ${SET_SITE_URL}`];
}
