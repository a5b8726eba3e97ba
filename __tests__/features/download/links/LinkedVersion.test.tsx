import { act, fireEvent, screen } from "@testing-library/react";
import { whenPainted } from "../../../../src/browser/whenIdle";
import { LinkedVersion } from "../../../../src/features/download/links/LinkedVersion";
import type { ReleaseListEvent } from "../../../../src/features/download/list/releaseList";
import { useReleaseList } from "../../../../src/features/download/list/useReleaseList";
import { versionId } from "../../../../src/releases/version";
import { pageLocation } from "../../../support/pageLocation";
import { release } from "../../../support/release";
import {
  allFailed,
  allLoaded,
  listOf,
  renderWithList,
  responded,
} from "../../../support/releaseList";

const all = ["v4.0", "v3.0", "nightly", "v2.0", "latest"].map((version) =>
  release({ id: version, version }),
);
const response = responded(all.slice(0, 4), { hasNextPage: true });
/** The page knows the newest four of five releases, and shows three of them. */
const listAfter = (...events: ReleaseListEvent[]) =>
  listOf(all, [response, ...events], { count: 4, step: 3 });
const loaded = allLoaded(all);
const shownUpTo = (count: number): ReleaseListEvent => ({ type: "shownUpTo", count });

/** The page around the link. A search may hide the list. */
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

/** The ids of the elements that were scrolled to. */
let scrolledTo: string[];
beforeEach(() => {
  scrolledTo = [];
  Object.assign(window, { scrollY: 0 });
  Element.prototype.scrollIntoView = function scroll() {
    scrolledTo.push(this.id);
  };
  // jsdom has no layout.
  Element.prototype.getClientRects = function rectangles() {
    return Object.assign(Object.create(null), { length: this.closest("[hidden]") ? 0 : 1 });
  };
});

function open(fragment: string, list = listAfter()) {
  pageLocation(`/download#${encodeURIComponent(fragment)}`);
  const view = renderWithList(<Page fragment={fragment} />, list);
  /** Follows a link: the browser reports it before Gatsby renders the page with the new URL. */
  const follow = (next: string, isHidden = false) => {
    pageLocation(`/download#${encodeURIComponent(next)}`);
    view.rerender(<Page fragment={fragment} isHidden={isHidden} />);
    window.dispatchEvent(new PopStateEvent("popstate"));
    view.rerender(<Page fragment={next} isHidden={isHidden} />);
  };
  return { ...view, follow };
}
const expectScrolledTo = async (...ids: string[]) => {
  await act(whenPainted);
  expect(scrolledTo).toEqual(ids);
  expect(document.activeElement?.id).toBe(ids.at(-1) ?? "");
};

test("a tracker in the fragment names no version", async () => {
  const { actions } = open("xtor=RSS-1", listAfter(loaded));
  expect(screen.queryByRole("status")).toBeNull();
  expect(actions.loadAllReleases).not.toHaveBeenCalled();
  await expectScrolledTo();
});

test("the browser itself scrolls to a version that the page shows", async () => {
  const { setList } = open("v3.0");
  setList(listAfter(loaded));
  await expectScrolledTo();
});

test("an id of the page keeps its meaning if it is also a tag", async () => {
  open("latest", listAfter(loaded, shownUpTo(5)));
  await expectScrolledTo();
});

test.each([
  ["3.0", "v3.0"],
  ["nightly", "version=nightly"],
])("%s leads to the element %s, whose id the URL gets", async (fragment, id) => {
  open(fragment);
  await expectScrolledTo(id);
  expect(window.location.hash).toBe(`#${id}`);
  expect(window.history.state).toEqual({ key: "kept" });
});

test("the list grows to a version that does not show, and the page scrolls once", async () => {
  const { actions, setList } = open("v2.0");
  expect(actions.showUpTo).toHaveBeenLastCalledWith(4);
  expect(actions.loadAllReleases).not.toHaveBeenCalled();
  setList(listAfter(shownUpTo(4)));
  await expectScrolledTo("v2.0");
  setList(listAfter(shownUpTo(4), loaded));
  await expectScrolledTo("v2.0");
});

test("the page scrolls to a version that was hidden when its link was followed", async () => {
  const { follow, rerender } = open("");
  follow("v3.0", true);
  await expectScrolledTo();
  rerender(<Page fragment="v3.0" />);
  await expectScrolledTo("v3.0");
});

test("a visitor who has scrolled before any script ran is moved only by a later link", async () => {
  Object.assign(window, { scrollY: 900 });
  const { follow } = open("3.0");
  await expectScrolledTo();
  follow("4.0");
  await expectScrolledTo("v4.0");
});

test.each(["wheel", "touchMove", "pointerDown", "keyDown"] as const)(
  "after %s, a visitor is not moved",
  async (move) => {
    const { setList } = open("2.0");
    fireEvent[move](document.body);
    setList(listAfter(shownUpTo(4)));
    await expectScrolledTo();
  },
);

test("an unknown version is reported once the list is settled, and never repeated", async () => {
  const { actions, container, setList, follow } = open("version=<img alt='evil'>");
  expect(actions.loadAllReleases).toHaveBeenCalledTimes(1);
  expect(screen.queryByRole("status")).toBeNull();
  setList(listAfter(allFailed));
  await expectScrolledTo("unknown-version");
  expect(container).toHaveTextContent(/^We don't know that version\.Older versions may be missing/);
  expect(container).not.toHaveTextContent("evil");
  follow("versions");
  expect(screen.queryByRole("status")).toBeNull();
});
