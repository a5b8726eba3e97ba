import { createContext, useContext } from "react";

export type PageLocation = Pick<Location, "pathname" | "search" | "hash">;

/** The layout provides it. */
export const PageLocationContext = createContext<PageLocation>({
  pathname: "/",
  search: "",
  hash: "",
});

/**
 * The location of the page that is shown. Each navigation gives another object. While the next page
 * loads, Gatsby's `useLocation` already has that one's location, to which the tools would react.
 */
export const usePageLocation = () => useContext(PageLocationContext);
