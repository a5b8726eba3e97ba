import { communityUrl, routes } from "../site/links";

/** A place of the navigation: a path within the site, or the address of another one. */
export type NavigationItem = { label: string; to: string } | { label: string; href: string };

/** The links of the top bar (product spec, section 2, "Shared layout"). The last one is drawn as a button. */
export function topBarItems(repositoryUrl: string): NavigationItem[] {
  return [
    { label: "Home", to: routes.home },
    { label: "Download", to: routes.download },
    { label: "GitHub", href: repositoryUrl },
    { label: "Join Community", href: communityUrl },
  ];
}

/** A titled group of the footer. */
export interface NavigationGroup {
  title: string;
  items: NavigationItem[];
}

/** The groups of the footer (product spec, section 2, "Shared layout"). */
export function footerGroups(repositoryUrl: string): NavigationGroup[] {
  return [
    {
      title: "Quick Links",
      items: [
        { label: "Home", to: routes.home },
        { label: "Download", to: routes.download },
      ],
    },
    {
      title: "Community",
      items: [
        { label: "GitHub", href: repositoryUrl },
        { label: "Community chat", href: communityUrl },
      ],
    },
    {
      title: "Legal",
      items: [
        { label: "Privacy Policy", to: routes.privacy },
        { label: "Terms of Service", to: routes.terms },
      ],
    },
  ];
}
