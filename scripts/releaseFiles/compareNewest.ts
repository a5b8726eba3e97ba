import { renderToStaticMarkup } from "react-dom/server";
import * as v from "valibot";
import { logText } from "../../src/releases/logText";
import { PLAIN_LIST_PATH } from "../../src/releases/publishedPaths";
import type { Release } from "../../src/releases/release";
import { releaseFeedPath, routes } from "../../src/site/links";
import { mobileApplication } from "../../src/site/structuredData";
import { nameOf } from "./compareReleases";
import { parseJson } from "./parseJson";

const STRUCTURED_DATA = /<script\b[^>]*\btype="application\/ld\+json"[^>]*>([^<]*)<\/script>/g;
// The id of src/components/download/LatestRelease.tsx. It cannot be imported: only Gatsby and Jest can load a component's styles.
const NEWEST_SECTION = /<section\b[^>]*\bid="latest"[^>]*>[\s\S]*?<\/section>/;
const FEED_ENTRY = /<entry>[\s\S]*?<\/entry>/;
const PLAIN_LIST_ENTRY = /<article\b[\s\S]*?<\/article>/;

const applicationSchema = v.object({
  "@type": v.literal("MobileApplication"),
  softwareVersion: v.optional(v.string()),
  dateModified: v.optional(v.string()),
  downloadUrl: v.optional(v.string()),
});

/**
 * Compares what /download says of the newest release, in its structured data and in the section that visitors see.
 *
 * @param newest undefined if there is no release
 * @param html the complete page
 * @returns a line for each difference
 */
export function compareDownloadPage(newest: Release | undefined, html: string): string[] {
  const section = NEWEST_SECTION.exec(html)?.[0];
  return [
    ...compareStructuredData(newest, html),
    ...compareFirst(newest, `${routes.download}: the section of the newest release`, section, ({ version, name }) => [
      `>${markup(version)}<`,
      `>${markup(name)}<`,
    ]),
  ];
}

/** Like {@link compareDownloadPage}, for the text of the feed. */
export function compareFeed(newest: Release | undefined, feed: string): string[] {
  const entry = FEED_ENTRY.exec(feed)?.[0];
  return compareFirst(newest, `${releaseFeedPath}: the first entry`, entry, ({ id }) => [
    `#release-${encodeURIComponent(id)}</id>`,
  ]);
}

/** Like {@link compareDownloadPage}, for the text of the plain list. */
export function comparePlainList(newest: Release | undefined, html: string): string[] {
  const entry = PLAIN_LIST_ENTRY.exec(html)?.[0];
  return compareFirst(newest, `${PLAIN_LIST_PATH}: the first release`, entry, ({ id }) => [`id="release-${markup(id)}"`]);
}

function compareStructuredData(newest: Release | undefined, html: string): string[] {
  const place = `${routes.download}: the structured data`;
  const application = readApplication(html);
  if (!application) return [`${place} of the app is missing, so the newest version is not known`];
  if (application.softwareVersion !== newest?.version) {
    const announced = logText(application.softwareVersion ?? "no version");
    return [`${place} announces ${announced}, the newest release is ${newest ? nameOf(newest) : "none"}`];
  }
  const expected = v.parse(applicationSchema, mobileApplication("", newest));
  const isCurrent = expected.dateModified === application.dateModified && expected.downloadUrl === application.downloadUrl;
  return isCurrent || !newest ? [] : [`${place} has another date or download link than ${nameOf(newest)}`];
}

function readApplication(html: string): v.InferOutput<typeof applicationSchema> | null {
  for (const [, text = ""] of html.matchAll(STRUCTURED_DATA)) {
    const application = v.safeParse(applicationSchema, parseJson(text));
    if (application.success) return application.output;
  }
  return null;
}

/**
 * Compares the first release of a file with the newest one: it must have the marks that are given, and the download link.
 *
 * @param place what is compared, for the message
 * @param block the markup of the first release; undefined if the file has none
 */
function compareFirst(
  newest: Release | undefined,
  place: string,
  block: string | undefined,
  marksOf: (newest: Release) => string[],
): string[] {
  if (!newest) return block === undefined ? [] : [`${place} shows a release, but there is none`];
  if (block === undefined) return [`${place} is missing, the newest release is ${nameOf(newest)}`];
  if (!marksOf(newest).every((mark) => block.includes(mark))) return [`${place} is not ${nameOf(newest)}, the newest release`];
  const hasLink = newest.downloadUrl === null || block.includes(`href="${markup(newest.downloadUrl)}"`);
  return hasLink ? [] : [`${place} does not have the download link of ${nameOf(newest)}`];
}

/** A text as React writes it into HTML. */
function markup(text: string): string {
  return renderToStaticMarkup(text);
}
