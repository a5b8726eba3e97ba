/** The words and numbers of docs/rules.md as literals, beside the pages that show them. */
import { render, screen, within } from "@testing-library/react";
import type { ComponentType } from "react";
import { ALL_RELEASES_TIMEOUT, TIMEOUT } from "../../src/features/download/list/releaseRequests";
import { wrapPageElement } from "../../src/layout/SiteLayout";
import NotFoundPage from "../../src/pages/404";
import HomePage from "../../src/pages/index";
import PrivacyPage from "../../src/pages/privacy";
import TermsPage from "../../src/pages/terms";
import { EQUALIZER_BARS, PARTICLE_COUNTS } from "../../src/site/effects";
import { RELEASES_PER_STEP } from "../../src/site/limits";
import { communityUrl } from "../../src/site/links";
import { productName } from "../../src/site/product";
import { pageLocation } from "../support/pageLocation";

/** All links, in their order: the words, and where they lead. */
const linksIn = (element: HTMLElement) =>
  [...element.querySelectorAll("a")].map(
    (link) => `${link.textContent} > ${link.getAttribute("href")}`,
  );
const textsOf = (elements: HTMLElement[]) => elements.map(({ textContent }) => textContent);
const region = (name: string) => screen.getByRole("region", { name });

describe("the home page", () => {
  beforeEach(() => render(<HomePage />));

  test.each([
    ["The Best Music Experience", ["Download > /download"]],
    ["Join the community", [`Join Community > ${communityUrl}`]],
    ["Lights off. Volume up.", ["Download Now > /download", "View Updates > /download#versions"]],
  ])("has these buttons in the section %s", (section, links) => {
    expect(linksIn(region(section))).toEqual(links);
    for (const link of within(region(section)).getAllByRole("link"))
      expect(link).toHaveClass("button");
  });

  test("has these cards and thumbnails", () => {
    const cards = within(region(`Why Choose ${productName}`));
    expect(textsOf(cards.getAllByRole("heading", { level: 3 })).join(", ")).toBe(
      "Intuitive UI, Massive Library, Free Forever, Customizable, Thoughtful UX, Custom Playlists",
    );
    const labels = [...region("Beautiful Interface").querySelectorAll("label")];
    expect(textsOf(labels)).toEqual(["Home", "Library", "Player", "Playlist", "Search"]);
  });

  test("makes two claims about the community, and says that the posts are examples", () => {
    const community = within(region("Join the community"));
    expect(textsOf(community.getAllByRole("definition"))).toEqual(["5,000+", "250+"]);
    expect(textsOf(community.getAllByRole("term"))).toEqual(["users", "online"]);
    expect(region("Join the community")).toHaveTextContent("the people and posts are made up");
  });

  test.each([
    "large online catalogue",
    "video saved as audio",
    "no price, no ads, no account.",
    "Donations keep the lights on, if you feel like it",
    "dark from edge to edge",
    "share the whole thing",
    /DownloadStreamBoth.*three ways to listen\. Download .* Stream .* Both /,
    /Playlists \d+Albums \d+Songs \d+.*Songs, Albums, Playlists\./,
  ])("states a fact about the app: %s", (words) => {
    expect(document.body).toHaveTextContent(words);
  });
});

test.each<[string, ComponentType, string, string[]]>([
  [
    "Privacy Policy",
    PrivacyPage,
    "Information Collection, Data Storage, Third-Party Services, Updates & Changes, Contact Us",
    [
      "there is no account, and we collect nothing.",
      ...["no personal data", "The app works offline. ", "no registration"],
      "music and your playlists stay on your device",
    ],
  ],
  [
    "Terms of Service",
    TermsPage,
    "Acceptance of Terms, Use License, Restrictions, Disclaimer, Changes to Terms, Contact",
    ["for personal, non-commercial purposes", "for a commercial purpose;"],
  ],
])("the page %s has its sections in their order", (title, Page, sections, facts) => {
  render(<Page />);
  expect(screen.getByRole("heading", { level: 1 })).toHaveTextContent(title);
  expect(textsOf(screen.getAllByRole("heading", { level: 2 })).join(", ")).toBe(sections);
  for (const fact of facts) expect(document.body).toHaveTextContent(fact);
  const contact = screen.getByRole("heading", { name: /^Contact/ }).parentElement;
  expect(linksIn(contact ?? document.body)).toEqual([
    `Telegram group > ${communityUrl}`,
    "GitHub > https://github.com/octo/player",
  ]);
});

test("the 404 page says what happened, and links home and to the downloads", () => {
  render(<NotFoundPage />);
  expect(screen.getByRole("heading", { level: 1 })).toHaveTextContent("Page Not Found");
  screen.getByText("The page you're looking for doesn't exist or has been moved.");
  expect(linksIn(document.body)).toEqual(["Back to Home > /", "Go to Downloads > /download"]);
});

test("the layout has its links and the year", () => {
  render(wrapPageElement({ element: null, props: { path: "/", location: pageLocation("/") } }));
  const pages = ["Home > /", "Download > /download"];
  const github = "GitHub > https://github.com/octo/player";
  const groups = {
    Main: [...pages, github, `Join Community > ${communityUrl}`],
    "Quick Links": pages,
    Community: [github, `Telegram group > ${communityUrl}`],
    Legal: ["Privacy Policy > /privacy", "Terms of Service > /terms"],
  };
  for (const [name, links] of Object.entries(groups)) {
    for (const group of screen.getAllByRole("navigation", { name }))
      expect(linksIn(group)).toEqual(links);
  }
  expect(screen.getByText(/^©/)).toHaveTextContent(new RegExp(`^© \\d{4} ${productName}$`));
});

test("the numbers are those of the rules", () => {
  expect(PARTICLE_COUNTS).toEqual({ default: 80, features: 30, community: 60 });
  expect([EQUALIZER_BARS, RELEASES_PER_STEP]).toEqual([20, 30]);
  expect([TIMEOUT, ALL_RELEASES_TIMEOUT]).toEqual([10_000, 60_000]);
});
