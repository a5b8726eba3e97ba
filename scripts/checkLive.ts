import { errorText } from "../src/releases/errorText";
import { readSettings } from "../src/site/settings";
import { readToken } from "../src/sourcing/sourceReleases";
import { checkSite } from "./checkLive/checkSite";

/*
 * Compares a published site with the releases API: `npm run check:live -- https://example.com/folder`. It reads the settings of the
 * build (README, "Settings"), prints one line for each difference and exits with 1 if there is any.
 */
async function checkLive(url: string | undefined): Promise<void> {
  if (!url || !URL.canParse(url)) {
    throw new Error("Give the complete URL of the site: npm run check:live -- https://example.com/folder");
  }
  const { repository, apiUrl } = readSettings(process.env);
  if (!repository) throw new Error("Set RELEASES_REPOSITORY to owner/name: without it there is nothing to compare the site with.");
  const site = url.replace(/\/+$/, "");
  const { problems, downloads } = await checkSite({ site, repository, apiUrl, token: readToken(process.env.GITHUB_TOKEN) });
  for (const problem of problems) console.error(problem);
  if (problems.length > 0) process.exitCode = 1;
  else console.log(`${site} shows the releases of ${repository.owner}/${repository.name}; all ${downloads} download URLs answer.`);
}

checkLive(process.argv[2]).catch((error: unknown) => {
  console.error(errorText(error));
  process.exitCode = 1;
});
