import { JSDOM } from "jsdom";
import type { Release } from "../../src/releases/release";

const { window } = new JSDOM("");
const parser = new window.DOMParser();

/** Mark-up as a browser with scripts off reads it, so that the inside of `noscript` is seen too; nothing in it runs. */
export function parseMarkup(markup: string, type: DOMParserSupportedType = "text/html"): Document {
  return parser.parseFromString(markup, type);
}

const ADDRESS_ATTRIBUTES = "href src xlink:href action formaction data poster ping background cite srcset".split(" ");
/** A fragment, a path within the site with or without one, or the one relative address of the complete list. */
const OWN_ADDRESS = /^(?:#[\w-]+|\/|(?:\/[\w.-]+)+(?:#release-[\w.!~*'()%-]+)?|download)$/;
const LOOPBACK = /^(?:localhost|\[::1\]|127\.\d+\.\d+\.\d+)$/;

/**
 * Whether an address is https, http on loopback, or the site's own. Judged apart from `safeLink`, by what a browser makes of it:
 * an address that a browser would still clean up is not a checked one.
 */
export function isCheckedAddress(address: string): boolean {
  if (OWN_ADDRESS.test(address)) return true;
  if (!URL.canParse(address)) return false;
  const { href, protocol, hostname, username, password } = new URL(address);
  if (href !== address || username || password) return false;
  return protocol === "https:" || (protocol === "http:" && LOOPBACK.test(hostname));
}

/** Everything in a document that could run or leads to an unchecked address, in words; empty where all is well. */
export function hazardsIn(document: Document): string[] {
  return [...document.querySelectorAll("*")].flatMap((element) => {
    const hazards: string[] = [];
    const name = element.localName;
    if (name === "script" && !isData(element)) hazards.push(`a live script: ${element.outerHTML.slice(0, 200)}`);
    for (const attribute of element.attributes) {
      const shown = `${name} ${attribute.name}="${attribute.value.slice(0, 200)}"`;
      if (/^on|^srcdoc$|^http-equiv$/i.test(attribute.name)) hazards.push(`a live attribute: ${shown}`);
      if (ADDRESS_ATTRIBUTES.includes(attribute.name.toLowerCase()) && !isCheckedAddress(attribute.value)) {
        hazards.push(`an unchecked link: ${shown}`);
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
 * Whether two documents consist of the same elements with the same attributes, whatever their texts: what our components drew for
 * the one, and nothing else, is in the other.
 */
export function hasSameSkeleton(one: Document, other: Document): boolean {
  return skeletonOf(one.documentElement) === skeletonOf(other.documentElement);
}

function skeletonOf(element: Element): string {
  const inner: string[] = [];
  // Not `children`: jsdom counts that list anew at every step.
  for (let child = element.firstElementChild; child; child = child.nextElementSibling) inner.push(skeletonOf(child));
  return `<${element.localName} ${element.getAttributeNames().sort().join(" ")}>${inner.join("")}</>`;
}

/**
 * The same releases with harmless text, links and dates, as many as they have: a page of these has the same skeleton, or a text
 * has become mark-up.
 */
export function harmless(releases: readonly Release[]): Release[] {
  const versions = [...new Set(releases.map(({ version }) => version))];
  return releases.map((release) => {
    // The length decides how a tag is drawn, and whether it is the name; the same tag twice is one to choose from.
    const ownLetter = String.fromCodePoint(0x4e00 + versions.indexOf(release.version));
    const version = ownLetter.padEnd(Math.min(release.version.length, 20), "v");
    return {
      ...release,
      version,
      name: release.name === release.version ? version : "Name",
      date: release.date && "2026-03-04T05:06:07.000Z",
      features: release.features.map(() => "A change"),
      downloadUrl: release.downloadUrl && `https://github.com/player${/\.apk$/i.test(release.downloadUrl) ? ".apk" : ""}`,
      files: release.files.map((file, number) => ({
        ...file,
        name: "player.apk",
        downloadUrl: `https://github.com/${release.id.length}/${number}.apk`,
      })),
    };
  });
}
