import * as v from "valibot";
import { htmlFileOf, pageDataFileOf } from "../../src/gatsbyInternals/publicFolder";
import { areSame } from "../../src/releases/mergeReleases";
import { type Release, summaryOf } from "../../src/releases/release";
import { releaseSchema } from "../../src/releases/releaseSchema";
import { RELEASES_PER_STEP } from "../../src/site/limits";
import { routes } from "../../src/site/links";
import { parseJson } from "./parseJson";

/** The file with the data of /download, as a path within the site, without the first slash. */
export const DOWNLOAD_DATA_FILE = pageDataFileOf(htmlFileOf(routes.download));

const dataSchema = v.object({
  releaseList: v.object({ isSample: v.boolean(), liveUrl: v.string(), readAt: v.pipe(v.string(), v.isoTimestamp()) }),
  allRelease: v.object({ totalCount: v.number(), nodes: v.array(v.omit(releaseSchema, ["files"])) }),
  latestRelease: v.object({ nodes: v.array(v.pick(releaseSchema, ["files"])) }),
});

/** The data of /download: the result of the query in src/pages/download.tsx. */
export type DownloadData = v.InferOutput<typeof dataSchema>;

/**
 * The data of /download in the text of its file.
 *
 * @param source URL or path of the file, for the message
 * @throws Error if the text has another format
 */
export function parseDownloadData(text: string, source: string): DownloadData {
  const parsed = v.safeParse(v.object({ result: v.object({ data: dataSchema }) }), parseJson(text));
  if (!parsed.success) throw new Error(`${source} does not hold the data of ${routes.download}. Build again.`);
  return parsed.output.result.data;
}

/** A line for each difference between the releases and the data of /download. */
export function compareDownloadData(releases: readonly Release[], { allRelease, latestRelease }: DownloadData): string[] {
  const newest = releases.slice(0, RELEASES_PER_STEP).map(summaryOf);
  const problems = [
    ...(areSame(newest, allRelease.nodes) ? [] : [`the newest ${newest.length} releases are not those of the list`]),
    ...(areSame(releases[0]?.files ?? [], latestRelease.nodes[0]?.files ?? [])
      ? []
      : ["the files of the newest release are not those of the list"]),
    ...(allRelease.totalCount === releases.length
      ? []
      : [`${allRelease.totalCount} releases are counted, there are ${releases.length}`]),
  ];
  return problems.map((problem) => `/${DOWNLOAD_DATA_FILE}: ${problem}`);
}
