/** The words of Arietta. If the site is yours, quote yours here, or delete this file. */
import { render, screen } from "@testing-library/react";
import { wrapPageElement } from "../../src/layout/SiteLayout";
import HomePage from "../../src/pages/index";
import PrivacyPage from "../../src/pages/privacy";
import TermsPage from "../../src/pages/terms";
import * as product from "../../src/site/product";
import { linksIn, textsOf } from "../support/links";
import { pageLocation } from "../support/pageLocation";

const headings = (level: number) => textsOf(screen.getAllByRole("heading", { level })).join(", ");
const GITHUB = "GitHub > https://github.com/octo/player";
const liberapay = (words: string) => `${words} > https://liberapay.com/arietta-player`;
const telegram = (words: string) => `${words} > https://t.me/arietta_player`;

test("the home page has these titles, cards, screens and claims", () => {
  const { container } = render(<HomePage />);
  expect(headings(1)).toBe("The Best Music Experience");
  expect(headings(2)).toBe(
    "Why Choose Arietta, Beautiful Interface, Join the community, Lights off. Volume up.",
  );
  expect(headings(3)).toBe(
    "Intuitive UI, Massive Library, Free Forever, Customizable, Thoughtful UX, Custom Playlists",
  );
  expect(container.querySelector("article")?.closest(".bento")).not.toBeNull();
  expect(textsOf([...container.querySelectorAll("label")]).join(", ")).toBe(
    "Home, Library, Player, Playlist, Search",
  );
  expect(container).toHaveTextContent("users5,000+online250+");
  expect(container).toHaveTextContent("the people and posts are made up");
});

test("the home page states what the app does", () => {
  const { container } = render(<HomePage />);
  for (const words of [
    "large online catalogue",
    "video saved as audio",
    "no price, no ads, no account.",
    "Donations keep the lights on, if you feel like it",
    "dark from edge to edge",
    "share the whole thing",
    /DownloadStreamBoth.*three ways to listen\. Download .* Stream .* Both /,
    /Playlists \d+Albums \d+Songs \d+.*Songs, Albums, Playlists\./,
  ])
    expect(container).toHaveTextContent(words);
});

test.each([
  [
    "the privacy policy",
    PrivacyPage,
    "Information Collection, Data Storage, Third-Party Services, Updates & Changes, Contact Us",
    [
      ...["Last updated: ", "there is no account, and we collect nothing.", "no personal data"],
      ...["The app works offline. ", "playlists stay on your device"],
      "Important changes are also announced in the Telegram group and in the release",
    ],
    [],
  ],
  [
    "the terms",
    TermsPage,
    "Acceptance of Terms, Use License, Restrictions, Disclaimer, Changes to Terms, Contact",
    [
      "free of charge, for personal, non-commercial purposes. Donations are welcome and buy",
      "for a commercial purpose;",
    ],
    [liberapay("Donations are welcome and buy nothing extra.")],
  ],
])("%s: sections, promises and links", (_, Page, sections, promises, links) => {
  const { container } = render(<Page />);
  expect(headings(2)).toBe(sections);
  for (const promise of promises) expect(container).toHaveTextContent(promise);
  const away = linksIn(container).filter((link) => !link.includes("> #"));
  expect(away).toEqual([...links, telegram("Telegram group"), GITHUB]);
});

test.each([
  ["the privacy policy", PrivacyPage],
  ["the terms", TermsPage],
])("%s: without a community, questions go to GitHub alone", (_, Page) => {
  jest.replaceProperty(product, "community", null);
  const { container } = render(<Page />);
  expect(container).toHaveTextContent(/ are welcome as an issue on GitHub\./);
  expect(container).toHaveTextContent("Important changes are also announced in the release notes.");
});

test("the bar and the footer link to the Telegram group, donations and legal pages", () => {
  const props = { path: "/", location: pageLocation("/") };
  const { container } = render(wrapPageElement({ element: null, props }));
  expect(linksIn(container).filter((link) => /t\.me|liberapay|privacy|terms/.test(link))).toEqual([
    ...["Join Community", "Join Community", "Telegram group"].map(telegram),
    liberapay("Donate"),
    ...["Privacy Policy > /privacy", "Terms of Service > /terms"],
  ]);
});
