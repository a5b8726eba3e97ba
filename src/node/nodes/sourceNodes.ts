import type { GatsbyNode } from "gatsby";
import { messageOf } from "../../releases/messageOf";
import { isForPhones } from "../../releases/recommendFile";
import type { Release } from "../../releases/release";
import { updateOf } from "../../releases/update";
import { RELEASES_PER_STEP } from "../../site/constants";
import { buildPaths } from "../../site/links";
import { publishReleases } from "../publishing/publishReleases";
import { readSettings } from "../settings";
import { readReleases } from "../sourcing/readReleases";

/**
 * Stores the releases and their list as nodes, and publishes them as files: here, so that `gatsby
 * develop` has the files too.
 */
export const sourceNodes: GatsbyNode["sourceNodes"] = async ({
  actions,
  reporter,
  createContentDigest,
}) => {
  const createNode = async (type: string, content: { id: string; [field: string]: unknown }) => {
    const internal = { type, contentDigest: createContentDigest(content) };
    await actions.createNode({ ...content, internal });
  };
  try {
    const settings = readSettings();
    const list = await readReleases(settings, (message) => {
      reporter.warn(message);
      // Nobody reads the log of a build that succeeds.
      if (settings.isGitHubActions) process.stdout.write(`::warning::${message}\n`);
    });
    const { releases, ...source } = list;
    for (const release of releases) await createNode("Release", release);
    const listed = releases.slice(0, RELEASES_PER_STEP);
    const stable = releases.find(({ isPrerelease }) => !isPrerelease);
    const forPhones = releases.find(({ files }) => files.some(isForPhones));
    const offers = [...new Set([releases[0], stable, forPhones].flatMap((one) => one ?? []))];
    const idsOf = (some: readonly Release[]) => some.map(({ id }) => id);
    await createNode("ReleaseList", {
      id: "ReleaseList",
      ...source,
      isSample: list.liveUrl === buildPaths.sampleReleases,
      total: releases.length,
      releases: idsOf(listed),
      offers: idsOf(offers),
      update: updateOf(releases),
    });
    await publishReleases(list, settings);
    reporter.info(`${releases.length} releases from ${list.liveUrl}, read ${list.readAt}`);
  } catch (error) {
    reporter.panicOnBuild(messageOf(error));
  }
};
