import { communityUrl, routes } from "./links";

/** A link of the top bar or the footer. `to` is a path within the site, `href` the URL of another site. */
export type NavigationItem = { label: string; to: string } | { label: string; href: string; isButton?: boolean };

const home = { label: "Home", to: routes.home };
const download = { label: "Download", to: routes.download };
const privacy = { label: "Privacy Policy", to: routes.privacy };
const terms = { label: "Terms of Service", to: routes.terms };
const gitHub = (repositoryUrl: string) => ({ label: "GitHub", href: repositoryUrl });

/** The links of the top bar (docs/rules.md, 10.1). */
export function topBarItems(repositoryUrl: string): NavigationItem[] {
  return [home, download, gitHub(repositoryUrl), { label: "Join Community", href: communityUrl, isButton: true }];
}

/** The groups of links in the footer (docs/rules.md, 10.4). */
export function footerGroups(repositoryUrl: string): { title: string; items: NavigationItem[] }[] {
  return [
    { title: "Quick Links", items: [home, download] },
    { title: "Community", items: [gitHub(repositoryUrl), { label: "Telegram group", href: communityUrl }] },
    { title: "Legal", items: [privacy, terms] },
  ];
}

/** What the footer says about the product. */
export const footerText = "A free music player for your phone. No ads, no account, paid for by the people who like it.";
