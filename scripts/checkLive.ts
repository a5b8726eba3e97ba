import { setTimeout as sleep } from "node:timers/promises";
import { checkGitHubReleases } from "../src/releases/githubRelease";
import { errorText } from "../src/releases/safeText";
import { releasesEndpoint } from "../src/releases/urls";
import { readSettings } from "../src/site/settings";
import { fetchReleasePages } from "../src/sourcing/fetchReleasePages";
import { describeNoAnswer } from "../src/sourcing/requestPage";
import { readToken } from "../src/sourcing/sourceReleases";
import { checkSite } from "./siteCheck/checkSite";
import { hostReader, TIME_LIMIT } from "./siteCheck/readSite";

/** Pause before the second look, in milliseconds: a deployment may be under way, or a cache may be behind. */
const PAUSE = 60_000;
const REMEDY = "Deploy the site again, and attach missing downloads again. If that does not help, see the settings of the host.";
const RETRY = "Nothing was compared. After a 404, check RELEASES_REPOSITORY; else try again, or see https://www.githubstatus.com.";

/**
 * Compares a published site with the releases API, and tries the downloads of the newest release and of the newest stable one. Only
 * what two looks find is a problem. The exit code is 0 if all is well, 1 after a problem, and 2 if nothing could be compared.
 */
export async function checkLive(siteUrl: string, environment: NodeJS.Dict<string>, wait: (ms: number) => Promise<void> = sleep) {
  if (!/^https?:\/\//.test(siteUrl)) throw new Error("Give the complete URL: npm run check:live -- https://example.com/folder");
  const { repository, apiUrl } = readSettings(environment);
  if (!repository) throw new Error("Set RELEASES_REPOSITORY to owner/name: without it there is nothing to compare the site with.");
  const token = readToken(environment.GITHUB_TOKEN, apiUrl);
  const liveUrl = releasesEndpoint(apiUrl, repository);
  const apiOrigin = new URL(apiUrl).origin;
  const read = hostReader(siteUrl);
  const warnings = new Set<string>();
  const warn = (message: string) => warnings.add(`Warning: ${message}`);
  const answering = new Set<string>();
  const unread = `${liveUrl}: the releases could not be read`;
  const look = async () => {
    const pages = await fetchReleasePages(liveUrl, { token, wait, warn }).catch((error: unknown) => {
      warn(`${unread}: ${errorText(error)}`);
    });
    const entries = pages?.flatMap((page) => page.entries);
    if (!entries) return [unread];
    const { releases } = checkGitHubReleases(entries);
    // If it cannot be read, the check below says so.
    const home = await read("/").catch(() => ({ text: "" }));
    const [, address = siteUrl] = /rel="canonical" href="([^"]*)\/"/.exec(home.text) ?? [];
    const problems = await checkSite(read, { siteUrl, address, releases, liveUrl, apiOrigin });
    const shown = [releases[0], releases.find(({ isPrerelease }) => !isPrerelease)].filter((release) => release !== undefined);
    const links = shown.flatMap(({ downloadUrl, files }) => [downloadUrl ?? [], files.map((file) => file.downloadUrl)].flat());
    for (const link of new Set(links)) {
      const failure = await tryDownload(link, new URL(link).origin === apiOrigin ? token : undefined).catch(describeNoAnswer);
      if (failure === null) answering.add(link);
      else if (/^status 4(04|10)$/.test(failure)) problems.push(`${link}: ${failure}`);
      else warn(`${link}: could not be checked (${failure})`);
    }
    return problems;
  };
  const first = await look();
  const second = first.length === 0 ? first : await wait(PAUSE).then(look);
  const found = [...new Set([...first, ...second])];
  const problems = found.filter((problem) => first.includes(problem) && second.includes(problem));
  for (const problem of found) if (!problems.includes(problem)) warn(`seen only once in two looks: ${problem}`);
  const exitCode = found.includes(unread) && second.length > 0 ? 2 : Math.min(problems.length, 1);
  const links = answering.size > 0 ? `${answering.size} download links answered` : "no download link could be checked";
  const verdict = `No lasting problem: ${siteUrl} shows the releases of ${repository.owner}/${repository.name}; ${links}.`;
  return { lines: [...warnings, ...problems, [verdict, REMEDY][exitCode] ?? RETRY], exitCode };
}

/** Why a URL does not give a file; null if it does. The token is for source archives, which are on the API's host. */
async function tryDownload(url: string, token: string | undefined): Promise<string | null> {
  const headers = { range: "bytes=0-0", ...(token && { authorization: `Bearer ${token}` }) };
  const request = (method: string) => fetch(url, { method, headers, signal: AbortSignal.timeout(TIME_LIMIT) });
  const head = await request("HEAD");
  // Some hosts refuse HEAD. The first byte is enough; an empty file has none, so its host answers 416.
  const { ok, status, body } = head.ok ? head : await request("GET");
  await body?.cancel();
  return ok || status === 416 ? null : `status ${status}`;
}

if (require.main === module) {
  checkLive((process.argv[2] ?? "").replace(/\/+$/, ""), process.env)
    .catch((error: unknown) => ({ lines: [errorText(error)], exitCode: 2 }))
    .then(({ lines, exitCode }) => {
      for (const line of lines) console.log(line);
      process.exitCode = exitCode;
    });
}
