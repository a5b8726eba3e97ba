import { Feed } from "feed";
import type { ReactNode } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import type { Release } from "../releases/release";
import { factsOf } from "../releases/summary";
import { namesVersion, versionFragment } from "../releases/version";
import { RELEASES_PER_STEP } from "../site/limits";
import { releaseFeedPath, routes } from "../site/links";
import { productName } from "../site/product";

/** 1970 for a release without a readable date, because an entry of a feed must have one (RFC 4287, section 4.1.2). */
const toDate = (date: string | null) => new Date(date ?? 0);

/**
 * The newest releases as an Atom feed (RFC 4287), as many as /download has at first (docs/rules.md,
 * 1.8). An entry leads to its version (3.25). Its id is the URL that its release has in the API, so
 * it stays the same when the release is edited or the site moves. Nothing in the feed depends on when
 * it was built.
 *
 * @param siteUrl with the path prefix, without a trailing slash
 * @param liveUrl the URL of the list of releases or, for sample releases, its path
 */
export function renderReleaseFeed(releases: readonly Release[], siteUrl: string, liveUrl: string): string {
  const { href: list } = new URL(liveUrl, siteUrl);
  const page = siteUrl + routes.download;
  const newest = releases.slice(0, RELEASES_PER_STEP);
  const feed = new Feed({
    id: list,
    title: `Releases of ${productName}`,
    link: page,
    feed: siteUrl + releaseFeedPath,
    author: { name: productName, link: `${siteUrl}/` },
    updated: new Date(Math.max(0, ...newest.map(({ updated }) => toDate(updated).getTime()))),
    generator: false,
  });
  for (const release of newest) {
    feed.addItem({
      id: `${list}/${encodeURIComponent(release.id)}`,
      link: page + versionFragment(release.version),
      title: markup(titleOf(release)),
      content: markup(<Content release={release} />),
      date: toDate(release.updated),
      published: toDate(release.date),
    });
  }
  return `${feed.atom1()}\n`;
}

/** The name, the tag unless the name contains it (docs/rules.md, 3.24), and the facts, as in "Player (v2.0), pre-release". */
function titleOf(release: Release): string {
  const facts = factsOf(release).map((fact) => fact.charAt(0).toLowerCase() + fact.slice(1));
  const { name, version } = release;
  return [namesVersion(release) ? name : `${name} (${version})`, ...facts].join(", ");
}

function Content({ release: { features, downloadUrl, version } }: { release: Release }) {
  return (
    <>
      <Changes features={features} />
      {downloadUrl && (
        <p>
          <a href={downloadUrl}>Download {version}</a>
        </p>
      )}
    </>
  );
}

/** The feature lines, or a sentence that says that there are none (docs/rules.md, 3.8). */
function Changes({ features }: Pick<Release, "features">) {
  if (features.length === 0) return <p>No changes listed for this version.</p>;
  return (
    <ul>
      {features.map((feature, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a release may have the same line twice, and the list is rendered only once
        <li key={index}>{feature}</li>
      ))}
    </ul>
  );
}

// The feed's titles and contents are HTML inside XML. Characters that XML 1.0 forbids (section 2.2) become U+FFFD.
function markup(content: ReactNode): string {
  return renderToStaticMarkup(content).replace(/[^\t\n\r\x20-\uD7FF\uE000-\uFFFD\u{10000}-\u{10FFFF}]/gu, "\uFFFD");
}
