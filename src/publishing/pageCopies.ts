/**
 * The second file of each page: `download.html` beside `download/index.html`. With both, every host answers /download at once. With
 * the folder alone, GitHub Pages, Cloudflare Pages and Netlify redirect it to /download/; with the file alone, `gatsby serve` does
 * not find it (docs/rules.md, 1.10).
 *
 * @param pages HTML files of pages, as paths within `public`
 * @returns the page by the path of its copy. The home page has none, and no copy takes the place of another page: `404.html` is one
 */
export function pageCopies(pages: readonly string[]): Map<string, string> {
  const folderPages = pages.filter((page) => page.endsWith("/index.html"));
  const copies = folderPages.map((page): [string, string] => [page.replace(/\/index\.html$/, ".html"), page]);
  return new Map(copies.filter(([copy]) => !pages.includes(copy)));
}

/**
 * Every URL path at which a host serves an HTML file or redirects from it: `download/index.html` gives /download and /download/,
 * `download.html` gives /download and /download.html.
 */
export function urlPathsOf(htmlFile: string): string[] {
  if (htmlFile === "index.html") return ["/"];
  const [, name, end] = /^(.*?)(\/index\.html|\.html)$/.exec(htmlFile) ?? [];
  if (name === undefined) throw new Error(`${htmlFile} is not an HTML file.`);
  return [`/${name}`, end === ".html" ? `/${htmlFile}` : `/${name}/`];
}
