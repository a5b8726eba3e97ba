/**
 * How hosts answer a request for a static site: a model of each, by its documentation. The tests serve the published folder with
 * them.
 *
 * Where the documentation says nothing, the models follow https://github.com/slorber/trailing-slash-guide, which lists what each
 * host answers for `file.html`, for `folder/index.html`, and if both exist.
 */

/** A published site. */
export interface PublishedSite {
  /** Paths of all files, relative to the folder `public`. */
  files: ReadonlySet<string>;
  /** The folder in which the site is published, "" or "/folder". */
  pathPrefix: string;
}

/** What a host answers: a file with its status, or a redirect. */
export type HostAnswer = { status: 200 | 404; file: string | null } | { status: 301 | 308; location: string };

/** A host. `answer` takes the URL path of a request, with the path prefix and, if there is one, with the query. */
export interface Host {
  name: string;
  answer: (site: PublishedSite, url: string) => HostAnswer;
}

/** The rules of a host, for a path within the site and without a query. Null is "not found". */
type Rules = (path: string, files: ReadonlySet<string>) => { file: string } | { redirectTo: string; status: 301 | 308 } | null;

/**
 * Makes a host of its rules. What they do not find gets `404.html` with the status 404. A redirect keeps the query.
 *
 * @param redirectPrefix what the host writes before the path of a redirect
 */
function host(name: string, rules: Rules, redirectPrefix = (site: PublishedSite) => site.pathPrefix): Host {
  return {
    name,
    answer: (site, url) => {
      const { pathname, search } = new URL(url, "https://host.example");
      const { files, pathPrefix } = site;
      // Outside the site's own folder there is nothing, not even its 404 page.
      if (pathname !== pathPrefix && !pathname.startsWith(`${pathPrefix}/`)) return { status: 404, file: null };
      const path = pathname.slice(pathPrefix.length);
      if (path === "") return { status: 301, location: `${pathname}/${search}` };
      const found = rules(path, files);
      if (found === null) return { status: 404, file: files.has("404.html") ? "404.html" : null };
      if ("file" in found) return { status: 200, file: found.file };
      return { status: found.status, location: redirectPrefix(site) + found.redirectTo + search };
    },
  };
}

/** The file of this path itself, the HTML file of this name, and the index of the folder of this name; null if there is none. */
function filesAt(path: string, files: ReadonlySet<string>) {
  const name = path.replace(/^\/|\/$/g, "");
  const existing = (file: string) => (files.has(file) ? { file } : null);
  return {
    isFolder: path.endsWith("/"),
    name: `/${name}`,
    exact: path.endsWith("/") ? null : existing(name),
    html: name === "" ? null : existing(`${name}.html`),
    index: existing(name === "" ? "index.html" : `${name}/index.html`),
  };
}

/**
 * GitHub Pages. `404.html` is documented at
 * https://docs.github.com/en/pages/getting-started-with-github-pages/creating-a-custom-404-page-for-your-github-pages-site. The
 * path prefix of a project site is the name of its repository.
 */
export const gitHubPages = host("GitHub Pages", (path, files) => {
  const { exact, html, index, isFolder, name } = filesAt(path, files);
  if (isFolder) return index;
  return exact ?? html ?? (index && { redirectTo: `${name}/`, status: 301 });
});

/** Cloudflare Pages: https://developers.cloudflare.com/pages/configuration/serving-pages/. It takes `.html` away from every URL. */
export const cloudflarePages = host("Cloudflare Pages", (path, files) => {
  const { exact, html, index, isFolder, name } = filesAt(path, files);
  if (exact && /(^|\/)index\.html$/.test(exact.file)) return { redirectTo: path.replace(/index\.html$/, ""), status: 308 };
  if (exact?.file.endsWith(".html")) return { redirectTo: path.replace(/\.html$/, ""), status: 308 };
  if (isFolder) return index ?? (html && { redirectTo: name, status: 308 });
  return exact ?? html ?? (index && { redirectTo: `${name}/`, status: 308 });
});

/**
 * Netlify with `Pretty URLs`, which is the default. With a folder's index alone it adds a slash; with an HTML file it takes the
 * slash away: https://docs.netlify.com/routing/redirects/redirect-options/#trailing-slash.
 */
export const netlify = host("Netlify", (path, files) => {
  const { exact, html, index, isFolder, name } = filesAt(path, files);
  if (isFolder) return html ? { redirectTo: name, status: 301 } : index;
  return exact ?? html ?? (index && { redirectTo: `${name}/`, status: 301 });
});

/** Netlify without `Pretty URLs`. */
export const netlifyWithoutPrettyUrls = host("Netlify without pretty URLs", (path, files) => {
  const { exact, html, index } = filesAt(path, files);
  return exact ?? html ?? index;
});

/**
 * nginx with docs/nginx.conf: the first file of its `try_files`
 * (https://nginx.org/en/docs/http/ngx_http_core_module.html#try_files).
 */
export const nginx = host("nginx", (path, files) => {
  const { exact, html, index, isFolder } = filesAt(path, files);
  return isFolder ? index : (exact ?? html ?? index);
});

/**
 * `gatsby serve`: `configureTrailingSlash` in `gatsby/dist/utils/express-middlewares.js`, then
 * https://expressjs.com/en/resources/middleware/serve-static.html. It redirects a page's path with a slash to the path without the
 * slash, and forgets the path prefix when it does.
 */
export const gatsbyServe = host(
  "gatsby serve",
  (path, files) => {
    const { exact, index, isFolder, name } = filesAt(path, files);
    if (isFolder && path !== "/" && index) return { redirectTo: name, status: 301 };
    return exact ?? index;
  },
  () => "",
);

/** All of them. */
export const hosts: readonly Host[] = [gitHubPages, cloudflarePages, netlify, netlifyWithoutPrettyUrls, nginx, gatsbyServe];
