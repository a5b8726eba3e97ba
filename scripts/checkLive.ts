import { errorText } from "../src/releases/errorText";
import { readSettings } from "../src/site/settings";
import { readToken } from "../src/sourcing/sourceReleases";
import { checkSite, exitCodeOf } from "./checkLive/checkSite";

/*
 * Compares a published site with the releases API: `npm run check:live -- https://example.com/folder`. It reads the settings of the
 * build (README, "Settings") and prints one line for each difference, for each file that is missing or broken, and for each dead
 * download. A download that could not be checked is a warning. It exits with 2 if the site differs or is broken, with 1 if it could
 * not be compared, and with 3 if only downloads are dead. Of these, a deployment can mend the first alone.
 */
async function checkLive(url: string | undefined): Promise<void> {
  if (!url || !URL.canParse(url)) {
    throw new Error("Give the complete URL of the site: npm run check:live -- https://example.com/folder");
  }
  const { repository, apiUrl } = readSettings(process.env);
  if (!repository) throw new Error("Set RELEASES_REPOSITORY to owner/name: without it there is nothing to compare the site with.");
  const site = url.replace(/\/+$/, "");
  const token = readToken(process.env.GITHUB_TOKEN, apiUrl);
  const result = await checkSite({ site, repository, apiUrl, token });
  for (const warning of result.warnings) console.warn(`Warning: ${warning}`);
  for (const problem of [...result.problems, ...result.failures, ...result.deadDownloads]) console.error(problem);
  process.exitCode = exitCodeOf(result);
  if (process.exitCode === 2) console.error("Deploy the site again. If that does not help, look at the settings of its host.");
  if (process.exitCode === 0) {
    console.log(
      `${site} shows the releases of ${repository.owner}/${repository.name}; no dead link among ${result.downloads} downloads.`,
    );
  }
}

checkLive(process.argv[2]).catch((error: unknown) => {
  console.error(errorText(error));
  process.exitCode = 1;
});
