import type { AnchorHTMLAttributes } from "react";

// Stands for Gatsby where a component is tested by itself.

/** A plain link. */
export function Link({ to, ...attributes }: AnchorHTMLAttributes<HTMLAnchorElement> & { to: string }) {
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

/** A query runs in the build alone. */
export const graphql = () => "";

/** No prefix. */
export const withPrefix = (path: string) => path;

/** What gatsby-config says of the site. */
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
