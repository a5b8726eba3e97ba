import type { GatsbyNode } from "gatsby";

/**
 * Characters that break a build if they are in the path of the site's folder: webpack takes what is before `!` for a loader, and `'`
 * ends a text in the list of plugins that Gatsby writes. Others, such as brackets and `#`, break it before any code of the site runs.
 */
const BREAKING = /[!']/;

/** What is wrong with the path of the site's folder, and what to do; null if nothing is. */
export function folderProblem(directory: string): string | null {
  const [character] = BREAKING.exec(directory) ?? [];
  if (!character) return null;
  return `Gatsby cannot build in ${directory}: move this folder, because the character ${character} in its path breaks a build.`;
}

/** Stops at once. The build would fail a minute later, with a message about other files. */
export const onPreInit: GatsbyNode["onPreInit"] = ({ reporter, store }) => {
  const problem = folderProblem(store.getState().program.directory);
  if (problem) reporter.panic(problem);
};
