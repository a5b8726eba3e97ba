import path from "node:path";
import { JSDOM } from "jsdom";
import { policyOf } from "../../src/publishing/contentSecurityPolicy";
import { logText } from "../../src/releases/logText";
import { PLAIN_LIST_PATH } from "../../src/releases/publishedPaths";
import { hero } from "../../src/site/home";
import { routes } from "../../src/site/links";
import { notFoundTexts } from "../../src/site/notFound";
import { privacyPolicy } from "../../src/site/privacyPolicy";
import { productName } from "../../src/site/product";
import { termsOfService } from "../../src/site/termsOfService";
import type { DeployedFile } from "./deployedFile";

/** The pages of every site. `isCanonical`: the page names its own URL. `status`: that of the answer, if it is not 200. */
export const PAGES: readonly { route: string; heading: string; isCanonical?: true; status?: number }[] = [
  { route: routes.home, heading: hero.title.join(" "), isCanonical: true },
  { route: routes.download, heading: "Download", isCanonical: true },
  { route: routes.privacy, heading: privacyPolicy.title, isCanonical: true },
  { route: routes.terms, heading: termsOfService.title, isCanonical: true },
  { route: PLAIN_LIST_PATH, heading: `All releases of ${productName}` },
  { route: "/no-such-page", heading: notFoundTexts.title, status: 404 },
];

/** One of {@link PAGES} as a site publishes it. `link`: the URL that it names as its own. */
export interface DeployedPage extends DeployedFile {
  page: (typeof PAGES)[number];
  elements: DocumentFragment;
  link: string;
}

/** Parses a page. Its scripts do not run. */
export function parsePage(file: DeployedFile, page: DeployedPage["page"]): DeployedPage {
  const elements = JSDOM.fragment(file.text);
  return { ...file, page, elements, link: elements.querySelector("link[rel=canonical]")?.getAttribute("href") ?? "missing" };
}

/** The URL of the site in the canonical link of a page, without a trailing slash; undefined if the link is not that of the page. */
export function addressOf({ page: { route, isCanonical }, link }: DeployedPage): string | undefined {
  return isCanonical && link.endsWith(route) ? link.slice(0, -route.length) : undefined;
}

/**
 * URLs of the site's own files that a page names: scripts, style sheets, pictures, fonts and data.
 *
 * @param site URL of the site, without a trailing slash
 * @param address the URL that the site's pages name as its own
 */
export function filesOf({ url, elements }: DeployedPage, site: string, address: string): string[] {
  const inAttributes = [...elements.querySelectorAll("script, img, source, link, meta[property='og:image']")].flatMap((element) =>
    ["src", "srcset", "href", "content"].flatMap((name) => element.getAttribute(name)?.split(/,?\s+/) ?? []),
  );
  const text = [...elements.querySelectorAll("style, script")].map(({ textContent }) => textContent).join();
  // Gatsby lists scripts and style sheets as JSON in a string, without the path prefix.
  const inTexts = [...text.matchAll(/url\(["']?([^"')#]+)|\\"(\/[^"\\]+)\\"/g)].map(([, name, listed]) => name ?? site + listed);
  return [...inAttributes, ...inTexts]
    .map((name) => name.replace(address, site))
    .flatMap((name) => (URL.canParse(name, url) ? new URL(name, url) : []))
    .filter(({ origin, pathname }) => [url, site].some((own) => new URL(own).origin === origin) && path.posix.extname(pathname))
    .map(({ href }) => href);
}

/**
 * Checks that a page is the one of its route, and that its policies allow its scripts, its styles and the call to the API.
 *
 * @param address the URL that the site's pages must name as its own, without a trailing slash
 * @param apiOrigin origin of the releases API
 * @returns a line for each problem
 */
export function checkPage(
  { page, url, text, headers, elements, link }: DeployedPage,
  address: string,
  apiOrigin: string,
): string[] {
  const { route, heading, isCanonical } = page;
  const shown = elements.querySelector("h1")?.textContent ?? "missing";
  const policy = policyOf(text, apiOrigin);
  const ownPolicy = elements.querySelector("meta[http-equiv=Content-Security-Policy]")?.getAttribute("content");
  const refused = refusedBy(headers.get("content-security-policy") ?? "", policy, new URL(url).origin);
  return [
    ...(shown === heading ? [] : [`the heading is ${logText(shown)}, not ${heading}`]),
    ...(isCanonical && link !== address + route ? [`the canonical link is ${logText(link)}, not ${logText(address)}${route}`] : []),
    ...(ownPolicy === policy ? [] : [`its content security policy does not fit its scripts, its styles and ${apiOrigin}`]),
    ...refused.map((kind) => `the host's header Content-Security-Policy refuses what the page needs (${kind})`),
  ].map((problem) => `${route}: ${problem}`);
}

/** A line if a page is not from the build that wrote Gatsby's data for all pages. The plain list names no build. */
export function compareBuilds({ page: { route }, text }: DeployedPage, appData: string): string[] {
  const [, build = ""] = /___webpackCompilationHash="(\w+)"/.exec(text) ?? [];
  return appData.includes(build) ? [] : [`${route}: it is from another build than the scripts; deploy all files of one build`];
}

/** The kinds of content of which a header's policies refuse something that the page's own policy allows. */
function refusedBy(header: string, ownPolicy: string, origin: string): string[] {
  const sourcesOf = (policy: string, kind: string) =>
    new RegExp(`(?:^|;)\\s*${kind}(?=[\\s;]|$)([^;]*)`).exec(policy)?.[1]?.trim().split(/\s+/);
  const isAllowed = (source: string, allowed: readonly string[]) => {
    const others = source.startsWith("'sha256-") ? ["'unsafe-inline'"] : ["*", "https:", ...(source === "'self'" ? [origin] : [])];
    return [source, ...others].some((one) => allowed.includes(one));
  };
  return header.split(",").flatMap((policy) =>
    ["script-src", "style-src", "connect-src"].filter((kind) => {
      const allowed = sourcesOf(policy, kind) ?? sourcesOf(policy, "default-src");
      return allowed && !sourcesOf(ownPolicy, kind)?.every((source) => isAllowed(source, allowed));
    }),
  );
}
