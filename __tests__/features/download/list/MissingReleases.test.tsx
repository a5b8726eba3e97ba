import { MissingReleases } from "../../../../src/features/download/list/MissingReleases";
import type { ReleaseListEvent } from "../../../../src/features/download/list/releaseList";
import { release } from "../../../support/release";
import {
  allFailed,
  allLoaded,
  listOf,
  refreshFailed,
  refreshStarted,
  renderWithList,
  responded,
} from "../../../support/releaseList";

const releases = ["3", "2", "1"].map((id) => release({ id }));
const response = responded(releases.slice(0, 2), { hasNextPage: true });
const END = " may be missing: they could not be loaded. All releases on GitHub";

test.each<[string, ReleaseListEvent[]]>([
  [`Older versions${END}`, [response, allFailed]],
  [`Older versions${END}`, [response, allFailed, refreshStarted]],
  [`Newer versions${END}`, [refreshFailed, allLoaded(releases)]],
  [`Older and newer versions${END}`, [refreshFailed, allFailed]],
  ["", [response, allLoaded(releases)]],
  ["", [refreshFailed]],
])("the text is %j", (text, events) => {
  const list = listOf(releases, events, { count: 2 });
  const { container } = renderWithList(<MissingReleases />, list);
  expect(container.textContent).toBe(text);
});
