import type { AnchorHTMLAttributes } from "react";

// Jest loads this instead of the package `gatsby`, because tests of components run without a build.

type LinkProps = AnchorHTMLAttributes<HTMLAnchorElement> & { to: string; getProps?: unknown };

/** A link that goes nowhere: jsdom cannot navigate. */
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

/** Gives no query: queries run in the build only. */
export const graphql = () => "";

/** Adds no prefix. */
export const withPrefix = (path: string) => path;

/** Gives the `siteMetadata` of gatsby-config. */
export const useStaticQuery = () => ({
  site: {
    siteMetadata: {
      title: "Site",
      siteUrl: "https://example.com",
      builtOn: "2026-11-21",
      repositoryUrl: "https://github.com/octo/player",
    },
  },
});
