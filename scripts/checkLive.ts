// Imports no package and no file of src: the workflow Check runs it with plain Node, uninstalled.
import { setTimeout as sleep } from "node:timers/promises";

/** A release of the API. `link` is its first file; null if it has none. */
type Release = { id: string; tag: string; link: string | null };
type Warn = (subject: string, reason: string) => void;

/** Delay before the second comparison, in milliseconds: a deployment may be under way. */
const DELAY = 60_000;
/** Timeout of one request, in milliseconds. */
const TIMEOUT = 20_000;
const REMEDY =
  "Deploy the site again, and attach missing files again. If that does not help, see the " +
  "settings of the host.";
const NOT_COMPARED =
  "Nothing was compared. After a 404, check RELEASES_REPOSITORY; else try again, or see " +
  "https://www.githubstatus.com.";

/**
 * Compares a published site with the releases API (docs/rules.md, 14.9). Only a problem that two
 * comparisons find counts.
 *
 * @returns the lines to print, and the exit code: 0 if all is well, 1 after a problem, 2 if nothing
 * could be compared
 */
export async function checkLive(siteUrl: string, environment: NodeJS.Dict<string>) {
  const { RELEASES_REPOSITORY: repository = "", GITHUB_TOKEN: token = "" } = environment;
  const apiUrl = environment.RELEASES_API_URL || "https://api.github.com";
  const listUrl = `${apiUrl.replace(/\/+$/, "")}/repos/${repository}/releases`;
  const mistake = findMistake(siteUrl, repository, token, listUrl);
  if (mistake) return { exitCode: 2, lines: [mistake] };
  const site = siteUrl.replace(/\/+$/, "");
  const warnings = new Set<string>();
  const warn: Warn = (subject, reason) => warnings.add(`Warning: ${subject}: ${reason}`);
  const result = (exitCode: number, ...lines: string[]) => ({
    exitCode,
    lines: [...warnings, ...lines].map(logText),
  });
  const allIsWell = `No lasting problem: ${site} shows the releases of ${repository}.`;
  const first = await compare(site, listUrl, token, warn);
  if (first?.length === 0) return result(0, allIsWell);
  await sleep(DELAY);
  const second = await compare(site, listUrl, token, warn);
  if (!second || (!first && second.length > 0)) return result(2, NOT_COMPARED);
  const problems = second.filter((problem) => first?.includes(problem));
  return problems.length > 0 ? result(1, ...problems, REMEDY) : result(0, allIsWell);
}

function findMistake(siteUrl: string, repository: string, token: string, listUrl: string) {
  if (!/^https?:\/\//.test(siteUrl))
    return "Give the complete URL: npm run check:live -- https://example.com/folder";
  if (!/^[\w-]+\/[\w.-]+$/.test(repository))
    return "Set RELEASES_REPOSITORY to owner/name, such as octocat/player.";
  // The error message of fetch would quote the token.
  if (!/^[\x21-\x7e]*$/.test(token)) return "GITHUB_TOKEN is malformed.";
  // http would show the token to others.
  if (!/^(https:\/\/|http:\/\/(localhost|127\.[\d.]+|\[::1\])[:/])[^@]*$/.test(listUrl))
    return "RELEASES_API_URL must be a plain https URL, without user name and password.";
  return null;
}

/** Gives a line for each problem of the site; null if the API's list cannot be read. */
async function compare(site: string, listUrl: string, token: string, warn: Warn) {
  let releases: Release[];
  try {
    releases = await fetchReleases(listUrl, token);
  } catch (error) {
    warn(listUrl, reasonOf(error));
    return null;
  }
  return [
    ...(await checkFile(`${site}/releases.json`, (text) => checkList(text, releases))),
    ...(await checkFile(`${site}/download`, (text) => checkPage(text, releases))),
    ...(await checkDownload(releases[0]?.link ?? null, warn)),
  ];
}

/** Fetches all pages of the API's list, the newest release first, without drafts. */
async function fetchReleases(listUrl: string, token: string): Promise<Release[]> {
  const releases = new Map<string, Release>();
  const headers: Record<string, string> = token ? { authorization: `Bearer ${token}` } : {};
  let next: string | undefined = `${listUrl}?per_page=50`;
  while (next) {
    if (new URL(next).origin !== new URL(listUrl).origin)
      throw new Error("the list goes on at another origin");
    const { text, link } = await fetchText(next, headers);
    for (const { id, tag_name: tag, draft, assets } of entriesOf(JSON.parse(text))) {
      if (draft === true) continue;
      if (typeof tag !== "string") throw new Error("an entry of the list is no release");
      const [file] = (Array.isArray(assets) ? entriesOf(assets) : []).filter(
        ({ state = "uploaded" }) => state === "uploaded",
      );
      const url = String(file?.browser_download_url);
      const fileUrl = URL.canParse(url) ? new URL(url).href : null;
      releases.set(String(id), { id: String(id), tag, link: fileUrl });
    }
    next = /<([^>]*)>;\s*rel="next"/.exec(link)?.[1];
  }
  return [...releases.values()];
}

async function checkFile(url: string, check: (text: string) => string[]): Promise<string[]> {
  try {
    return check((await fetchText(url)).text);
  } catch (error) {
    return [`${url}: ${reasonOf(error)}`];
  }
}

function checkList(text: string, releases: readonly Release[]): string[] {
  const entries = entriesOf(fieldsOf(JSON.parse(text)).releases);
  const shown = new Map(entries.map((entry) => [entry.id, entry]));
  const problems = releases.flatMap(({ id, tag, link }) => {
    const { version, downloadUrl } = shown.get(id) ?? {};
    if (!shown.delete(id)) return `${tag} (id ${id}) is missing`;
    if (plain(String(version)) !== plain(tag)) return `${tag} (id ${id}) is shown as ${version}`;
    return link && downloadUrl !== link
      ? `${tag} (id ${id}) does not lead to its first file, ${link}`
      : [];
  });
  const deleted = [...shown].map(
    ([id, { version }]) => `${version} (id ${id}) is not a release any more`,
  );
  return [...problems, ...deleted];
}

function checkPage(html: string, [newest]: readonly Release[]): string[] {
  if (!newest) return [];
  // A "?" stands for each character that HTML escapes.
  const text = plain(html.replace(/&#?\w+;/g, "?"));
  const tag = plain(newest.tag.replace(/[&<>"']/g, "?"));
  return text.includes(tag) ? [] : [`/download does not have the newest release, ${newest.tag}`];
}

/** Requests the first byte of a file. Only 404 and 410 say that the file is gone. */
async function checkDownload(url: string | null, warn: Warn): Promise<string[]> {
  if (!url) return [];
  try {
    const headers = { range: "bytes=0-0" };
    const response = await fetch(url, { headers, signal: AbortSignal.timeout(TIMEOUT) });
    await response.body?.cancel();
    const { ok, status } = response;
    if (status === 404 || status === 410) return [`${url}: status ${status}`];
    if (!ok) warn(url, `could not be checked, status ${status}`);
  } catch (error) {
    warn(url, `could not be checked, ${reasonOf(error)}`);
  }
  return [];
}

async function fetchText(url: string, headers: Record<string, string> = {}) {
  const response = await fetch(url, { headers, signal: AbortSignal.timeout(TIMEOUT) });
  if (!response.ok) throw new Error(`status ${response.status}`);
  return { text: await response.text(), link: response.headers.get("link") ?? "" };
}

function entriesOf(list: unknown): Record<string, unknown>[] {
  if (!Array.isArray(list)) throw new Error("it is not a list of releases");
  return list.map(fieldsOf);
}

function fieldsOf(value: unknown): Record<string, unknown> {
  return typeof value === "object" && value !== null ? { ...value } : {};
}

/** The error of fetch only says that it failed. Its cause says why. */
function reasonOf(error: unknown): string {
  return error instanceof Error
    ? [error.message, error.cause].filter(Boolean).join(": ")
    : String(error);
}

/** ASCII only: a "?" stands for each other character, because the site replaces some of them. */
function plain(text: string): string {
  return text.trim().replace(/[^\x20-\x7e]/gu, "?");
}

/** A line of a log without commands of GitHub, such as `::error::` and `##[error]`. */
function logText(text: string): string {
  return plain(text)
    .replace(/:(?=:)|##(?=\[)/g, "$& ")
    .slice(0, 300);
}

// Node runs this file as an ES module and jiti as CommonJS, so `require.main` is not always there.
if (process.argv[1]?.endsWith("checkLive.ts")) {
  checkLive(process.argv[2] ?? "", process.env).then(({ lines, exitCode }) => {
    for (const line of lines) console.log(line);
    process.exitCode = exitCode;
  });
}
