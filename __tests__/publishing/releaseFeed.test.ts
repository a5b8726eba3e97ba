import { renderReleaseFeed } from "../../src/publishing/releaseFeed";
import type { Release } from "../../src/releases/release";
import { productName } from "../../src/site/product";
import { release } from "../support/release";

const siteUrl = "https://example.com/arietta";

function open(...releases: Release[]): Document {
  const text = renderReleaseFeed({ releases, siteUrl });
  const feed = new DOMParser().parseFromString(text, "application/xml");
  expect(feed.querySelector("parsererror")?.textContent).toBeUndefined();
  return feed;
}

const text = (parent: ParentNode, selector: string) => parent.querySelector(selector)?.textContent;

/** A title or content with HTML, as a feed reader shows it. */
function shown(element: Element | null): HTMLElement {
  expect(element?.getAttribute("type")).toBe("html");
  const body = document.createElement("div");
  body.innerHTML = element?.textContent ?? "";
  return body;
}

// https://www.rfc-editor.org/rfc/rfc4287, sections 4.1.1 and 4.1.2: what a feed and an entry must contain.
test("the feed has all that Atom requires", () => {
  const feed = open(release({ date: "2026-03-04T05:06:07.000Z" }), release({ id: "2", date: "2026-01-01T00:00:00.000Z" }));
  const root = feed.documentElement;
  expect(root.namespaceURI).toBe("http://www.w3.org/2005/Atom");
  expect(text(root, "feed > id")).toBe(`${siteUrl}/download`);
  expect(text(root, "feed > title")).toBe(`Releases of ${productName}`);
  expect(text(root, "feed > author > uri")).toBe(`${siteUrl}/`);
  expect(text(root, "feed > updated")).toBe("2026-03-04T05:06:07.000Z");
  expect(text(root, "feed > author > name")).toBe(productName);
  expect(root.querySelector('feed > link[rel="self"]')?.getAttribute("href")).toBe(`${siteUrl}/releases.atom`);
  expect(root.querySelector('feed > link[rel="alternate"]')?.getAttribute("href")).toBe(`${siteUrl}/download`);
  const entries = [...root.querySelectorAll("entry")];
  expect(entries).toHaveLength(2);
  for (const entry of entries) {
    for (const name of ["id", "title", "updated", "content"]) expect(entry.querySelectorAll(name)).toHaveLength(1);
    expect(() => new URL(text(entry, "id") ?? "")).not.toThrow();
    expect(text(entry, "updated")).toMatch(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$/);
  }
});

test("an entry keeps its id when its release is edited, and no two entries have the same id", () => {
  const idsOf = (...releases: Release[]) => [...open(...releases).querySelectorAll("entry > id")].map((id) => id.textContent);
  const before = idsOf(release(), release({ id: "2" }));
  expect(idsOf(release({ name: "Edited", version: "v9", features: [] }), release({ id: "2" }))).toEqual(before);
  expect(new Set(before).size).toBe(2);
});

test("two builds of the same releases write the same feed", () => {
  expect(renderReleaseFeed({ releases: [release()], siteUrl })).toBe(renderReleaseFeed({ releases: [release()], siteUrl }));
});

test("an entry shows name, version, changes and download", () => {
  const feed = open(release({ name: "Night Drive", version: "2.4.0", isPrerelease: true }));
  expect(shown(feed.querySelector("entry > title")).textContent).toBe("Night Drive (2.4.0), pre-release");
  const content = shown(feed.querySelector("content"));
  expect([...content.querySelectorAll("li")].map((line) => line.textContent)).toEqual(["First change", "Second change"]);
  expect(content.querySelector("a")).toHaveAttribute("href", release().downloadUrl);
});

test("text from outside is rendered as text, with any characters", () => {
  const evil = "]]></content><script>alert(1)</script>&amp;\u0000\u0008\uD800\uFFFF<b>";
  const feed = open(release({ name: evil, features: [evil], version: evil }));
  const shownText = "]]></content><script>alert(1)</script>&amp;\uFFFD\uFFFD\uFFFD\uFFFD<b>";
  expect(shown(feed.querySelector("entry > title")).textContent).toBe(shownText);
  const content = shown(feed.querySelector("content"));
  expect(content.querySelector("script, b")).toBeNull();
  expect(content.querySelector("li")).toHaveTextContent(shownText);
});

test("a release without a date, or with a date that a feed cannot express, still has an entry", () => {
  const feed = open(release({ date: null }), release({ id: "2", date: "+275760-09-13T00:00:00.000Z" }));
  expect([...feed.querySelectorAll("entry > updated")].map((date) => date.textContent)).toEqual([
    "1970-01-01T00:00:00.000Z",
    "1970-01-01T00:00:00.000Z",
  ]);
});

test("a repository without releases has an empty but valid feed", () => {
  const feed = open();
  expect(feed.querySelectorAll("entry")).toHaveLength(0);
  expect(text(feed, "feed > updated")).toBe("1970-01-01T00:00:00.000Z");
});

test("the feed contains the newest 30 releases", () => {
  const feed = open(...Array.from({ length: 31 }, (_, index) => release({ id: String(index) })));
  expect(feed.querySelectorAll("entry")).toHaveLength(30);
});

test("each entry leads to its version", () => {
  const feed = open(release({ version: "v2.0+1" }), release({ id: "2", version: "half \uD800" }));
  expect([...feed.querySelectorAll("entry > link")].map((link) => link.getAttribute("href"))).toEqual([
    `${siteUrl}/download#v2.0%2B1`,
    `${siteUrl}/download#half%20%EF%BF%BD`,
  ]);
});
