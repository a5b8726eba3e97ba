const LOCAL_URLS = /\s(?:href|src)="(\/[^"?#]*)/g;

/**
 * Checks that a built page ends as a page does, and that every file of the site that it names is there.
 *
 * @param html the whole page
 * @param options.page its path below `public`, for the message
 * @param options.files every path below `public`
 * @throws Error that names the page and what is wrong with it
 */
export function checkPageIsWhole(html: string, options: { page: string; files: ReadonlySet<string>; pathPrefix: string }): void {
  const { page, files, pathPrefix } = options;
  if (!html.trimEnd().endsWith("</html>")) throw new Error(`public/${page} does not end as a page does.`);
  for (const [, url = ""] of html.matchAll(LOCAL_URLS)) {
    if (url !== pathPrefix && !url.startsWith(`${pathPrefix}/`)) {
      throw new Error(`public/${page} names ${url}, which is not under ${pathPrefix}.`);
    }
    const file = decodeURI(url.slice(pathPrefix.length)).replace(/^\/|\/$/g, "");
    const candidates = [file, `${file}/index.html`, file === "" ? "index.html" : `${file}.html`];
    if (!candidates.some((candidate) => files.has(candidate))) {
      throw new Error(`public/${page} names ${url}, and there is no such file in public.`);
    }
  }
}
