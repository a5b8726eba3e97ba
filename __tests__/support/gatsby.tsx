import type { AnchorHTMLAttributes } from "react";

// Jest loads this instead of the package `gatsby`: tests of components have no build.

type LinkProps = AnchorHTMLAttributes<HTMLAnchorElement> & { to: string; getProps?: unknown };

/** Does not navigate, because jsdom cannot. */
export function Link({ to, getProps: _, ...attributes }: LinkProps) {
  return (
    <a
      {...attributes}
      href={to}
      onClick={(event) => {
        event.preventDefault();
        attributes.onClick?.(event);
      }}
    />
  );
}

export const graphql = () => "";
export const withPrefix = (path: string) => path;

/** The `siteMetadata` of gatsby-config. */
export const useStaticQuery = () => ({
  site: {
    siteMetadata: {
      siteUrl: "https://example.com",
      builtOn: "2026-11-21",
      repositoryUrl: "https://github.com/octo/player",
      pageColour: "#123456",
    },
  },
});
