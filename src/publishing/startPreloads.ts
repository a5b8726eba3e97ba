import { filesToStart } from "../gatsbyInternals/publicFolder";

/**
 * Adds preload links to a page, so that the browser fetches everything the page needs to start at once. Without them, Gatsby finds
 * out step by step (scripts, then page data, then the page's own scripts and its static queries), and each step costs a round trip.
 *
 * @param page what {@link filesToStart} takes
 * @throws Error if Gatsby's files do not have the expected format
 */
export function withStartPreloads(html: string, page: Parameters<typeof filesToStart>[0], pathPrefix: string): string {
  const { scripts, data } = filesToStart(page);
  // Low priority: the page can be read before any script runs, so on a slow network the first image loads before them.
  const links = [
    ...scripts.map((file) => `<link rel="preload" as="script" href="${pathPrefix}/${file}" fetchpriority="low">`),
    ...data.map((file) => `<link rel="preload" as="fetch" href="${pathPrefix}/${file}" crossorigin="anonymous">`),
  ];
  return html.replace("</head>", `${links.join("")}</head>`);
}
