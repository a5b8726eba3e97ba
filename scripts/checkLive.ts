// Imports no package, so that the workflow Check can run it without an install: `node scripts/checkLive.ts URL`.
import { setTimeout as sleep } from "node:timers/promises";

/** A release of the API. It has no link if it has no file: the site then links to something else, which is not compared. */
type Release = { id: string; tag: string; link: string | null };

/** Pause before the second look, in milliseconds: a deployment may be under way, or a cache may be behind. */
const PAUSE = 60_000;
/** Time limit of one request, in milliseconds. */
const TIME_LIMIT = 20_000;
/** In the output; the rest is counted. */
const MOST_PROBLEMS = 10;
const REMEDY = "Deploy the site again, and attach missing files again. If that does not help, see the settings of the host.";
const RETRY = "Nothing was compared. After a 404, check RELEASES_REPOSITORY; else try again, or see https://www.githubstatus.com.";

/**
 * Compares a published site with the releases API, and tries the first file of the newest release (docs/rules.md, 14.12). Only what
 * two looks find is a problem. The exit code is 0 if all is well, 1 after a problem, and 2 if nothing could be compared.
 */
export async function checkLive(siteUrl: string, environment: NodeJS.Dict<string>, wait: (ms: number) => unknown = sleep) {
  const { RELEASES_REPOSITORY: repository = "", RELEASES_API_URL, GITHUB_TOKEN: token = "" } = environment;
  const result = (exitCode: number, ...lines: string[]) => ({ exitCode, lines: lines.map(logText) });
  if (!/^https?:\/\//.test(siteUrl)) return result(2, "Give the complete URL: npm run check:live -- https://example.com/folder");
  if (!/^[\w-]+\/[\w.-]+$/.test(repository)) return result(2, "Set RELEASES_REPOSITORY to owner/name, such as octocat/player.");
  // The error message of fetch would quote it.
  if (!/^[\x21-\x7e]*$/.test(token)) return result(2, "GITHUB_TOKEN is malformed.");
  const site = siteUrl.replace(/\/+$/, "");
  const listUrl = `${(RELEASES_API_URL || "https://api.github.com").replace(/\/+$/, "")}/repos/${repository}/releases`;
  // The build refuses it too: http would show the token to others.
  const isSafe = /^(https:\/\/|http:\/\/(localhost|127\.[\d.]+|\[::1\])[:/])[^@]*$/.test(listUrl);
  if (!isSafe) return result(2, "RELEASES_API_URL must be a plain https URL, without user name and password.");
  const warnings = new Set<string>();
  const warn = (subject: string, reason: string) => warnings.add(`Warning: ${subject}: ${reason}`);
  const look = async (): Promise<string[] | null> => {
    try {
      const released = await readReleases(listUrl, token);
      return [...(await compare(site, released)), ...(await tryFile(released[0]?.link ?? null, warn))];
    } catch (error) {
      warn(listUrl, reasonOf(error));
      return null;
    }
  };
  const first = await look();
  if (first?.length !== 0) await wait(PAUSE);
  const second = first?.length === 0 ? first : await look();
  if (!second || (!first && second.length > 0)) return result(2, ...warnings, RETRY);
  const problems = second.filter((problem) => first?.includes(problem));
  if (problems.length === 0) return result(0, ...warnings, `No lasting problem: ${site} shows the releases of ${repository}.`);
  const more = problems.length > MOST_PROBLEMS ? [`and ${problems.length - MOST_PROBLEMS} more`] : [];
  return result(1, ...warnings, ...problems.slice(0, MOST_PROBLEMS), ...more, REMEDY);
}

/** Reads all pages of the API's list, the newest release first. Drafts, which a token may show, are left out. */
async function readReleases(listUrl: string, token: string): Promise<Release[]> {
  const releases = new Map<string, Release>();
  const requested = new Set<string>();
  let next: string | undefined = `${listUrl}?per_page=100`;
  while (next) {
    if (requested.has(next)) throw new Error("a page links to an earlier page as the next one");
    requested.add(next);
    if (new URL(next).origin !== new URL(listUrl).origin) throw new Error("the list goes on at another origin");
    const { text, link } = await read(next, token ? { authorization: `Bearer ${token}` } : {});
    for (const { id, tag_name: tag, draft, assets } of entriesOf(JSON.parse(text))) {
      if (draft === true) continue;
      if (typeof tag !== "string") throw new Error("an entry of the list is no release");
      const [file] = entriesOf(assets).filter(({ state = "uploaded" }) => state === "uploaded");
      const url = String(file?.browser_download_url);
      releases.set(String(id), { id: String(id), tag, link: URL.canParse(url) ? new URL(url).href : null });
    }
    next = /<([^>]*)>;\s*rel="next"/.exec(link)?.[1];
  }
  return [...releases.values()];
}

/** Compares two files of the site with the releases: a line for each problem. */
async function compare(site: string, released: readonly Release[]): Promise<string[]> {
  const problems: string[] = [];
  for (const [file, check] of Object.entries({ "/releases.json": checkList, "/download": checkPage })) {
    try {
      problems.push(...check((await read(site + file)).text, released));
    } catch (error) {
      problems.push(`${site}${file}: ${reasonOf(error)}`);
    }
  }
  return problems;
}

function checkList(text: string, released: readonly Release[]): string[] {
  const shown = new Map(entriesOf(fieldsOf(JSON.parse(text)).releases).map((entry) => [entry.id, entry]));
  const problems = released.flatMap(({ id, tag, link }) => {
    const { version, downloadUrl } = shown.get(id) ?? {};
    if (!shown.delete(id)) return `${tag} (id ${id}) is missing`;
    if (plain(String(version)) !== plain(tag)) return `${tag} (id ${id}) is shown as ${version}`;
    return link && downloadUrl !== link ? `${tag} (id ${id}) does not lead to its first file, ${link}` : [];
  });
  return [...problems, ...[...shown].map(([id, { version }]) => `${version} (id ${id}) is not a release any more`)];
}

function checkPage(html: string, [newest]: readonly Release[]): string[] {
  // A "?" stands for each character that HTML escapes.
  const isNamed = !newest || plain(html.replace(/&#?\w+;/g, "?")).includes(plain(newest.tag.replace(/[&<>"']/g, "?")));
  return isNamed ? [] : [`/download does not have the newest release, ${newest.tag}`];
}

/** Tries the first file of the newest release. Only 404 and 410 say that it is gone; anything else may be a matter of the host. */
async function tryFile(url: string | null, warn: (subject: string, reason: string) => void): Promise<string[]> {
  if (!url) return [];
  const ask = (method: string) => fetch(url, { method, headers: { range: "bytes=0-0" }, signal: AbortSignal.timeout(TIME_LIMIT) });
  try {
    const head = await ask("HEAD");
    // Some hosts refuse HEAD. The first byte is enough; an empty file has none, so its host answers 416.
    const { ok, status, body } = head.ok ? head : await ask("GET");
    await body?.cancel();
    if (status === 404 || status === 410) return [`${url}: status ${status}`];
    if (!ok && status !== 416) warn(url, `could not be checked, status ${status}`);
  } catch (error) {
    warn(url, `could not be checked, ${reasonOf(error)}`);
  }
  return [];
}

async function read(url: string, headers: Record<string, string> = {}) {
  const response = await fetch(url, { headers, signal: AbortSignal.timeout(TIME_LIMIT) });
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

/** What was thrown, as text. The error of fetch only says that it failed; its cause says why. */
function reasonOf(error: unknown): string {
  return error instanceof Error ? [error.message, error.cause].filter(Boolean).join(": ") : String(error);
}

/** The site replaces characters that HTML forbids, and a log needs ASCII. So everything else is a "?". */
function plain(text: string): string {
  return text.trim().replace(/[^\x20-\x7e]/gu, "?");
}

/** A line of a log, without what GitHub takes as a command: `::error::`, `##[error]`. */
function logText(text: string): string {
  return plain(text)
    .replace(/:(?=:)|##(?=\[)/g, "$& ")
    .slice(0, 300);
}

// Node 24 takes this file as an ES module, jiti as CommonJS, so neither `import.meta` nor `require.main` is there in both.
if (process.argv[1]?.endsWith("checkLive.ts")) {
  checkLive(process.argv[2] ?? "", process.env).then(({ lines, exitCode }) => {
    for (const line of lines) console.log(line);
    process.exitCode = exitCode;
  });
}
