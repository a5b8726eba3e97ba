/** The words of Arietta. If the site is yours, quote yours here, or delete this file. */
import { render, screen, within } from "@testing-library/react";
import HomePage from "../../src/pages/index";
import PrivacyPage from "../../src/pages/privacy";
import TermsPage from "../../src/pages/terms";
import { defaultRepositoryUrl, productName, screens } from "../../src/site/product";
import { linksIn, textsOf } from "../support/links";

const region = (name: string) => screen.getByRole("region", { name });

test("the product is Arietta", () => {
  expect(productName).toBe("Arietta");
  expect(defaultRepositoryUrl).toBe("https://github.com/arietta-player/arietta");
});

describe("the home page", () => {
  beforeEach(() => render(<HomePage />));

  test("has these titles", () => {
    expect(textsOf(screen.getAllByRole("heading", { level: 1 }))).toEqual([
      "The Best Music Experience",
    ]);
    expect(textsOf(screen.getAllByRole("heading", { level: 2 })).join(", ")).toBe(
      "Why Choose Arietta, Beautiful Interface, Join the community, Lights off. Volume up.",
    );
  });

  test("has these cards in their grid, and these screens", () => {
    const cards = within(region("Why Choose Arietta"));
    expect(cards.getAllByRole("article")[0]?.closest(".bento")).not.toBeNull();
    expect(textsOf(cards.getAllByRole("heading", { level: 3 })).join(", ")).toBe(
      "Intuitive UI, Massive Library, Free Forever, Customizable, Thoughtful UX, Custom Playlists",
    );
    expect(screens.map(({ title }) => title).join(", ")).toBe(
      "Home, Library, Player, Playlist, Search",
    );
  });

  test("links to the Telegram group, and makes two claims about it", () => {
    expect(linksIn(region("Join the community"))).toEqual([
      "Join Community > https://t.me/arietta_player",
    ]);
    const community = within(region("Join the community"));
    expect(textsOf(community.getAllByRole("definition"))).toEqual(["5,000+", "250+"]);
    expect(textsOf(community.getAllByRole("term"))).toEqual(["users", "online"]);
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

test.each([
  [
    PrivacyPage,
    "Information Collection, Data Storage, Third-Party Services, Updates & Changes, Contact Us",
  ],
  [
    TermsPage,
    "Acceptance of Terms, Use License, Restrictions, Disclaimer, Changes to Terms, Contact",
  ],
])("the legal pages have their sections: %#", (Page, sections) => {
  render(<Page />);
  expect(textsOf(screen.getAllByRole("heading", { level: 2 })).join(", ")).toBe(sections);
});

test.each([
  [PrivacyPage, ["there is no account, and we collect nothing.", "no personal data"]],
  [PrivacyPage, ["The app works offline. ", "no registration", "playlists stay on your device"]],
  [PrivacyPage, ["Important changes are also announced in the Telegram group and in the release"]],
  [TermsPage, ["for personal, non-commercial purposes. Donations are welcome and buy nothing"]],
  [TermsPage, ["for a commercial purpose;"]],
])("the legal pages keep their promises: %#", (Page, promises) => {
  render(<Page />);
  for (const promise of promises) expect(document.body).toHaveTextContent(promise);
});
