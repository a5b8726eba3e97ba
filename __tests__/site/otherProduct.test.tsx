/** What the site leaves out for an app that has no community, no donations and no music. */
import { render, screen } from "@testing-library/react";
import type { ComponentType } from "react";
import { Equalizer } from "../../src/effects/Equalizer";
import { LazyFloatingNotes } from "../../src/effects/LazyFloatingNotes";
import { OtherKeyNotice } from "../../src/features/download/install/OtherKeyNotice";
import { PlayingBars } from "../../src/features/home/PlayingBars";
import { wrapPageElement } from "../../src/layout/SiteLayout";
import NotFoundPage from "../../src/pages/404";
import HomePage from "../../src/pages/index";
import PrivacyPage from "../../src/pages/privacy";
import TermsPage from "../../src/pages/terms";
import { linksIn } from "../support/links";
import { pageLocation } from "../support/pageLocation";
import { signedRelease } from "../support/release";
import { listOf, renderWithList } from "../support/releaseList";

const actual =
  jest.requireActual<typeof import("../../src/site/product")>("../../src/site/product");

jest.mock<object>("../../src/site/product", () => ({
  ...jest.requireActual<object>("../../src/site/product"),
  community: null,
  donations: null,
  hasMusicDecoration: false,
  cards: [
    { title: "Free", text: "It costs nothing.", scene: "price" },
    { title: "Plain", text: "It has no drawing." },
  ],
}));

function renderPage(Page: ComponentType) {
  const location = pageLocation("/");
  return render(wrapPageElement({ element: <Page />, props: { path: "/", location } }));
}

test.each([HomePage, PrivacyPage, TermsPage, NotFoundPage])(
  "without a community, page %# has no link to it and no word about it",
  (Page) => {
    const { container } = renderPage(Page);
    expect(container).not.toHaveTextContent("Join Community");
    if (!actual.community) return;
    expect(container).not.toHaveTextContent(actual.community.label);
    expect(container.innerHTML).not.toContain(actual.community.url);
  },
);

test("without a community, the home page has four sections", () => {
  render(<HomePage />);
  expect(screen.getAllByRole("region")).toHaveLength(4);
});

test.each([PrivacyPage, TermsPage])("without a community, legal page %# names GitHub", (Page) => {
  const { container } = render(<Page />);
  expect(container).toHaveTextContent(/ are welcome as an issue on GitHub\./);
  expect(container).toHaveTextContent("Important changes are also announced in the release notes.");
});

test("without a community, visitors can ask about another key on GitHub", () => {
  const other = { certificate: "b".repeat(64) };
  const releases = [signedRelease("2.4.0"), signedRelease("2.3.2", other)];
  const { container } = renderWithList(<OtherKeyNotice />, listOf(releases));
  expect(linksIn(container)).toEqual(["Ask on GitHub > https://github.com/octo/player/issues"]);
});

test("without donations, the terms do not name them", () => {
  const { container } = render(<TermsPage />);
  expect(container).not.toHaveTextContent("null");
  if (actual.donations) expect(container).not.toHaveTextContent(actual.donations);
});

test.each([
  ["bars", <Equalizer key="" />],
  ["playing bars", <PlayingBars key="" />],
  ["notes", <LazyFloatingNotes key="" count={20} />],
])("without music, there are no %s", (_, decoration) => {
  expect(render(decoration).container).toBeEmptyDOMElement();
});

test("without music, the sections have no scale, and the 404 page has no record", () => {
  expect(render(<HomePage />).container).not.toHaveTextContent("−20");
  expect(render(<NotFoundPage />).container.querySelector("img")).toBeNull();
});

test("a card without a scene has its title and its text alone, and the cards stand in rows", () => {
  render(<HomePage />);
  const [free, plain] = screen.getAllByRole("article");
  expect(free?.children).toHaveLength(2);
  expect(plain?.children).toHaveLength(1);
  expect(plain).toHaveTextContent("PlainIt has no drawing.");
  expect(plain?.closest(".rows")).not.toBeNull();
});
