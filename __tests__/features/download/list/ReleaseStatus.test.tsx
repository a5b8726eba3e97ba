import { act, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { renderToString } from "react-dom/server";
import { ReleaseStatus } from "../../../../src/features/download/list/ReleaseStatus";
import type { ReleaseListEvent } from "../../../../src/features/download/list/releaseList";
import { ReleaseListProvider } from "../../../../src/features/download/list/useReleaseList";
import { release } from "../../../support/release";
import { answered, builtReleases, listOf, renderWithList } from "../../../support/releaseList";

const status = <ReleaseStatus readAt="2026-11-20T23:30:00.000Z" />;
const releases = [release()];
const loading: ReleaseListEvent = { type: "refreshStarted" };
const failed: ReleaseListEvent = { type: "refreshFailed", message: "Failed to fetch releases" };

test("the built HTML says when the list was built, in UTC and English", () => {
  const html = renderToString(
    <ReleaseListProvider readAt="2026-11-20T23:30:00.000Z" built={builtReleases(releases)} urls={{ live: "/live", all: "/all" }}>
      {status}
    </ReleaseListProvider>,
  );
  expect(html).toContain("Nov 20, 2026");
});

test("while the call is under way it says so", () => {
  const { setList } = renderWithList(status, listOf(releases, [loading]));
  expect(screen.getByRole("status")).toHaveTextContent("Loading releases...");
  expect(screen.queryByRole("button")).toBeNull();
  expect(screen.getByText(/List of/)).toBeInTheDocument();
  // The list is newer than the build while the call is made again.
  setList(listOf(releases, [answered(releases), loading]));
  expect(screen.queryByText(/List of/)).toBeNull();
});

test("a failure shows its message and a Retry button", async () => {
  const { actions } = renderWithList(status, listOf(releases, [failed]));
  expect(screen.getByRole("status")).toHaveTextContent("Error: Failed to fetch releases");
  await userEvent.click(screen.getByRole("button", { name: "Retry" }));
  expect(actions.retry).toHaveBeenCalledTimes(1);
});

test("a failure says which list still shows, and that it works unless the repository is gone", () => {
  const { setList } = renderWithList(status, listOf(releases, [failed]));
  const built = screen.getByText(/still works/);
  expect(built).toHaveTextContent(/^The list of Nov 2\d, 2026 still works\.$/);
  expect(screen.getByRole("status")).not.toContainElement(built);
  setList(listOf(releases, [answered(releases), failed]));
  expect(screen.getByText("The list still works.")).toBeInTheDocument();
  setList(listOf(releases, [answered(releases), { ...failed, isGone: true }]));
  expect(screen.getByText("The list may not work any more.")).toBeInTheDocument();
  setList(listOf([], [failed]));
  expect(screen.queryByText(/still works/)).toBeNull();
});

test("a checked list says how long ago in one sentence, and stays true", () => {
  jest.useFakeTimers();
  const { container } = renderWithList(status, listOf(releases, [answered(releases)]));
  const shown = () => [...container.querySelectorAll("[role=status], p")].map((part) => part.textContent).join(" ");
  expect(shown()).toBe("Release list is current, checked just now");
  act(() => jest.advanceTimersByTime(5 * 60_000));
  expect(shown()).toContain("checked 5 minutes ago");
  act(() => jest.advanceTimersByTime(3 * 3_600_000));
  expect(shown()).toContain("checked 3 hours ago");
  // In a tab that nobody looks at, timers may stand still.
  jest.setSystemTime(Date.now() + 72 * 3_600_000);
  act(() => void document.dispatchEvent(new Event("visibilitychange")));
  expect(shown()).toContain("checked 3 days ago");
  jest.useRealTimers();
});

test("without a list the line shows no age", () => {
  const { container, setList } = renderWithList(status, listOf([]));
  expect(container).not.toHaveTextContent(/built|checked/i);
  setList(listOf([], [answered([])]));
  expect(container).toHaveTextContent(/^Release list is current$/);
});
