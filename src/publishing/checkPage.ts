const URLS_IN_ATTRIBUTES = /\s(?:href|src)="(\/[^"?#]*)/g;
const STYLES = /<style[^>]*>([\s\S]*?)<\/style>/g;
const URLS_IN_STYLES = /\burl\(["']?(\/[^"')?#]*)/g;

/**
 * Checks that a built page is not cut off, and that every file of the site that it references exists.
 *
 * @param html the complete page
 * @param options.page its path within `public`, for the message
 * @param options.files every path within `public`
 * @throws Error that names the page and what is wrong with it
 */
export function checkPageIsComplete(html: string, options: { page: string; files: ReadonlySet<string>; pathPrefix: string }): void {
  const { page, files, pathPrefix } = options;
  if (!html.trimEnd().endsWith("</html>")) throw new Error(`public/${page} is cut off: it does not end with </html>.`);
  const styles = [...html.matchAll(STYLES)].map(([, text = ""]) => text).join("\n");
  for (const [, url = ""] of [...html.matchAll(URLS_IN_ATTRIBUTES), ...styles.matchAll(URLS_IN_STYLES)]) {
    if (url !== pathPrefix && !url.startsWith(`${pathPrefix}/`)) {
      throw new Error(`public/${page} references ${url}, which is not under ${pathPrefix}.`);
    }
    const file = decodeURI(url.slice(pathPrefix.length)).replace(/^\/|\/$/g, "");
    const candidates = [file, `${file}/index.html`, file === "" ? "index.html" : `${file}.html`];
    if (!candidates.some((candidate) => files.has(candidate))) {
      throw new Error(`public/${page} references ${url}, but public has no such file.`);
    }
  }
}
