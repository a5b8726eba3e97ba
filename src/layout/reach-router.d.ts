/** What the site calls of the router that Gatsby is built on, which comes without types. */
declare module "@gatsbyjs/reach-router" {
  /** Goes to a URL of this origin, whole or a path; with `replace`, in the place of the current entry of the history. */
  export function navigate(to: string, options: { replace: boolean }): Promise<void>;
}
