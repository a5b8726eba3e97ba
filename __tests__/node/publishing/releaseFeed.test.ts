import { renderReleaseFeed } from "../../../src/node/publishing/releaseFeed";
import type { Release } from "../../../src/releases/release";
import { productName } from "../../../src/site/product";
import { androidPackage, release, releaseFile } from "../../support/release";

const siteUrl = "https://example.com/player";
const liveUrl = "https://api.github.com/repos/octo/player/releases";
const date = "2026-03-04T05:06:07.000Z";
const older = "2026-02-03T04:05:06.000Z";

function parseFeed(...releases: Release[]): Document {
  const feed = renderReleaseFeed(releases, siteUrl, liveUrl);
  return new DOMParser().parseFromString(feed, "application/xml");
}
const textsOf = (feed: Document, selector: string) =>
  [...feed.querySelectorAll(selector)].map(({ textContent }) => textContent);
const linksOf = (feed: Document, selector: string) =>
  [...feed.querySelectorAll(`${selector} > link`)].map((link) => link.getAttribute("href"));
/** The first content, as a feed reader shows it. */
function contentOf(feed: Document): HTMLElement {
  const body = document.createElement("div");
  body.innerHTML = textsOf(feed, "content[type=html]").join();
  return body;
}

// https://www.rfc-editor.org/rfc/rfc4287, sections 4.1.1 and 4.1.2.
test("has all elements that Atom requires", () => {
  const feed = parseFeed(release({ date }), release({ id: "2", date: older }));
  expect(feed.documentElement.namespaceURI).toBe("http://www.w3.org/2005/Atom");
  expect(textsOf(feed, "feed > title")).toEqual([`Releases of ${productName}`]);
  expect(textsOf(feed, "feed > updated")).toEqual([date]);
  expect(textsOf(feed, "author > name")).toEqual([productName]);
  expect(linksOf(feed, "feed").sort()).toEqual([`${siteUrl}/download`, `${siteUrl}/releases.atom`]);
  expect(textsOf(feed, "id")).toEqual([liveUrl, `${liveUrl}/1`, `${liveUrl}/2`]);
  expect(textsOf(feed, "entry > updated")).toEqual([date, older]);
});

test("the title of an entry has the tag, unless the name contains it, and labels", () => {
  const other = release({ name: "Night Drive", version: "2.4.0", isPrerelease: true });
  const feed = parseFeed(other, release({ name: "Player 2.4.0", version: "v2.4.0" }));
  const titles = ["Night Drive (2.4.0), pre-release", "Player 2.4.0"];
  expect(textsOf(feed, "entry > title")).toEqual(titles);
});

test("an entry has the changes and the download", () => {
  const files = (["tests", "phones"] as const).map((purpose) =>
    releaseFile(`${purpose}.apk`, { androidPackage: androidPackage({ purpose }) }),
  );
  const content = contentOf(parseFeed(release({ features: ["Dark <b>\f"], files })));
  expect(content.querySelector("li")?.textContent).toBe("Dark <b>\uFFFD");
  expect(content.querySelector("li")).toHaveAttribute("dir", "auto");
  expect(content.querySelector("a")).toHaveAttribute("href", files[1]?.downloadUrl);
  const none = contentOf(parseFeed(release({ features: [], files: [] })));
  expect(none.querySelector("ul")).toBeNull();
  expect(none.querySelector("a")).toHaveAttribute("href", `${siteUrl}/download#v1.0.0`);
});

test("without a date, the feed and its entries are of 1970", () => {
  const feeds = [parseFeed(), parseFeed(release({ date: null }))];
  const dates = feeds.flatMap((feed) => textsOf(feed, "updated"));
  expect(dates).toEqual(Array(3).fill("1970-01-01T00:00:00.000Z"));
});

test("has the newest 30 releases, each with the URL of its version", () => {
  const versions = ["v2.0+1", ...Array.from({ length: 30 }, (_, index) => `v1.${index}`)];
  const feed = parseFeed(...versions.map((version) => release({ version })));
  const links = linksOf(feed, "entry");
  expect(links).toHaveLength(30);
  expect(links[0]).toBe(`${siteUrl}/download#v2.0+1`);
});
