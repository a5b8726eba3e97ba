import { readFile } from "node:fs/promises";
import path from "node:path";
import { checkGitHubReleases } from "../releases/githubRelease";
import type { Release } from "../releases/release";
import { errorText, logText } from "../releases/safeText";
import { type Repository, releasesEndpoint, SAMPLE_RELEASES_PATH } from "../releases/urls";
import { KEPT_FOLDER, type Settings } from "../site/settings";
import { type FetchOptions, fetchReleasePages } from "./fetchReleasePages";
import { keepLastGoodList, type LastGoodList, lastGoodFile, readLastGoodList } from "./lastGoodList";
import { RequestFailure } from "./requestPage";
import { unreadNotesWarning } from "./unreadNotes";

/** Statuses with which the API says that there is no such repository, or that nobody may get it. */
const GONE: readonly (number | null)[] = [404, 410, 451];
const NOTHING_BUILT = "Nothing was built; the published site stays as it is.";

/** Options of {@link readReleases}. `warn` is called with what a maintainer should know although the build continues. */
export interface ReadOptions extends Pick<FetchOptions, "token" | "wait" | "timeLimit" | "overallTimeLimit" | "warn"> {
  settings: Settings;
  /** Folder of the site, which contains `static` and `.cache`. */
  siteDirectory: string;
}

/** The releases that a build shows. */
export interface ReleaseList {
  /** Without drafts, in the API's order. */
  releases: Release[];
  /** When the API gave this list, or when the sample file was read (ISO 8601 in UTC). */
  readAt: string;
  /** The URL from which the browser loads the current list; for sample releases, a path within the site. */
  liveUrl: string;
  isSample: boolean;
}

/**
 * Reads the release list of the repository, or its last good list if that fails (docs/rules.md, 14.3). If no repository is set, it
 * reads the sample file (14.4).
 *
 * @throws Error with repository, reason and remedy if there is neither a list nor an earlier one; if the repository is gone; and if
 * the list may be that of another repository
 */
export async function readReleases(options: ReadOptions): Promise<ReleaseList> {
  const { settings, siteDirectory, warn } = options;
  if (settings.repository) return readRepository(settings.repository, options);

  warn(
    `No repository is set, so the site shows the sample releases of static${SAMPLE_RELEASES_PATH}. ` +
      "Set RELEASES_REPOSITORY to owner/name to show real ones.",
  );
  const file = path.join(siteDirectory, "static", SAMPLE_RELEASES_PATH);
  const releases = releasesAmong(JSON.parse(await readFile(file, "utf8")), SAMPLE_RELEASES_PATH, warn);
  return { releases, readAt: new Date().toISOString(), liveUrl: SAMPLE_RELEASES_PATH, isSample: true };
}

async function readRepository(repository: Repository, options: ReadOptions): Promise<ReleaseList> {
  const { settings, siteDirectory, warn, ...fetchOptions } = options;
  const endpoint = releasesEndpoint(settings.apiUrl, repository);
  const name = `${repository.owner}/${repository.name}`;
  const folder = path.join(siteDirectory, KEPT_FOLDER);
  const lastGood = await findLastGoodList(folder, endpoint, warn);
  const asList = ({ pages, readAt }: LastGoodList): ReleaseList => {
    return { releases: releasesAmong(entriesOf(pages), endpoint, warn), readAt, liveUrl: endpoint, isSample: false };
  };

  let pages: LastGoodList["pages"];
  try {
    const onRetry = (message: string) => warn(`${endpoint}: ${message}.`);
    pages = await fetchReleasePages(endpoint, { ...fetchOptions, knownPages: lastGood?.pages ?? [], onRetry, warn });
  } catch (error) {
    const status = error instanceof RequestFailure ? error.status : null;
    const problem = `The releases of ${name} could not be read from ${endpoint}: ${errorText(error)}. ${remedyFor(status)}`;
    const isGone = GONE.includes(status);
    if (lastGood && !isGone) {
      warn(`${problem} The list from ${lastGood.readAt} is used instead.`);
      return asList(lastGood);
    }
    const result = isGone ? NOTHING_BUILT : "There is no list from an earlier build, so there is nothing to show.";
    throw new Error(`${problem} ${result}`, { cause: error });
  }
  const list = asList({ readAt: new Date().toISOString(), pages });
  if (lastGood) compareWithLastGood(list, lastGood, name, warn);
  const ids = list.releases.length > 0 ? list.releases.map(({ id }) => id) : lastGood?.ids;
  try {
    await keepLastGoodList(folder, endpoint, { readAt: list.readAt, pages, ids });
  } catch (error) {
    warn(`The list of ${endpoint} could not be saved for later builds (${logText(errorText(error))}).`);
  }
  return list;
}

/** The last good list, or null with a warning if it cannot be used: the build can still ask the API. */
async function findLastGoodList(folder: string, endpoint: string, warn: ReadOptions["warn"]): Promise<LastGoodList | null> {
  try {
    const list = await readLastGoodList(folder, endpoint);
    if (list) checkGitHubReleases(entriesOf(list.pages));
    return list;
  } catch (error) {
    warn(`The list of ${endpoint} that an earlier build saved cannot be used and is ignored (${logText(errorText(error))}).`);
    return null;
  }
}

/**
 * Fails if a new list has none of the releases that the repository had. An empty list may be right, so it gives a warning. But a
 * name that was taken over may begin with an empty list, so the next one is compared with the last that had releases.
 */
function compareWithLastGood(list: ReleaseList, lastGood: LastGoodList, name: string, warn: ReadOptions["warn"]): void {
  const { readAt, ids = [] } = lastGood;
  if (list.releases.length > 0 && ids.length > 0 && !list.releases.some(({ id }) => ids.includes(id))) {
    throw new Error(
      `${list.liveUrl} has none of the releases that it had on ${readAt}, or before: the repository ${name} was made anew, or ` +
        `somebody else has taken over its name. ${NOTHING_BUILT} If the new list is right, delete ` +
        `${lastGoodFile(KEPT_FOLDER, list.liveUrl)} and build again. A host keeps that file in its build cache; on GitHub Pages, ` +
        "delete all caches under Actions, Caches.",
    );
  }
  if (list.releases.length === 0 && checkGitHubReleases(entriesOf(lastGood.pages)).releases.length > 0) {
    warn(`${list.liveUrl} now has no releases, but it had some on ${readAt}. The site will say that there are none.`);
  }
}

const entriesOf = (pages: LastGoodList["pages"]) => pages.flatMap((page) => page.entries);

/**
 * The releases of a list, with a warning for each entry that is not usable, and one for notes that
 * are not read. `source` is the URL or the path of the list.
 */
function releasesAmong(entries: readonly unknown[], source: string, warn: ReadOptions["warn"]): Release[] {
  const { releases, rejected } = checkGitHubReleases(entries);
  for (const { position, reason } of rejected) {
    warn(`${source}: entry ${position + 1} of the list is not a usable release and is left out (${reason}).`);
  }
  const unread = unreadNotesWarning(entries);
  if (unread) warn(`${source}: ${unread}`);
  return releases;
}

function remedyFor(status: number | null): string {
  if (status === 401) return "Set a valid GITHUB_TOKEN: this API gives nothing without one.";
  if (status === 403 || status === 429) return "Set a valid GITHUB_TOKEN for a higher rate limit, or build again later.";
  if (GONE.includes(status)) return "Check RELEASES_REPOSITORY; a private repository also needs a GITHUB_TOKEN that can read it.";
  return "Check the network and RELEASES_API_URL, see https://www.githubstatus.com, and build again.";
}
