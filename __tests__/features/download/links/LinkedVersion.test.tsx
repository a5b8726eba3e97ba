import { act, fireEvent, screen } from "@testing-library/react";
import { whenPainted } from "../../../../src/browser/whenIdle";
import { LinkedVersion } from "../../../../src/features/download/links/LinkedVersion";
import type { ReleaseListEvent } from "../../../../src/features/download/list/releaseList";
import { useReleaseList } from "../../../../src/features/download/list/useReleaseList";
import { versionId } from "../../../../src/releases/version";
import { pageLocation } from "../../../support/pageLocation";
import { release } from "../../../support/release";
import { answered, listOf, renderWithList } from "../../../support/releaseList";

const all = ["v4.0", "v3.0", "nightly", "v2.0", "v1.0"].map((version) => release({ id: version, version }));
/** The page knows the newest four of five releases, and shows three of them. */
const list = (...events: ReleaseListEvent[]) => listOf(all, events, { count: 4, step: 3 });
const response = answered(all.slice(0, 4), { hasNextPage: true });
const loadedAll: ReleaseListEvent = { type: "allReleasesLoaded", releases: all };
const failedAll: ReleaseListEvent = { type: "allReleasesFailed", message: "status 503" };
const shownUpTo = (count: number): ReleaseListEvent => ({ type: "shownUpTo", count });

/** The page around the link: a section with an id of its own, and the shown versions, which the search may hide. */
function Page({ fragment, isHidden = false }: { fragment: string; isHidden?: boolean }) {
  const list = useReleaseList();
  return (
    <main>
      <section id="latest" />
      <LinkedVersion list={list} fragment={fragment} />
      <ol hidden={isHidden}>
        {list.known.slice(0, list.shownCount).map(({ id, version }) => (
          <li key={id} id={versionId(version)} tabIndex={-1} />
        ))}
      </ol>
    </main>
  );
}

/** The ids of what was scrolled to. */
let scrolledTo: string[];
beforeEach(() => {
  scrolledTo = [];
  Object.assign(window, { scrollY: 0 });
  jest.spyOn(Element.prototype, "scrollIntoView").mockImplementation(function scroll(this: Element) {
    scrolledTo.push(this.id);
  });
  // jsdom has no layout, so every element would count as hidden.
  jest.spyOn(Element.prototype, "getClientRects").mockImplementation(function rectangles(this: Element) {
    return Object.assign(Object.create(null), { length: this.closest("[hidden]") ? 0 : 1 });
  });
});

function open(fragment: string, opened = list(response), isHidden = false) {
  pageLocation(`/download#${encodeURIComponent(fragment)}`);
  const view = renderWithList(<Page fragment={fragment} isHidden={isHidden} />, opened);
  /** Follows a link, as the browser does: it tells the page of it before Gatsby renders the page with the new URL. */
  const follow = (next: string, isHidden = false) => {
    pageLocation(`/download#${encodeURIComponent(next)}`);
    window.dispatchEvent(new PopStateEvent("popstate"));
    view.rerender(<Page fragment={next} isHidden={isHidden} />);
  };
  return { ...view, follow };
}
const expectToLeadTo = async (id: string) => {
  await act(whenPainted);
  expect(scrolledTo).toEqual([id]);
  expect(document.getElementById(id)).toHaveFocus();
};
const expectToMoveNobody = async () => {
  await act(whenPainted);
  expect(scrolledTo).toEqual([]);
  expect(document.body).toHaveFocus();
};

test.each(["", "versions", "latest", "xtor=RSS-1", "constructor"])(
  "the fragment %j names no version: nothing shows, and nothing loads",
  async (fragment) => {
    const { actions } = open(fragment, list(response, loadedAll));
    expect(screen.queryByRole("status")).toBeNull();
    expect(actions.loadAllReleases).not.toHaveBeenCalled();
    await expectToMoveNobody();
  },
);

test("the browser goes to a version that is on the page, and nobody is moved again when the list changes", async () => {
  const { setList } = open("v3.0");
  setList(list(response, loadedAll));
  await expectToMoveNobody();
});

test("an id of the page keeps its meaning, also if a release has it as its tag", async () => {
  open("latest", listOf([...all, release({ id: "latest", version: "latest" })]));
  await expectToMoveNobody();
});

test.each([
  ["3.0", "v3.0"],
  ["V3.0", "v3.0"],
  ["nightly", "version=nightly"],
])("%s leads to the element %s, whose fragment the URL gets", async (fragment, id) => {
  open(fragment);
  await expectToLeadTo(id);
  expect(window.location.hash).toBe(`#${id}`);
  expect(window.history.state).toEqual({ key: "kept" });
});

test("the list grows up to a version that does not show, which is focused and scrolled to once", async () => {
  const { actions, setList } = open("v2.0");
  expect(actions.showUpTo).toHaveBeenLastCalledWith(4);
  expect(actions.loadAllReleases).not.toHaveBeenCalled();
  setList(list(response, shownUpTo(4)));
  await expectToLeadTo("v2.0");
  setList(list(response, shownUpTo(4), loadedAll));
  await act(whenPainted);
  expect(scrolledTo).toHaveLength(1);
});

test("all releases load for a version that the page does not know, and then the list grows", async () => {
  const { actions, setList } = open("v1.0");
  expect(actions.loadAllReleases).toHaveBeenCalledTimes(1);
  setList(list(response, loadedAll));
  expect(actions.showUpTo).toHaveBeenLastCalledWith(5);
  setList(list(response, loadedAll, shownUpTo(5)));
  await expectToLeadTo("v1.0");
});

test("a version whose element is hidden is scrolled to once it shows", async () => {
  const { follow, rerender } = open("", list(response), true);
  follow("v3.0", true);
  await expectToMoveNobody();
  rerender(<Page fragment="v3.0" />);
  await expectToLeadTo("v3.0");
});

test("a visitor who scrolled before any script ran is not moved, but follows a link later", async () => {
  Object.assign(window, { scrollY: 900 });
  const { follow } = open("3.0");
  await expectToMoveNobody();
  follow("4.0");
  await expectToLeadTo("v4.0");
});

test.each(["wheel", "touchMove", "pointerDown", "keyDown"] as const)(
  "after %s while all releases load, nobody is moved",
  async (move) => {
    const { setList } = open("1.0");
    fireEvent[move](document.body);
    setList(list(response, loadedAll, shownUpTo(5)));
    await expectToMoveNobody();
  },
);

test("a version that no release has is called unknown once the list is settled, until another link is followed", async () => {
  const { setList, follow } = open("9.9.9");
  expect(screen.queryByRole("status")).toBeNull();
  setList(list(response, failedAll));
  expect(screen.getByRole("status")).toHaveTextContent(/^We don't know that version\.Older versions may be missing/);
  await expectToLeadTo("unknown-version");
  follow("versions");
  expect(screen.queryByRole("status")).toBeNull();
});

test.each(["9.9.9-evil", "version=<img src=x onerror=alert('evil')>", `9${"evil".repeat(2_500)}`, "1evil%", "version=__proto__"])(
  "fragment number %# is an unknown version, and the page never repeats it",
  (fragment) => {
    const { container } = open(fragment, list(response, loadedAll));
    expect(container).toHaveTextContent(/^We don't know that version\.$/);
    expect(container.querySelector("img")).toBeNull();
  },
);
