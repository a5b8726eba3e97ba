import { htmlFileOf } from "../../src/gatsbyInternals/publicFolder";
import { checkPageIsComplete } from "../../src/publishing/checkPage";
import { errorText } from "../../src/releases/errorText";
import { routes } from "../../src/site/links";
import { type BuiltSite, NOT_FOUND_PAGE, PLAIN_LIST, SINGLE_PAGES } from "./builtSite";

/**
 * Checks that every route has its page, that each page exists under both of its names with the same content, and that no page is
 * cut off or refers to a file that is missing. Some hosts answer /download with `download.html`, others with `download/index.html`.
 */
export function checkPages(site: BuiltSite): string[] {
  const { sizes, pages, isStatic } = site;
  const expected = [routes.home, routes.download, routes.privacy, routes.terms].map(htmlFileOf);
  const missing = [...expected, NOT_FOUND_PAGE, PLAIN_LIST].filter((file) => !sizes.has(file));
  const inFolders = pages.filter((page) => page !== "index.html");
  const besideFolders = [...sizes.keys()].filter((file) => /^(?!_gatsby\/).*(?<!(^|\/)index)\.html$/.test(file));
  return [
    ...missing.map((file) => `public/${file} is missing. Build again.`),
    ...inFolders.flatMap((page) => compareNames(site, page, page.replace(/\/index\.html$/, ".html"))),
    ...besideFolders
      .filter((file) => !SINGLE_PAGES.includes(file) && !isStatic(file) && !sizes.has(file.replace(/\.html$/, "/index.html")))
      .map((file) => `public/${file} has no ${file.replace(/\.html$/, "/index.html")} beside it. Build again.`),
    ...[...pages, NOT_FOUND_PAGE, PLAIN_LIST].filter((file) => sizes.has(file)).flatMap((page) => findFault(site, page)),
  ];
}

function compareNames({ sizes, textOf }: BuiltSite, page: string, otherName: string): string[] {
  if (!sizes.has(otherName)) return [`public/${otherName} is missing; it must be a copy of ${page}. Build again.`];
  return textOf(page) === textOf(otherName) ? [] : [`public/${otherName} differs from ${page}. Build again.`];
}

function findFault({ settings, sizes, textOf }: BuiltSite, page: string): string[] {
  try {
    checkPageIsComplete(textOf(page), { page, files: new Set(sizes.keys()), pathPrefix: settings.pathPrefix });
    return [];
  } catch (error) {
    return [`${errorText(error)} Build again.`];
  }
}
