import { act, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { ReleaseStatus } from "../../../../src/features/download/list/ReleaseStatus";
import { fakeFetch } from "../../../support/fakeFetch";
import { release } from "../../../support/release";
import {
  failed,
  type ListChange,
  listOf,
  renderWithList,
  requested,
  responded,
} from "../../../support/releaseList";

const releases = [release()];
const response = responded(releases);

function show(events: ListChange[]) {
  const view = renderWithList(<ReleaseStatus />, listOf(releases, events));
  const parts = view.container.getElementsByTagName("p");
  const text = () => [screen.getByRole("status"), ...parts].map((one) => one.textContent).join("|");
  return { ...view, text };
}

test.each<[ListChange[], RegExp]>([
  [[], /^\|List of Nov 2\d, 2026$/],
  [[requested], /^Loading releases\.\.\.\|List of Nov 2\d, 2026$/],
  [[response, requested], /^Loading releases\.\.\.\|$/],
  [[failed], /^Error: too slow\|The list of Nov 2\d, 2026 still works\.$/],
  [[response, failed], /\|The list still works\.$/],
])("after the events %j, the text is %s", (events, text) => {
  expect(show(events).text()).toMatch(text);
});

test("Retry asks once whether there is a network, and is busy meanwhile", async () => {
  const requests = fakeFetch();
  show([failed]);
  const button = screen.getByRole("button", { name: "Retry" });
  for (const count of [1, 2]) {
    await userEvent.tripleClick(button);
    expect(requests).toHaveLength(count);
    // A screen reader hears each answer.
    expect(button).toHaveTextContent("Checking...");
    await act(async () => requests.at(-1)?.fail(new TypeError("no network")));
    expect(button).toHaveTextContent("You are offline");
  }
  await userEvent.tab();
  expect(button).toHaveTextContent("Retry");
});
