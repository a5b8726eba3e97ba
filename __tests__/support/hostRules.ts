import { hosts, type PublishedSite } from "../../harness/hosts";
import { routes } from "../../src/site/links";

const PAGES = [routes.home, routes.download, routes.privacy, routes.terms];
const FILES = ["/releases.json", "/releases.atom", "/download.svg"];

/**
 * What is wrong with the answers of the hosts to the URLs of the site (docs/rules.md, 1.10), one line each: every page and file is
 * there at its URL, without a redirect and with any query; a page with a slash at the end is found too; an unknown path gets the
 * 404 page.
 */
export function wrongAnswers(site: PublishedSite): string[] {
  const wrong: string[] = [];
  for (const { name, answer } of hosts) {
    const expect = (path: string, expected: (file: string | null) => boolean, status = 200) => {
      const given = answer(site, site.pathPrefix + path);
      const isRight = "file" in given && given.status === status && expected(given.file);
      if (!isRight) wrong.push(`${name}: ${site.pathPrefix}${path} gives ${JSON.stringify(given)}`);
    };
    for (const page of PAGES) {
      const folder = page.slice(1);
      const isPage = (file: string | null) =>
        file === (folder ? `${folder}/index.html` : "index.html") || file === `${folder}.html`;
      for (const query of ["", "?from=1.4.0"]) expect(page + query, isPage);
      if (page === routes.home) continue;
      const withSlash = answer(site, `${site.pathPrefix}${page}/?from=1.4.0`);
      const isFound = "location" in withSlash ? withSlash.location.endsWith(`${page}?from=1.4.0`) : isPage(withSlash.file);
      if (!isFound) wrong.push(`${name}: ${site.pathPrefix}${page}/ gives ${JSON.stringify(withSlash)}`);
    }
    for (const file of FILES) for (const query of ["", "?a=1"]) expect(file + query, (found) => found === file.slice(1));
    const plainList = answer(site, `${site.pathPrefix}/releases.html`);
    const isPlainList =
      "location" in plainList ? plainList.location === `${site.pathPrefix}/releases` : plainList.file === "releases.html";
    if (!isPlainList) wrong.push(`${name}: ${site.pathPrefix}/releases.html gives ${JSON.stringify(plainList)}`);
    for (const unknown of ["/none", "/download/none", "/none/?a=1", "/none.html"])
      expect(unknown, (file) => file === "404.html", 404);
  }
  return wrong;
}

/** The URLs that a page names as its own, for search engines. There should be exactly one. */
export function canonicalsOf(html: string): string[] {
  return [...html.matchAll(/<link(?=[^>]*\srel="canonical")[^>]*\shref="([^"]*)"/g)].map(([, url = ""]) => url);
}
