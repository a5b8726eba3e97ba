import { MissingReleases } from "../../../../src/features/download/list/MissingReleases";
import { release } from "../../../support/release";
import {
  allFailed,
  allLoaded,
  failed,
  type ListChange,
  listOf,
  renderWithList,
  requested,
  responded,
} from "../../../support/releaseList";

const releases = ["3", "2", "1"].map((id) => release({ id }));
const response = responded(releases.slice(0, 2), { hasNextPage: true });
const TEXT = "Some versions may be missing: they could not be loaded. All releases on GitHub";

test.each<[string, ListChange[]]>([
  [TEXT, [response, allFailed, requested]],
  [TEXT, [response, failed, allLoaded(releases)]],
  ["", [response, allLoaded(releases)]],
  ["", [failed]],
])("the text is %j", (text, events) => {
  const list = listOf(releases, events, { count: 2 });
  const { container } = renderWithList(<MissingReleases />, list);
  expect(container.textContent).toBe(text);
});
