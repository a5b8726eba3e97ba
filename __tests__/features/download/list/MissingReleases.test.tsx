import { screen } from "@testing-library/react";
import { MissingReleases } from "../../../../src/features/download/list/MissingReleases";
import type { ReleaseListEvent } from "../../../../src/features/download/list/releaseList";
import { release } from "../../../support/release";
import { answered, listOf, renderWithList } from "../../../support/releaseList";

const releases = ["v3", "v2", "v1"].map((version) => release({ id: version, version }));
const response = answered(releases.slice(0, 2), { hasNextPage: true });
const noResponse: ReleaseListEvent = { type: "refreshFailed", message: "slow" };
const all: ReleaseListEvent = { type: "allReleasesLoaded", releases };
const notAll: ReleaseListEvent = { type: "allReleasesFailed", message: "status 503" };
const show = (...events: ReleaseListEvent[]) => renderWithList(<MissingReleases />, listOf(releases, events, { count: 2 }));

test.each<[string, ReleaseListEvent, ReleaseListEvent]>([
  ["Older versions", response, notAll],
  ["Newer versions", noResponse, all],
  ["Older and newer versions", noResponse, notAll],
])("%s that could not be loaded may be missing, and are on GitHub", (what, ...events) => {
  const { container } = show(...events);
  expect(container).toHaveTextContent(`${what} may be missing: they could not be loaded. All releases on GitHub`);
  expect(screen.getByRole("link")).toHaveAttribute("href", "https://github.com/octo/player/releases");
});

test.each([
  ["nothing is missing", [response, all]],
  ["it is not known yet what is missing", [noResponse]],
])("if %s, nothing is said", (_, events) => {
  expect(show(...events).container).toBeEmptyDOMElement();
});
