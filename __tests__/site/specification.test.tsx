/** What the pages show of the facts in product.ts, and the words and numbers of docs/rules.md. */
import { render, screen, within } from "@testing-library/react";
import { ALL_RELEASES_TIMEOUT, TIMEOUT } from "../../src/features/download/list/releaseRequests";
import { privacyPolicy } from "../../src/features/legal/privacyPolicy";
import { termsOfService } from "../../src/features/legal/termsOfService";
import { wrapPageElement } from "../../src/layout/SiteLayout";
import NotFoundPage from "../../src/pages/404";
import HomePage from "../../src/pages/index";
import PrivacyPage from "../../src/pages/privacy";
import TermsPage from "../../src/pages/terms";
import { EQUALIZER_BARS, PARTICLE_COUNTS, RELEASES_PER_STEP } from "../../src/site/constants";
import {
  beautifulInterface,
  cards,
  closingCall,
  community,
  footerText,
  hero,
  joinCommunity,
  posts,
  productName,
  screens,
  whyChoose,
} from "../../src/site/product";
import { linksIn, textsOf } from "../support/links";
import { pageLocation } from "../support/pageLocation";

/** `Join Community`, if there is a community. */
const communityLink = (label: string) => (community ? [`${label} > ${community.url}`] : []);
const region = (lines: readonly string[]) => screen.getByRole("region", { name: lines.join(" ") });

const communitySection: [readonly string[], string[]][] = community
  ? [[joinCommunity.title, communityLink("Join Community")]]
  : [];

describe("the home page", () => {
  beforeEach(() => render(<HomePage />));

  test.each<[readonly string[], string[]]>([
    [hero.title, ["Download > /download"]],
    [closingCall.title, ["Download Now > /download", "View Updates > /download#versions"]],
    ...communitySection,
  ])("has these buttons in the section %s", (section, links) => {
    expect(linksIn(region(section))).toEqual(links);
    for (const link of within(region(section)).getAllByRole("link"))
      expect(link).toHaveClass("button");
  });

  test("has a card for each reason, with its drawing, and a thumbnail for each screen", () => {
    const articles = within(region(whyChoose.title)).getAllByRole("article");
    expect(articles.map(({ lastChild }) => lastChild?.textContent)).toEqual(
      cards.map((card) => card.title + card.text),
    );
    expect(articles.map(({ children }) => children.length)).toEqual(
      cards.map(({ scene }) => (scene ? 2 : 1)),
    );
    const labels = [...region(beautifulInterface.title).querySelectorAll("label")];
    expect(textsOf(labels)).toEqual(screens.map((one) => one.title));
  });

  test("has the sentences of the hero and of the sections", () => {
    const leads = [hero.lead, ...hero.facts, whyChoose.lead, beautifulInterface.lead];
    if (community) leads.push(joinCommunity.lead);
    for (const lead of leads) expect(document.body).toHaveTextContent(lead);
  });

  const withCommunity = community ? test : test.skip;
  withCommunity("makes its claims, and says that the posts are examples", () => {
    const section = region(joinCommunity.title);
    const claims = community?.claims ?? [];
    expect(textsOf(within(section).queryAllByRole("definition"))).toEqual(
      claims.map(({ count }) => count),
    );
    if (posts.length > 0) expect(section).toHaveTextContent("the people and posts are made up");
  });
});

test.each([
  [PrivacyPage, privacyPolicy],
  [TermsPage, termsOfService],
])("legal page %# has its sections in their order, and says where to ask", (Page, legalPage) => {
  render(<Page />);
  expect(screen.getByRole("heading", { level: 1 })).toHaveTextContent(legalPage.title);
  const sections = legalPage.sections.map(({ title }) => title);
  expect(textsOf(screen.getAllByRole("heading", { level: 2 }))).toEqual(sections);
  const contact = legalPage.sections.find(({ questionsAbout }) => questionsAbout)?.title ?? "";
  const section = screen.getByRole("heading", { name: contact }).parentElement;
  expect(linksIn(section ?? document.body)).toEqual([
    ...communityLink(community?.label ?? ""),
    "GitHub > https://github.com/octo/player",
  ]);
});

test("the 404 page says what happened, and links home and to the downloads", () => {
  render(<NotFoundPage />);
  expect(screen.getByRole("heading", { level: 1 })).toHaveTextContent("Page Not Found");
  screen.getByText("The page you're looking for doesn't exist or has been moved.");
  expect(linksIn(document.body)).toEqual(["Back to Home > /", "Go to Downloads > /download"]);
});

test("the layout has its links, what the app is, and the year", () => {
  render(wrapPageElement({ element: null, props: { path: "/", location: pageLocation("/") } }));
  const pages = ["Home > /", "Download > /download"];
  const github = "GitHub > https://github.com/octo/player";
  const groups = {
    Main: [...pages, github, ...communityLink("Join Community")],
    "Quick Links": pages,
    Community: [github, ...communityLink(community?.label ?? "")],
    Legal: ["Privacy Policy > /privacy", "Terms of Service > /terms"],
  };
  for (const [name, links] of Object.entries(groups)) {
    for (const group of screen.getAllByRole("navigation", { name }))
      expect(linksIn(group)).toEqual(links);
  }
  expect(screen.getByText(footerText)).toBeInTheDocument();
  expect(screen.getByText(/^©/)).toHaveTextContent(new RegExp(`^© \\d{4} ${productName}$`));
});

test("the numbers are those of the rules", () => {
  expect(PARTICLE_COUNTS).toEqual({ default: 80, features: 30, community: 60 });
  expect([EQUALIZER_BARS, RELEASES_PER_STEP]).toEqual([20, 30]);
  expect([TIMEOUT, ALL_RELEASES_TIMEOUT]).toEqual([10_000, 60_000]);
});
