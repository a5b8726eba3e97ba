/** @jest-environment node */
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { githubReleases } from "../../harness/githubReleases";
import { type ReleasesApi, startReleasesApi } from "../../harness/releasesApi";
import { errorText } from "../../src/releases/errorText";
import { type Environment, readSettings, type Settings } from "../../src/site/settings";
import { type ReleaseList, readReleases } from "../../src/sourcing/readReleases";
import { readToken } from "../../src/sourcing/sourceReleases";
import { readFromRepository } from "../support/repositoryFiles";

const PROJECT = path.join(__dirname, "..", "..");
const TOKEN = "ghp_expired";

let api: ReleasesApi;
let directory: string;

beforeEach(async () => {
  api = await startReleasesApi(githubReleases(3));
  directory = mkdtempSync(path.join(tmpdir(), "site-"));
});
afterEach(async () => {
  await api.close();
  rmSync(directory, { recursive: true });
});

/** What a build read, and what it told the maintainer. */
interface Outcome {
  /** Absent if the build stopped. */
  read?: { settings: Settings; list: ReleaseList };
  messages: string[];
}

/** Reads settings and releases, as a build does. The folder of a build that shows the sample releases is the project's. */
async function build(environment: Environment & { GITHUB_TOKEN?: string }): Promise<Outcome> {
  const messages: string[] = [];
  try {
    const settings = readSettings(environment);
    const list = await readReleases({
      settings,
      token: readToken(environment.GITHUB_TOKEN),
      siteDirectory: settings.repository ? directory : PROJECT,
      warn: (message) => messages.push(message),
      wait: async () => undefined,
    });
    return { read: { settings, list }, messages };
  } catch (error) {
    return { messages: [...messages, errorText(error)] };
  }
}

/** Builds from the local API. */
const buildFromApi = (environment: Parameters<typeof build>[0] = {}) =>
  build({ CI: "true", RELEASES_REPOSITORY: "octo/player", RELEASES_API_URL: api.url, ...environment });

/** Builds from the local API, which answers the first call with 401. */
function buildWithRejectedToken(environment: Environment = {}): Promise<Outcome> {
  Object.assign(api, { fault: "401", faultyCalls: 1 });
  return buildFromApi({ GITHUB_TOKEN: TOKEN, ...environment });
}

/** Where the site of a build with these variables is published. */
const siteUrlOf = async (environment: Environment) => (await buildFromApi(environment)).read?.settings.siteUrl;

const netlify: Environment = {
  NETLIFY: "true",
  CONTEXT: "production",
  URL: "https://player.example",
  DEPLOY_PRIME_URL: "https://main--player.netlify.app",
};
const cloudflare: Environment = { CF_PAGES: "1", CF_PAGES_BRANCH: "main", CF_PAGES_URL: "https://0a1b2c3d.player.pages.dev" };

/** For each row of the README's table, by its first two cells: a build in that state. */
const BUILDS: Record<string, () => Promise<Outcome>> = {
  "RELEASES_REPOSITORY: missing on your machine": () => build({}),
  "RELEASES_REPOSITORY: missing while CI is set, as Netlify, Cloudflare Pages and other services do": () => build({ CI: "true" }),
  "RELEASES_REPOSITORY: malformed": () => buildFromApi({ RELEASES_REPOSITORY: "https://github.com/octo/player" }),
  "RELEASES_REPOSITORY: the name of no repository": () => buildFromApi({ RELEASES_REPOSITORY: "octo/palyer" }),
  "SAMPLE_RELEASES: missing": () => buildFromApi(),
  "SAMPLE_RELEASES: malformed": () => buildFromApi({ SAMPLE_RELEASES: "yes" }),
  "SAMPLE_RELEASES: true beside RELEASES_REPOSITORY": () => buildFromApi({ SAMPLE_RELEASES: "true" }),
  "SAMPLE_RELEASES: true beside GITHUB_REPOSITORY": () =>
    build({ CI: "true", SAMPLE_RELEASES: "true", GITHUB_REPOSITORY: "octo/website" }),
  "RELEASES_API_URL: missing": () => {
    jest.spyOn(globalThis, "fetch").mockResolvedValue(new Response(JSON.stringify(githubReleases(3))));
    return buildFromApi({ RELEASES_API_URL: "" });
  },
  "RELEASES_API_URL: malformed": () => buildFromApi({ RELEASES_API_URL: "api.github.com" }),
  "RELEASES_API_URL: the URL of no API": async () => {
    const { url, close } = await startReleasesApi();
    await close();
    return buildFromApi({ RELEASES_API_URL: url });
  },
  "GITHUB_TOKEN: missing": () => buildFromApi(),
  "GITHUB_TOKEN: missing, and the rate limit without it is used up": () => {
    api.fault = "403 rate limit";
    return buildFromApi();
  },
  "GITHUB_TOKEN: malformed": () => buildFromApi({ GITHUB_TOKEN: "two words" }),
  "GITHUB_TOKEN: expired or revoked, and the repository is public": () => buildWithRejectedToken(),
  // To a call without a token, GitHub answers that there is no such repository.
  "GITHUB_TOKEN: expired or revoked, and the repository is private": () =>
    buildWithRejectedToken({ RELEASES_REPOSITORY: "octo/private" }),
  "SITE_URL: missing on Netlify": () => buildFromApi(netlify),
  "SITE_URL: missing on Cloudflare Pages": () => buildFromApi(cloudflare),
  "SITE_URL: missing elsewhere": () => buildFromApi(),
  "SITE_URL: malformed": () => buildFromApi({ SITE_URL: "player.example" }),
  "SITE_URL: a URL with a folder": () => buildFromApi({ SITE_URL: "https://octo.github.io/player" }),
  "PATH_PREFIX: missing": () => buildFromApi(),
  "PATH_PREFIX: malformed": () => buildFromApi({ PATH_PREFIX: "player" }),
};

/** For each text in the README's column "the build": expects that the build did this. */
const EXPECTATIONS: Record<string, (outcome: Outcome) => void | Promise<void>> = {
  stops: ({ read }) => expect(read).toBeUndefined(),
  "shows the sample releases": ({ read }) => expect(read?.list.isSample).toBe(true),
  "shows the sample releases, which check:built refuses to publish": ({ read }) => expect(read?.list.isSample).toBe(true),
  "shows the releases of the repository": ({ read }) => {
    expect(read?.list).toMatchObject({ isSample: false, releases: [{}, {}, {}] });
  },
  "asks https://api.github.com": ({ read }) => {
    expect(read?.list.liveUrl).toBe("https://api.github.com/repos/octo/player/releases");
  },
  "uses the main URL of the site; for a pull request or a branch, its own URL": async ({ read }) => {
    expect(read?.settings.siteUrl).toBe("https://player.example");
    expect(await siteUrlOf({ ...netlify, CONTEXT: "deploy-preview" })).toBe("https://main--player.netlify.app");
  },
  "uses https://PROJECT.pages.dev for the branch main, else the URL of the deployment": async ({ read }) => {
    expect(read?.settings.siteUrl).toBe("https://player.pages.dev");
    expect(await siteUrlOf({ ...cloudflare, CF_PAGES_BRANCH: "next" })).toBe("https://0a1b2c3d.player.pages.dev");
  },
  "uses http://localhost:9000, which check:built refuses to publish": ({ read }) => {
    expect(read?.settings.siteUrl).toBe("http://localhost:9000");
  },
  "puts the site at the root of its host": ({ read }) => expect(read?.settings.pathPrefix).toBe(""),
};

/** The rows of the table in the README: what is set, what the build does, and what it says. */
const rows = [...readFromRepository("README.md").matchAll(/^\| `([A-Z_]+)` \| (.+) \| (.+) \| (?:`(.+)` )?\|$/gm)].map(
  ([, setting, state = "", does = "", says]) => ({
    state: `${setting}: ${state.replaceAll("`", "")}`,
    does: does.replaceAll("`", ""),
    says,
  }),
);

test("every row of the README's table has a build here, and every build a row", () => {
  expect(rows.map(({ state }) => state)).toEqual(Object.keys(BUILDS));
  expect([...new Set(rows.map(({ does }) => does))].sort()).toEqual(Object.keys(EXPECTATIONS).sort());
});

test.each(rows)("$state: the build $does", async ({ state, does, says }) => {
  const outcome = await BUILDS[state]?.();
  if (!outcome) throw new Error(`No build for the row "${state}"`);
  await EXPECTATIONS[does]?.(outcome);
  if (says) expect(outcome.messages.at(-1)).toContain(says);
  else expect(outcome.messages).toEqual([]);
  expect(outcome.messages.join()).not.toContain(TOKEN);
});

test("every setting has a row for a missing and for a wrong value, and a line in the table of the settings", () => {
  const settings = [...new Set(rows.map(({ state }) => state.split(":")[0]))];
  const described = [...readFromRepository("README.md").matchAll(/^\| `([A-Z_]+)` \| [^|]+ \| [^|]+ \|$/gm)].map(
    ([, name]) => name,
  );
  expect(settings).toEqual(described);
  for (const setting of settings) {
    for (const state of ["missing", "malformed"]) {
      expect(rows.map((row) => row.state)).toContainEqual(expect.stringMatching(`^${setting}: ${state}`));
    }
  }
});

test("a build that cannot read the releases, but has the list of an earlier one, shows that and says the same", async () => {
  await buildFromApi();
  for (const fault of ["404", "403 rate limit", "401"] as const) {
    Object.assign(api, { fault, faultyCalls: Number.POSITIVE_INFINITY });
    const { read, messages } = await buildFromApi();
    expect(read?.list.releases).toHaveLength(3);
    expect(messages.at(-1)).toMatch(/is used instead\. .*(RELEASES_REPOSITORY|GITHUB_TOKEN)/);
  }
});
