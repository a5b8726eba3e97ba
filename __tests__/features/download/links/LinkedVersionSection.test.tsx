import { act, fireEvent, screen, within } from "@testing-library/react";
import { LinkedVersionSection } from "../../../../src/features/download/links/LinkedVersionSection";
import type { ReleaseListEvent } from "../../../../src/features/download/list/releaseList";
// Compiled before the first test, whose time is limited.
import "../../../../src/features/download/links/LinkedVersion";
import { release } from "../../../support/release";
import { answered, listOf, renderWithList } from "../../../support/releaseList";

const all = ["v3.0", "v2.0", "v1.0"].map((version) => release({ id: version, version, name: `Player ${version}` }));
/** Newer than every question of these tests. */
const LATER = Number.POSITIVE_INFINITY;
const answer = (at = LATER) => answered(all.slice(0, 2), { hasNextPage: true, at });
const loadedAll: ReleaseListEvent = { type: "allReleasesLoaded", releases: all };
const failedAll: ReleaseListEvent = { type: "allReleasesFailed", message: "status 503" };
const failedAnswer: ReleaseListEvent = { type: "refreshFailed", message: "slow" };
/** The page knows and shows the newest two of the three releases, and has asked for all. */
const list = (...events: ReleaseListEvent[]) => listOf(all, [{ type: "allReleasesRequested" }, ...events], { count: 2, step: 2 });
const built = list();
const refreshed = list(answer());
const loaded = list(answer(), loadedAll);

/** The page around the answer: the newest release, and the card of v2.0. */
const page = (
  <main id="main">
    <section id="latest" tabIndex={-1}>
      <h2 id="latest-name">Player v3.0</h2>
    </section>
    <LinkedVersionSection />
    <ol id="versions">
      <li id="v2.0" tabIndex={-1}>
        <article>
          <div>
            <details data-testid="files" />
          </div>
          <div>
            <div>
              <details data-testid="help" />
            </div>
          </div>
        </article>
      </li>
    </ol>
  </main>
);

/** Lets the script of the answer load, then the browser become idle, and paint some frames. React renders at the end of each `act`. */
async function settle(): Promise<void> {
  for (let step = 0; step < 3; step += 1) await act(() => jest.advanceTimersByTimeAsync(1_000));
}

async function open(fragment: string, list = loaded) {
  window.history.replaceState(null, "", `/download${fragment}`);
  const view = renderWithList(page, list);
  await settle();
  return view;
}

/** Goes to another URL of the page, as a link or Back does. */
function goTo(fragment: string) {
  window.history.replaceState(null, "", `/download${fragment}`);
  act(() => void window.dispatchEvent(new PopStateEvent("popstate")));
}

/** The same, and lets the page show what the URL names. */
async function follow(fragment: string) {
  goTo(fragment);
  await settle();
}

let scrolledTo: string[];
beforeEach(() => {
  jest.useFakeTimers();
  scrolledTo = [];
  // A busy browser, which is never idle: it calls back at the time limit alone.
  const requestIdleCallback = (callback: () => void, limit?: IdleRequestOptions) => limit && setTimeout(callback, limit.timeout);
  Object.assign(window, { scrollY: 0, requestIdleCallback });
  Element.prototype.scrollIntoView = jest.fn(function note(this: Element) {
    const id = this.id || (this.getAttribute("aria-labelledby") ?? "");
    if (scrolledTo.at(-1) !== id) scrolledTo.push(id);
  });
});
afterEach(() => jest.useRealTimers());

const panel = () => screen.getByRole("region", { name: "The Version You Asked For" });
const unknown = () => screen.getByRole("region", { name: "We don't know that version" });

test.each(["", "#", "#versions", "#latest", "#files", "#check", "#top", "#main", "#latest-name", "#xtor=RSS-1", "#constructor"])(
  "%j names no version and keeps its meaning: nothing shows and nothing loads",
  async (fragment) => {
    const { actions } = await open(fragment, built);
    expect(screen.queryByRole("region")).toBeNull();
    expect(screen.queryByRole("status")).toBeNull();
    expect(scrolledTo).toEqual([]);
    expect(actions.loadAllReleases).not.toHaveBeenCalled();
  },
);

test.each(["#v2.0", "#2.0", "#V2.0"])("%s unfolds and focuses the card of the version, in the window", async (fragment) => {
  await open(fragment);
  expect(scrolledTo).toEqual(["v2.0"]);
  expect(document.getElementById("v2.0")).toHaveFocus();
  expect(screen.getByTestId("files")).toHaveAttribute("open");
  expect(screen.getByTestId("help")).not.toHaveAttribute("open");
  expect(screen.queryByRole("region")).toBeNull();
});

test.each(["#nightly", "#version=nightly"])(
  "%s leads to a release with a tag that does not look like a version",
  async (fragment) => {
    await open(fragment, listOf([...all, release({ id: "4", version: "nightly" })], [], { step: 2 }));
    expect(panel()).toHaveFocus();
  },
);

test("an id of the page keeps its meaning, also if a release has it as its tag", async () => {
  // As in the HTML, before any script runs.
  const part = document.createElement("div");
  part.id = "part";
  document.body.append(part);
  await open("#part", listOf([...all, release({ id: "4", version: "part" })], [], { step: 2 }));
  expect(screen.queryByRole("region")).toBeNull();
  part.remove();
});

test("the newest version leads to the newest release, and loads nothing", async () => {
  const { actions } = await open("#v3.0", built);
  expect(scrolledTo).toEqual(["latest"]);
  expect(document.getElementById("latest")).toHaveFocus();
  expect(actions.loadAllReleases).not.toHaveBeenCalled();
});

test("a version without a card is looked for in all releases, and gets a card of its own", async () => {
  const { actions, setList } = await open("#1.0", refreshed);
  expect(screen.getByRole("status")).toHaveTextContent("Looking for the version of this link");
  expect(actions.loadAllReleases).toHaveBeenCalledTimes(1);
  setList(loaded);
  await settle();
  expect(panel()).toHaveFocus();
  expect(panel().querySelector("details")).toHaveAttribute("open");
  expect(within(panel()).getByRole("heading", { level: 3 })).toHaveTextContent("Player v1.0");
});

const NO_RELEASE = "No release has it. The link may be mistyped, or the release was removed.";
const MAY_BE_OLD = "It may be an older one: older versions could not be loaded. Follow the link again later.";
const MAY_BE_NEW = "It may be a new one: the newest releases could not be loaded.";

test.each([
  ["all releases are known", loaded, NO_RELEASE],
  ["all releases could not be loaded", list(answer(), failedAll), MAY_BE_OLD],
  ["the newest could not be loaded", list(failedAnswer, loadedAll), MAY_BE_NEW],
  ["neither could be loaded", list(failedAnswer, failedAll), MAY_BE_OLD],
])("if %s, an unknown version says so, with what is there instead", async (_, state, reason) => {
  await open("#9.9.9", state);
  expect(unknown()).toHaveFocus();
  expect(within(unknown()).getByText(reason)).toBeInTheDocument();
  const links = within(unknown()).getAllByRole("link");
  expect(links.map((link) => [link.textContent, link.getAttribute("href")])).toEqual([
    ["The latest version: Player v3.0", "#latest"],
    ["All versions in a plain list", "/releases.html"],
  ]);
});

test.each([
  "#9.9.9-evil",
  "#version=<img src=x onerror=alert('evil')>",
  "#version=%3Cscript%3Ealert('evil')%3C/script%3E",
  `#9${"evil".repeat(2_500)}`,
  "#1evil%",
  "#version=constructor",
  "#version=__proto__",
])("fragment number %# is an unknown version, and the page never repeats it", async (fragment) => {
  await open(fragment);
  expect(unknown()).toHaveFocus();
  expect(document.body).not.toHaveTextContent(/evil|constructor|proto|999/);
  expect(document.querySelector("main :is(img, script)")).toBeNull();
});

test("a version is shown again after the first answer, which may move it", async () => {
  const { setList } = await open("#v2.0", built);
  scrolledTo = [];
  setList(refreshed);
  await settle();
  expect(scrolledTo).toEqual(["v2.0"]);
});

test.each(["wheel", "touchMove", "pointerDown", "keyDown"] as const)("after %s, a late answer moves nobody", async (move) => {
  const { setList } = await open("#v1.0", refreshed);
  fireEvent[move](document.body);
  setList(loaded);
  await settle();
  expect(panel()).not.toHaveFocus();
  expect(scrolledTo).toEqual([]);
});

test.each(["#2.0", "#9.9.9"])(
  "what was shown for %s stays during a later refresh, and is not shown again after it",
  async (fragment) => {
    const { setList } = await open(fragment);
    document.getElementById("latest")?.focus();
    scrolledTo = [];
    for (const events of [[{ type: "refreshStarted" }], [{ type: "refreshStarted" }, answer()]] satisfies ReleaseListEvent[][]) {
      setList(list(answer(), loadedAll, ...events));
      await settle();
      expect(screen.queryByText("Looking for the version of this link")).toBeNull();
    }
    expect(scrolledTo).toEqual([]);
    expect(document.getElementById("latest")).toHaveFocus();
  },
);

test("a version is called unknown only on an answer that is not older than a minute", async () => {
  const { actions, setList } = await open("#9.9.9", list(answer(Date.now() - 61_000), loadedAll));
  expect(screen.getByText("Looking for the version of this link")).toBeInTheDocument();
  expect(actions.loadAllReleases).toHaveBeenCalled();
  setList(list(answer(), loadedAll, failedAnswer));
  expect(unknown()).toHaveTextContent(MAY_BE_NEW);
});

test.each(["#v2.0", "#versions", ""])(
  "a visitor who scrolled away before any script ran is not moved, but follows a link later, also from %j",
  async (opened) => {
    Object.assign(window, { scrollY: 900 });
    await open(opened);
    expect(scrolledTo).toEqual([]);
    await follow("#v1.0");
    expect(panel()).toHaveFocus();
  },
);

test("a visitor who goes back while a version is being shown is not moved to it again", async () => {
  await open("");
  goTo("#v2.0");
  while (scrolledTo.length === 0) await act(() => jest.advanceTimersByTimeAsync(1));
  await follow("");
  expect(Element.prototype.scrollIntoView).toHaveBeenCalledTimes(1);
});

test("the same link, pressed again, shows the version again", async () => {
  const { actions } = await open("#9.9.9");
  const link = document.createElement("a");
  link.href = "#9.9.9";
  document.body.append(link);
  document.getElementById("latest")?.focus();
  actions.loadAllReleases.mockClear();
  fireEvent.click(link);
  await settle();
  expect(unknown()).toHaveFocus();
  expect(actions.loadAllReleases).toHaveBeenCalledTimes(1);
  link.remove();
});

test("a link to a part of the page, pressed twice, leads there, and the answer stays where it is", async () => {
  await open("#9.9.9");
  const link = screen.getByRole("link", { name: /^The latest version/ });
  await follow("#latest");
  document.getElementById("v2.0")?.focus();
  scrolledTo = [];
  fireEvent.click(link);
  await settle();
  expect(document.getElementById("v2.0")).toHaveFocus();
  expect(scrolledTo).toEqual([]);
  expect(unknown()).toBeInTheDocument();
});

test("a visitor who focused something before any script ran is not moved", async () => {
  const field = document.createElement("input");
  document.body.append(field);
  field.focus();
  await open("#v1.0");
  expect(field).toHaveFocus();
  field.remove();
});

test("the answer stays after a link to a part of the page, unmoved, and goes with the fragment", async () => {
  await open("#v1.0");
  document.getElementById("latest")?.focus();
  for (const url of ["?find=timer#v1.0", "#versions", "?find=timer#versions"]) {
    await follow(url);
    expect(panel()).toBeInTheDocument();
    expect(document.getElementById("latest")).toHaveFocus();
  }
  await follow("#v1.0");
  expect(panel()).toHaveFocus();
  await follow("");
  expect(screen.queryByRole("region")).toBeNull();
});
