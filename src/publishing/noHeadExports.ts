/** Replaces Gatsby's function of this name, which renders the `Head` that a page may export: none does here, PageHead writes every head. */
export function headHandlerForBrowser(): void {}
