/**
 * The words and numbers of the specification (docs/rules.md, sections 2, 3, 8, 9, 10 and 11) as literals, beside what the site shows.
 */
import { act, render, screen, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import type { ComponentType } from "react";
import { ALL_RELEASES_TIME_LIMIT, TIME_LIMIT } from "../../src/features/download/list/fetchReleases";
import { wrapPageElement } from "../../src/layout/SiteLayout";
import NotFoundPage from "../../src/pages/404";
import DownloadPage from "../../src/pages/download";
import HomePage from "../../src/pages/index";
import PrivacyPage from "../../src/pages/privacy";
import TermsPage from "../../src/pages/terms";
import { parseReleaseNotes } from "../../src/releases/githubRelease";
import * as effects from "../../src/site/effects";
import { RELEASES_PER_STEP } from "../../src/site/limits";
import { communityUrl } from "../../src/site/links";
import { productName } from "../../src/site/product";
import { fakeFetch, type PendingCall } from "../support/fakeFetch";
import { pageLocation } from "../support/pageLocation";
import { release } from "../support/release";
import { nextReadAt } from "../support/releaseList";

/** All links, in their order: the words, and where they lead. */
const linksIn = (element: HTMLElement) =>
  [...element.querySelectorAll("a")].map((link) => `${link.textContent} > ${link.getAttribute("href")}`);
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
    for (const link of within(region(section)).getAllByRole("link")) expect(link).toHaveClass("button");
  });

  test("has six cards", () => {
    const titles = ["Intuitive UI", "Massive Library", "Free Forever", "Customizable", "Thoughtful UX", "Custom Playlists"];
    expect(textsOf(within(region(`Why Choose ${productName}`)).getAllByRole("heading", { level: 3 }))).toEqual(titles);
  });

  test("has five thumbnails, of which exactly one is marked: Home, until another is chosen", async () => {
    const screens = within(region("Beautiful Interface")).getByRole("group", { name: "Screens of the app" });
    const labels = [...screens.querySelectorAll("label")];
    expect(textsOf(labels)).toEqual(["Home", "Library", "Player", "Playlist", "Search"]);
    const picturesIn = (element: HTMLElement) =>
      [...element.querySelectorAll("img")].map(({ src }) => src.match(/\w+(?=\.webp)/)?.[0]);
    expect(labels.flatMap(picturesIn)).toEqual(["home", "library", "player", "playlist", "search"]);
    // The style sheet shows what is beside the checked one.
    const shown = () => [...screens.querySelectorAll<HTMLElement>("input:checked ~ .screen")].flatMap(picturesIn);
    expect(screen.getByRole("radio", { checked: true })).toHaveAccessibleName("Home");
    expect(shown()).toEqual(["home"]);
    await userEvent.click(screen.getByText("Player"));
    expect(screen.getByRole("radio", { checked: true })).toHaveAccessibleName("Player");
    expect(shown()).toEqual(["player"]);
  });

  test("has the two claims of the community, and says that the posts are examples", () => {
    expect(textsOf(within(region("Join the community")).getAllByRole("definition"))).toEqual(["5,000+", "250+"]);
    expect(textsOf(within(region("Join the community")).getAllByRole("term"))).toEqual(["users", "online"]);
    expect(region("Join the community")).toHaveTextContent("the people and posts are made up");
  });

  test.each([
    ["has a large online catalogue", "large online catalogue"],
    ["saves videos as audio", "video saved as audio"],
    ["is free and without ads", "no price, no ads"],
    ["lives on donations, which are optional", "Donations keep the lights on, if you feel like it"],
    ["is dark", "dark from edge to edge"],
    ["has playlists that can be shared", "share the whole thing"],
    ["has three listening modes", /DownloadStreamBoth.*three ways to listen\. Download .* Stream .* Both /],
    ["sorts music into three categories", /Playlists \d+Albums \d+Songs \d+.*Songs, Albums, Playlists\./],
  ])("says that the app %s (docs/rules.md, 2.1 to 2.3)", (_, words) => {
    expect(document.body).toHaveTextContent(words);
  });
});

describe("the download page", () => {
  const built = [release({ features: [] }), release({ id: "2", version: "v0.9.0", downloadUrl: "https://example.com/0.9.apk" })];
  const open = async () => {
    const [releaseList, calls] = [{ isSample: false, readAt: nextReadAt(), liveUrl: "/api" }, fakeFetch()];
    const nodes = { latestRelease: { nodes: built.slice(0, 1) }, stableRelease: { nodes: [] }, phoneRelease: { nodes: [] } };
    const data = { releaseList, allRelease: { totalCount: 2, nodes: built }, ...nodes };
    await act(async () => render(<DownloadPage data={data} location={pageLocation()} />));
    return calls;
  };

  test("has the words for the newest release and for the others", async () => {
    await open();
    const texts = ["Loading releases...", "Latest Release", "What's New", "No changes listed for this version."];
    for (const text of texts) expect(screen.getByText(text)).toBeInTheDocument();
    expect(screen.getByRole("link", { name: /^Download Latest/ })).toHaveAttribute("href", built[0]?.downloadUrl);
    const others = within(region("Previous Versions"));
    expect(others.getByRole("link", { name: /^Download/ })).toHaveAttribute("href", built[1]?.downloadUrl);
    expect(others.getByText("Changes in this version:")).toBeInTheDocument();
  });

  test.each<[message: string, end: (call: PendingCall) => void]>([
    ["Error: Failed to fetch releases", ({ answer }) => answer({ body: null, status: 503 })],
    ["Error: The server cannot be reached", ({ fail }) => fail(new TypeError("Failed to fetch"))],
    ["Error: The release server is too slow", () => jest.advanceTimersByTime(10_000)],
    ["Error: The release list cannot be read", ({ answer }) => answer({ body: {} })],
  ])("says %s beside Retry", async (message, end) => {
    jest.useFakeTimers();
    const [call] = await open();
    await act(async () => call && end(call));
    expect(screen.getByText(message)).toBeInTheDocument();
    expect(screen.getByRole("button", { name: "Retry" })).toBeInTheDocument();
  });
  afterEach(() => jest.useRealTimers());
});

test.each<[path: string, Page: ComponentType, title: string, sections: string[], facts: (RegExp | string)[]]>([
  [
    "/privacy",
    PrivacyPage,
    "Privacy Policy",
    ["Information Collection", "Data Storage", "Third-Party Services", "Updates & Changes", "Contact Us"],
    [/no personal data/, "The app works offline. ", /no registration/, /music and your playlists stay on your device/],
  ],
  [
    "/terms",
    TermsPage,
    "Terms of Service",
    ["Acceptance of Terms", "Use License", "Restrictions", "Disclaimer", "Changes to Terms", "Contact"],
    [/for personal, non-commercial purposes/, "for a commercial purpose;"],
  ],
])("%s has its sections in their order, and says what it must", (_, Page, title, sections, facts) => {
  render(<Page />);
  expect(screen.getByRole("heading", { level: 1 })).toHaveTextContent(title);
  expect(textsOf(screen.getAllByRole("heading", { level: 2 }))).toEqual(sections);
  for (const fact of facts) expect(document.body).toHaveTextContent(fact);
  const [contact = document.body] = screen.getAllByText(/^Contact/, { selector: "h2" }).map((heading) => heading.parentElement);
  expect(linksIn(contact ?? document.body)).toEqual([
    `Telegram group > ${communityUrl}`,
    "GitHub > https://github.com/octo/player",
  ]);
});

test("the 404 page has its words and a link home", () => {
  render(<NotFoundPage />);
  expect(screen.getByRole("heading", { level: 1 })).toHaveTextContent("Page Not Found");
  expect(screen.getByText("The page you're looking for doesn't exist or has been moved.")).toBeInTheDocument();
  expect(screen.getByRole("link", { name: "Back to Home" })).toHaveAttribute("href", "/");
});

test("the layout has the links of the top bar and the footer, and says what happened in place of a page that fails", () => {
  jest.spyOn(console, "error").mockImplementation(() => undefined);
  const Broken = () => {
    throw new Error("broken");
  };
  render(wrapPageElement({ element: <Broken />, props: { path: "/" } }));
  const pages = ["Home > /", "Download > /download"];
  const github = "GitHub > https://github.com/octo/player";
  const groups = {
    Main: [...pages, github, `Join Community > ${communityUrl}`],
    "Quick Links": pages,
    Community: [github, `Telegram group > ${communityUrl}`],
    Legal: ["Privacy Policy > /privacy", "Terms of Service > /terms"],
  };
  for (const [name, links] of Object.entries(groups)) {
    for (const group of screen.getAllByRole("navigation", { name })) expect(linksIn(group)).toEqual(links);
  }
  expect(screen.getByText(/^©/)).toHaveTextContent(new RegExp(`^© \\d{4} ${productName}$`));
  expect(within(screen.getByRole("alert")).getByRole("heading", { level: 1 })).toHaveTextContent("Something Went Wrong");
  expect(screen.getByRole("button", { name: "Reload" })).toBeInTheDocument();
});

test("the numbers", () => {
  expect(effects).toMatchObject({
    PARTICLE_COUNTS: { default: 80, features: 30, community: 60 },
    PARTICLE_FRAME_CAP: 120,
    EQUALIZER_BARS: 20,
    FLOATING_NOTES: { narrow: 12, wide: 25, downloadPage: 20 },
    PAGE_TRANSITION_SECONDS: 0.3,
    REVEAL_SECONDS: { shortest: 0.6, longest: 0.8 },
    VIEWPORT_MARGIN: 100,
  });
  expect(RELEASES_PER_STEP).toBe(30);
  // Seconds until the call to the API, and the file of all releases, are given up.
  expect([TIME_LIMIT, ALL_RELEASES_TIME_LIMIT]).toEqual([10_000, 60_000]);
  // 15 characters; the lines start right after them.
  expect(parseReleaseNotes("What's Changed:\n#### A change")).toEqual(["A change"]);
  expect(parseReleaseNotes("What's Changed\n#### A change")).toEqual([]);
});
