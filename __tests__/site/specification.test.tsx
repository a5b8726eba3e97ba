/** The pages of an app in two stores, with one screen, and without a community and music. */
import { act, render, screen } from "@testing-library/react";
import { Equalizer } from "../../src/effects/Equalizer";
import { LazyFloatingNotes } from "../../src/effects/LazyFloatingNotes";
import { InstallHelpArea } from "../../src/features/download/files/DownloadLink";
import { InstallNote } from "../../src/features/download/files/InstallHelp";
import { CheckAndUpdateFolds } from "../../src/features/download/latest/CheckAndUpdateFolds";
import { PlayingBars } from "../../src/features/home/PlayingBars";
import { wrapPageElement } from "../../src/layout/SiteLayout";
import NotFoundPage from "../../src/pages/404";
import HomePage from "../../src/pages/index";
import {
  beautifulInterface,
  footerText,
  footerWords,
  hero,
  productName,
  whyChoose,
} from "../../src/site/product";
import { linksIn, textsOf } from "../support/links";
import { pageLocation } from "../support/pageLocation";
import { signedRelease } from "../support/release";
import { listOf, renderWithList } from "../support/releaseList";

jest.mock<object>("../../src/site/product", () => ({
  ...jest.requireActual<object>("../../src/site/product"),
  community: null,
  donations: { text: "Thank you.", url: "https://donate.example" },
  stores: [
    { label: "F-Droid", url: "https://f-droid.example" },
    { label: "Google Play", url: "https://play.example" },
  ],
  hasMusicDecoration: false,
  screens: [{ name: "only", title: "Only", description: "The only screen" }],
  cards: [
    { title: "Free", text: "It costs nothing.", scene: "price" },
    { title: "Plain", text: "It has no drawing." },
  ],
}));
jest.mock("../../src/browser/useDevice", () => ({ useDevice: () => null }));
jest.mock("../../src/browser/moments", () => ({ whenDecorationMayStart: async () => undefined }));

const GITHUB = "GitHub > https://github.com/octo/player";

test("the home page has four sections, and no choice of one screen and no scale", () => {
  const { container } = render(<HomePage />);
  expect(screen.getAllByRole("region")).toHaveLength(4);
  for (const words of [hero.lead, ...hero.facts, whyChoose.lead, beautifulInterface.lead])
    expect(container).toHaveTextContent(words);
  expect(linksIn(container)).toEqual([
    "Download > /download",
    "Download Now > /download",
    "View Updates > /download#versions",
  ]);
  expect(screen.getByRole("img", { name: "The only screen" })).toBeVisible();
  expect(screen.queryByRole("group")).toBeNull();
  expect(container).not.toHaveTextContent("−20");
});

test("a card has a drawing if it names one, and these cards stand in rows", () => {
  render(<HomePage />);
  const cards = screen.getAllByRole("article");
  expect(cards.map(({ children }) => children.length)).toEqual([2, 1]);
  const words = cards.map(({ lastChild }) => lastChild?.textContent);
  expect(words).toEqual(["FreeIt costs nothing.", "PlainIt has no drawing."]);
  expect(cards[0]?.closest(".rows")).not.toBeNull();
});

test("the 404 page says what happened and where to go, and has no record", () => {
  const { container } = render(<NotFoundPage />);
  expect(container).toHaveTextContent(
    /^Page Not FoundThe page you're looking for doesn't exist or has been moved\./,
  );
  expect(linksIn(container)).toEqual(["Back to Home > /", "Go to Downloads > /download"]);
  expect(container.querySelector("img")).toBeNull();
});

test("the layout has its links, what the app is, and the year", () => {
  const props = { path: "/", location: pageLocation("/") };
  const { container } = render(wrapPageElement({ element: null, props }));
  const pages = ["Home > /", "Download > /download"];
  expect(linksIn(container)).toEqual([
    ...["Skip to content > #main", " > /", ...pages, GITHUB, ...pages, GITHUB],
    ...[" > /", ...pages, GITHUB, `${footerWords.donations} > https://donate.example`],
    ...[`${footerWords.privacy} > /privacy`, `${footerWords.terms} > /terms`],
  ]);
  const titles = textsOf(screen.getAllByRole("heading", { level: 2 }));
  expect(titles).toEqual(["Quick Links", footerWords.community, "Legal"]);
  expect(screen.getByText(footerText.replaceAll("\u00a0", " "))).toBeInTheDocument();
  expect(screen.getByText(/^©/)).toHaveTextContent(new RegExp(`^© \\d{4} ${productName}$`));
});

test("the stores are below the download, where files come from, and among the updates", () => {
  const { container } = renderWithList(
    <InstallHelpArea>
      <InstallNote />
      <CheckAndUpdateFolds />
    </InstallHelpArea>,
    listOf([signedRelease("2.4.0")]),
  );
  const [fDroid, googlePlay] = [
    "F-Droid > https://f-droid.example",
    "Google Play > https://play.example",
  ];
  expect(container).toHaveTextContent(/^Also on F-Droid and Google Play\. Installing/);
  expect(container).toHaveTextContent(
    "on this site, on F-Droid, on Google Play and in the releases on GitHub only; do not",
  );
  expect(linksIn(container).filter((link) => link.includes(".example"))).toEqual([
    ...[fDroid, googlePlay, fDroid, googlePlay],
    ...[`Get it on ${fDroid}`, `Get it on ${googlePlay}`],
  ]);
});

test("there are no bars and no notes", async () => {
  const decoration = [<Equalizer key="1" />, <PlayingBars key="2" />];
  const { container } = render([...decoration, <LazyFloatingNotes key="3" count={20} />]);
  await act(() => import("../../src/effects/FloatingNotes"));
  expect(container).toBeEmptyDOMElement();
});
