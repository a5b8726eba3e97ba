/** Replaces Gatsby's function, which renders the `Head` export of a page: no page has one. */
export function headHandlerForBrowser(): void {}
