/**
 * Takes the place of Gatsby's function of this name, which renders the `Head` that a page exports (see configureWebpack.ts). No page
 * of the site does: Seo writes every head.
 */
export function headHandlerForBrowser(): void {}
