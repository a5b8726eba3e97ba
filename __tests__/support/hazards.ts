/** Finds everything in a document that could harm a visitor. */
import type { Release } from "../../src/releases/release";
import { compareVersions, namesVersion } from "../../src/releases/version";

const parser = new DOMParser();

/** Parses mark-up like a browser without scripts, so the content of `noscript` is parsed too. Nothing in it runs. */
export function parseMarkup(markup: string, type: DOMParserSupportedType = "text/html"): Document {
  return parser.parseFromString(markup, type);
}

const URL_ATTRIBUTES = "href src xlink:href action formaction data poster ping background cite srcset".split(" ");
/** A fragment, or a path of the site with or without a fragment. */
const OWN_URL = /^(?:#[\w.!~*'()%=-]+|\/|(?:\/[\w.-]+)+(?:#[\w.!~*'()%=-]+)?)$/;
const LOOPBACK = /^(?:localhost|\[::1\]|127\.\d+\.\d+\.\d+)$/;

/**
 * Whether a URL is https, http on loopback, or one of the site's own (docs/rules.md, 12.5 and 12.6). It shares no code with `safeLink`,
 * which it checks. A URL that a browser would still change while parsing does not pass.
 */
export function isCheckedUrl(url: string): boolean {
  if (OWN_URL.test(url)) return true;
  if (!URL.canParse(url)) return false;
  const { href, protocol, hostname, username, password } = new URL(url);
  if (href !== url || username || password) return false;
  return protocol === "https:" || (protocol === "http:" && LOOPBACK.test(hostname));
}

/** Describes everything in a document that could run or that links to an unchecked URL; empty if there is nothing. */
export function hazardsIn(document: Document): string[] {
  return [...document.querySelectorAll("*")].flatMap((element) => {
    const hazards: string[] = [];
    const name = element.localName;
    if (name === "script" && !isData(element)) hazards.push(`a live script: ${element.outerHTML.slice(0, 200)}`);
    for (const attribute of element.attributes) {
      const description = `${name} ${attribute.name}="${attribute.value.slice(0, 200)}"`;
      if (/^on|^srcdoc$|^http-equiv$/i.test(attribute.name)) hazards.push(`a live attribute: ${description}`);
      if (URL_ATTRIBUTES.includes(attribute.name.toLowerCase()) && !isCheckedUrl(attribute.value)) {
        hazards.push(`an unchecked link: ${description}`);
      }
    }
    return hazards;
  });
}

function isData(script: Element): boolean {
  if (script.getAttribute("type") !== "application/ld+json") return false;
  try {
    JSON.parse(script.textContent ?? "");
    return true;
  } catch {
    return false;
  }
}

/**
 * Whether two documents have the same elements with the same names of attributes; text and values may differ. If so, the text of
 * one of them has added no element that the other has not.
 */
export function hasSameSkeleton(one: Document, other: Document): boolean {
  return skeletonOf(one.documentElement) === skeletonOf(other.documentElement);
}

function skeletonOf(element: Element): string {
  const inner: string[] = [];
  // `children` would be slow: jsdom rebuilds that list at every step.
  for (let child = element.firstElementChild; child; child = child.nextElementSibling) inner.push(skeletonOf(child));
  return `<${element.localName} ${element.getAttributeNames().sort().join(" ")}>${inner.join("")}</>`;
}

/**
 * Replaces all texts, links and dates of releases by harmless ones. A page with the result must have the same skeleton as a page
 * with the given releases; if not, a text has become mark-up. A new field with a text belongs in here too.
 */
export function harmless(releases: readonly Release[]): Release[] {
  const versions = [...new Set(releases.map(({ version }) => version))];
  // The page names a version with a higher number than that of the newest.
  const isHigher = (version: string) => !/\d[-+]/.test(version) && compareVersions(versions[0] ?? "", version) < 0;
  const ranked = [...versions.slice(0, 1), ...versions.filter(isHigher).sort(compareVersions)];
  const rankOf = (version: string) => ranked.findIndex((other) => other === version || compareVersions(other, version) === 0);
  return releases.map((release) => {
    // Pages render a long tag differently, leave out a tag that the name contains, offer equal tags once, and make an id of a tag
    // without a space. This keeps all four.
    const ownLetter = String.fromCodePoint(0x4e00 + versions.indexOf(release.version));
    const letters = ownLetter.padEnd(Math.max(2, Math.min(release.version.length, 20)), "v");
    const rank = rankOf(release.version);
    const version = (rank < 0 ? "" : `${rank}`) + (/\s/.test(release.version) ? letters.replace("v", " ") : letters);
    const downloadUrl = release.downloadUrl && `https://github.com/player${/\.apk$/i.test(release.downloadUrl) ? ".apk" : ""}`;
    return {
      ...release,
      version,
      name: release.name === release.version ? version : namesVersion(release) ? `Name ${version}` : "Name",
      date: release.date && "2026-03-04T05:06:07.000Z",
      features: release.features.map(() => "A change"),
      downloadUrl,
      files: release.files.map((file, number) => ({
        ...file,
        // What a file is, and for which processor, follows from the words of its name.
        name: file.name.replace(/[^\p{L}\p{N}._-]/gu, "-"),
        // Where the file of the button is the recommended one, there is one button.
        downloadUrl:
          downloadUrl && file.downloadUrl === release.downloadUrl
            ? downloadUrl
            : `https://github.com/${release.id.length}/${number}.apk`,
      })),
    };
  });
}
