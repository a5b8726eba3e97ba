import { renderReleaseFeed } from "../../src/publishing/releaseFeed";
import type { Release } from "../../src/releases/release";
import { productName } from "../../src/site/product";
import { release } from "../support/release";

const siteUrl = "https://example.com/arietta";
const NO_DATE = "1970-01-01T00:00:00.000Z";

const liveUrl = "https://api.github.com/repos/octo/player/releases";
const LATER = "2026-05-06T07:08:09.000Z";

function open(...releases: Release[]): Document {
  const feed = new DOMParser().parseFromString(renderReleaseFeed(releases, siteUrl, liveUrl), "application/xml");
  expect(feed.querySelector("parsererror")?.textContent).toBeUndefined();
  return feed;
}
const textsOf = (feed: Document, selector: string) => [...feed.querySelectorAll(selector)].map(({ textContent }) => textContent);

/** A title or content with HTML, as a feed reader shows it. */
function shown(feed: Document, selector: string): HTMLElement {
  const element = feed.querySelector(selector);
  expect(element?.getAttribute("type")).toBe("html");
  const body = document.createElement("div");
  body.innerHTML = element?.textContent ?? "";
  return body;
}

// https://www.rfc-editor.org/rfc/rfc4287, sections 4.1.1 and 4.1.2: what a feed and an entry must contain.
test("the feed has all that Atom requires", () => {
  const feed = open(
    release({ date: "2026-03-04T05:06:07.000Z" }),
    release({ id: "2", date: "2026-01-01T00:00:00.000Z", updated: LATER }),
  );
  expect(feed.documentElement.namespaceURI).toBe("http://www.w3.org/2005/Atom");
  expect(textsOf(feed, "feed > title")).toEqual([`Releases of ${productName}`]);
  expect(textsOf(feed, "feed > updated")).toEqual([LATER]);
  expect(textsOf(feed, "feed > author > name")).toEqual([productName]);
  expect(textsOf(feed, "feed > author > uri")).toEqual([`${siteUrl}/`]);
  const linkOf = (relation: string) => feed.querySelector(`feed > link[rel="${relation}"]`)?.getAttribute("href");
  expect([linkOf("self"), linkOf("alternate")]).toEqual([`${siteUrl}/releases.atom`, `${siteUrl}/download`]);
  expect(textsOf(feed, "id")).toEqual([liveUrl, `${liveUrl}/1`, `${liveUrl}/2`]);
  expect(textsOf(feed, "entry > updated")).toEqual(["2026-03-04T05:06:07.000Z", LATER]);
  expect(textsOf(feed, "entry > published")).toEqual(["2026-03-04T05:06:07.000Z", "2026-01-01T00:00:00.000Z"]);
  for (const name of ["title", "content"]) expect(textsOf(feed, `entry > ${name}`)).toHaveLength(2);
});

test("an id changes neither with the site's address nor when its release is edited", () => {
  const edited = release({ version: "v1.0.1", name: "Edited", features: [], date: LATER, updated: LATER });
  const moved = renderReleaseFeed([edited], "https://moved.example", liveUrl);
  expect(moved.match(/(?<=<id>)[^<]+/g)).toEqual([liveUrl, `${liveUrl}/1`]);
});

test("an entry shows name, version, changes and download", () => {
  const feed = open(release({ name: "Night Drive", version: "2.4.0", isPrerelease: true }));
  expect(shown(feed, "entry > title")).toHaveTextContent("Night Drive (2.4.0), pre-release");
  expect(shown(open(release({ name: "Player 2.4.0", version: "v2.4.0" })), "entry > title").textContent).toBe("Player 2.4.0");
  const content = shown(feed, "content");
  expect([...content.querySelectorAll("li")].map((line) => line.textContent)).toEqual(["First change", "Second change"]);
  expect(content.querySelector("a")).toHaveAttribute("href", release().downloadUrl);
});

test("text from outside is rendered as text, with any characters", () => {
  const evil = "]]></content><script>alert(1)</script>&amp;\u0000\u0008\uD800\uFFFF<b>";
  const feed = open(release({ name: evil, features: [evil], version: evil }));
  const shownText = "]]></content><script>alert(1)</script>&amp;\uFFFD\uFFFD\uFFFD\uFFFD<b>";
  expect(shown(feed, "entry > title").textContent).toBe(shownText);
  expect(shown(feed, "content").querySelector("script, b")).toBeNull();
  expect(shown(feed, "content").querySelector("li")).toHaveTextContent(shownText);
});

test.each([
  ["no release", [], []],
  ["a release without a date", [release({ date: null, updated: null })], [NO_DATE]],
])("a list with %s has a valid feed", (_, releases, dates) => {
  const feed = open(...releases);
  expect(textsOf(feed, "entry > updated")).toEqual(dates);
  expect(textsOf(feed, "feed > updated")).toEqual([NO_DATE]);
});

test("the feed contains the newest 30 releases, and each entry leads to its version", () => {
  const versions = ["v2.0+1", "half \uD800", ...Array.from({ length: 29 }, (_, index) => `v1.${index}`)];
  const feed = open(...versions.map((version, index) => release({ id: String(index), version })));
  const links = [...feed.querySelectorAll("entry > link")].map((link) => link.getAttribute("href"));
  expect(links).toHaveLength(30);
  expect(links.slice(0, 2)).toEqual([`${siteUrl}/download#v2.0%2B1`, `${siteUrl}/download#version=half%20%EF%BF%BD`]);
});
