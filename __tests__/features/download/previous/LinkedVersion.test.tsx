import { screen } from "@testing-library/react";
import { useReleaseList } from "../../../../src/features/download/list/useReleaseList";
import { scrollToLinked } from "../../../../src/features/download/parts/linkedScroll";
import { LinkedVersion } from "../../../../src/features/download/previous/LinkedVersion";
import { versionId } from "../../../../src/releases/version";
import { release } from "../../../support/release";
import {
  allFailed,
  allLoaded,
  type ListChange,
  listOf,
  renderWithList,
  responded,
} from "../../../support/releaseList";

jest.mock("../../../../src/features/download/parts/linkedScroll");

const all = ["v4.0", "v3.0", "nightly", "v2.0", "latest"].map((version) =>
  release({ id: version, version }),
);
const response = responded(all.slice(0, 4), { hasNextPage: true });
/** The page has the newest four of five releases. */
const listAfter = (...changes: ListChange[]) => listOf(all, [response, ...changes], { count: 4 });

function Page() {
  const list = useReleaseList();
  return (
    <main>
      <LinkedVersion list={list} />
      {list.releases.map(({ id, version }) => (
        <p key={id} id={versionId(version)} />
      ))}
    </main>
  );
}

/** The ids of the elements to which the page would scroll, if the browser had not. */
const targets = new Set<string>();
beforeEach(() => {
  targets.clear();
  jest.mocked(scrollToLinked).mockImplementation((element) => {
    if (element) targets.add(element.id);
    return element !== null;
  });
});

const urlOf = (fragment: string) => `/download#${encodeURIComponent(fragment)}`;
const open = (fragment: string) => renderWithList(<Page />, listAfter(), { url: urlOf(fragment) });

test("all releases load only for a version that the page does not have", () => {
  const { actions, setList, setUrl } = open("v2.0");
  expect(actions.loadAllReleases).not.toHaveBeenCalled();
  setUrl(urlOf("version=latest"));
  expect(actions.loadAllReleases).toHaveBeenCalledTimes(1);
  setList(listAfter(allLoaded(all)));
  expect([...targets]).toEqual(["v2.0", "version=latest"]);
});

test("an unknown version is reported once every request has ended, and never repeated", () => {
  const { actions, container, setList, setUrl } = open("version=<img alt='evil'>");
  expect(actions.loadAllReleases).toHaveBeenCalledTimes(1);
  expect(screen.queryByRole("status")).toBeNull();
  setList(listAfter(allFailed));
  expect([...targets]).toEqual(["unknown-version"]);
  expect(container).toHaveTextContent(
    /^We don't know that version\.The latest is Player 1\.0\.Some versions may be missing/,
  );
  expect(container).not.toHaveTextContent("evil");
  setUrl(urlOf("versions"));
  expect(screen.queryByRole("status")).toBeNull();
});
