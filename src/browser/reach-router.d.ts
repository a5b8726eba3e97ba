/** The part of Gatsby's router that the site calls. The package has no types. */
declare module "@gatsbyjs/reach-router" {
  /** Goes to a URL of this origin, either absolute or a path. With `replace`, the browser's history gets no new entry. */
  export function navigate(to: string, options: { replace: boolean }): Promise<void>;

  /** The history that the router follows. `listen` calls back after each navigation, and returns a function that stops this. */
  export const globalHistory: { listen: (listener: () => void) => () => void };
}
