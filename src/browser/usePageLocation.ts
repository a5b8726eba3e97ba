import { createContext, useContext } from "react";

export type PageLocation = Pick<Location, "pathname" | "search" | "hash">;

/** The layout provides it. */
export const PageLocationContext = createContext<PageLocation>({
  pathname: "/",
  search: "",
  hash: "",
});

/**
 * The location of the page that is shown; each navigation gives another object. Gatsby's
 * `useLocation` changes before the next page is there, and the tools of the old page would react.
 */
export const usePageLocation = () => useContext(PageLocationContext);
