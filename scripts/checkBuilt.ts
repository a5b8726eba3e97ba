import { parseArgs } from "node:util";
import { errorText } from "../src/releases/errorText";
import { readSettings } from "../src/site/settings";
import { readToken } from "../src/sourcing/sourceReleases";
import { checkFolder } from "./checkBuilt/checkFolder";

/*
 * Checks the folder `public` before it is published: `npm run check:built -- --before FOLDER`. The folder is a copy of `public` as
 * it was published before; without one, leave the option out. It reads the settings of the build (README, "Settings"), prints one
 * line for each problem and exits with 1 if there is any.
 */
async function checkBuilt(): Promise<void> {
  const { before } = parseArgs({ options: { before: { type: "string" } } }).values;
  const settings = readSettings(process.env);
  const { problems, warnings, pages, files } = await checkFolder({
    siteDirectory: process.cwd(),
    settings,
    isSiteUrlSet: Boolean(process.env.SITE_URL),
    isDemonstration: process.env.SAMPLE_RELEASES === "true",
    before,
    token: readToken(process.env.GITHUB_TOKEN, settings.apiUrl),
  });
  for (const warning of warnings) console.warn(`Warning: ${warning}`);
  for (const problem of problems) console.error(problem);
  if (problems.length > 0) process.exitCode = 1;
  else console.log(`The folder public can be published: ${pages} pages, ${files} files.`);
}

checkBuilt().catch((error: unknown) => {
  console.error(errorText(error));
  process.exitCode = 1;
});
