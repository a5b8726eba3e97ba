/**
 * Replaces Gatsby's function of this name, which renders the `Head` that a page may export (see webpackConfig.ts). No page here
 * exports one: Seo writes every head.
 */
export function headHandlerForBrowser(): void {}
