import { errorText } from "../src/releases/errorText";
import { readSettings } from "../src/site/settings";
import { readToken } from "../src/sourcing/sourceReleases";
import { checkSite } from "./checkLive/checkSite";

/*
 * Compares a published site with the releases API: `npm run check:live -- https://example.com/folder`. It reads the settings of the
 * build (README, "Settings"), prints each difference in a line of its own and exits with 1 where there is any.
 */
async function checkLive(address: string | undefined): Promise<void> {
  if (!address || !URL.canParse(address)) {
    throw new Error("Give the site's complete address: npm run check:live -- https://example.com/folder");
  }
  const { repository, apiUrl } = readSettings(process.env);
  if (!repository) throw new Error("Set RELEASES_REPOSITORY to owner/name: without one there is nothing to compare the site with.");
  const site = address.replace(/\/+$/, "");
  const { problems, downloads } = await checkSite({ site, repository, apiUrl, token: readToken(process.env.GITHUB_TOKEN) });
  for (const problem of problems) console.error(problem);
  if (problems.length > 0) process.exitCode = 1;
  else console.log(`${site} shows the releases of ${repository.owner}/${repository.name}; ${downloads} download addresses answer.`);
}

checkLive(process.argv[2]).catch((error: unknown) => {
  console.error(errorText(error));
  process.exitCode = 1;
});
