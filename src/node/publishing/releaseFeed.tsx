import { Feed } from "feed";
import type { ReactNode } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import type { Release } from "../../releases/release";
import { recommendedUrl } from "../../releases/summary";
import { namesVersion, versionFragment } from "../../releases/version";
import { RELEASES_PER_STEP } from "../../site/constants";
import { paths, routes } from "../../site/links";
import { productName } from "../../site/product";

/** An entry must have a date (RFC 4287, section 4.1.2). */
const toDate = (date: string | null) => new Date(date ?? 0);

/**
 * The newest releases as an Atom feed (RFC 4287). The id of an entry is the URL of its release in
 * the API, which never changes.
 *
 * @param siteUrl with the path prefix, without a trailing slash
 * @param liveUrl the URL of the list or, for sample releases, its path
 */
export function renderReleaseFeed(
  releases: readonly Release[],
  siteUrl: string,
  liveUrl: string,
): string {
  const { href: list } = new URL(liveUrl, siteUrl);
  const page = siteUrl + routes.download;
  const newest = releases.slice(0, RELEASES_PER_STEP);
  const feed = new Feed({
    id: list,
    title: `Releases of ${productName}`,
    link: page,
    feed: siteUrl + paths.releaseFeed,
    author: { name: productName, link: `${siteUrl}/` },
    updated: toDate(newest[0]?.date ?? null),
    generator: false,
  });
  for (const release of newest) {
    feed.addItem({
      id: `${list}/${encodeURIComponent(release.id)}`,
      link: page + versionFragment(release.version),
      title: markup(entryTitle(release)),
      content: markup(<Content {...release} url={recommendedUrl(release, page)} />),
      date: toDate(release.date),
    });
  }
  return `${feed.atom1()}\n`;
}

/** For example "Player (v2.0), pre-release". */
function entryTitle(release: Release) {
  const { name, version, isPrerelease } = release;
  const title = namesVersion(release) ? name : `${name} (${version})`;
  return isPrerelease ? `${title}, pre-release` : title;
}

function Content({ features, version, url }: Release & { url: string }) {
  return (
    <>
      {features.length > 0 && (
        <ul>
          {features.map((feature, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: lines may be equal
            <li key={index} dir="auto">
              {feature}
            </li>
          ))}
        </ul>
      )}
      <p>
        <a href={url}>Download {version}</a>
      </p>
    </>
  );
}

/** HTML for an element of the feed. A release may have a form feed, which XML forbids. */
function markup(content: ReactNode) {
  return renderToStaticMarkup(content).replaceAll("\f", "\uFFFD");
}
