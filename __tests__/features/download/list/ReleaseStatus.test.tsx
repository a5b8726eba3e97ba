import { act, render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { renderToString } from "react-dom/server";
import { ReleaseStatus } from "../../../../src/features/download/list/ReleaseStatus";

const base = { checkedAt: 0, readAt: "2026-11-20T23:30:00.000Z", hasList: true, onRetry: () => undefined };

test("the built HTML says when the list was built, in UTC and English", () => {
  expect(renderToString(<ReleaseStatus {...base} refresh={{ status: "built" }} />)).toContain("Nov 20, 2026");
});

test("while the call is under way it says so", () => {
  const { rerender } = render(<ReleaseStatus {...base} refresh={{ status: "loading" }} />);
  expect(screen.getByRole("status")).toHaveTextContent("Loading releases...");
  expect(screen.queryByRole("button")).toBeNull();
  expect(screen.getByText(/Built on/)).toBeInTheDocument();
  // The list is newer than the build while the call is made again.
  rerender(<ReleaseStatus {...base} readAt={null} refresh={{ status: "loading" }} />);
  expect(screen.queryByText(/Built on/)).toBeNull();
});

const failed = { status: "failed", message: "Failed to fetch releases", isGone: false } as const;

test("a failure shows its message and a Retry button", async () => {
  const onRetry = jest.fn();
  render(<ReleaseStatus {...base} onRetry={onRetry} refresh={failed} />);
  expect(screen.getByRole("status")).toHaveTextContent("Error: Failed to fetch releases");
  await userEvent.click(screen.getByRole("button", { name: "Retry" }));
  expect(onRetry).toHaveBeenCalledTimes(1);
});

test("a failure says which list still shows, and that it works unless the repository is gone", () => {
  const { rerender } = render(<ReleaseStatus {...base} refresh={failed} />);
  const built = screen.getByText(/still works/);
  expect(built).toHaveTextContent(/^The list of Nov 2\d, 2026 still works\.$/);
  expect(screen.getByRole("status")).not.toContainElement(built);
  rerender(<ReleaseStatus {...base} readAt={null} refresh={failed} />);
  expect(screen.getByText("The list still works.")).toBeInTheDocument();
  rerender(<ReleaseStatus {...base} readAt={null} refresh={{ ...failed, isGone: true }} />);
  expect(screen.getByText("The list may not work any more.")).toBeInTheDocument();
  rerender(<ReleaseStatus {...base} hasList={false} refresh={failed} />);
  expect(screen.queryByText(/still works/)).toBeNull();
});

test("a checked list says how long ago in one sentence, and stays true", () => {
  jest.useFakeTimers();
  const { container } = render(<ReleaseStatus {...base} checkedAt={Date.now()} refresh={{ status: "current" }} />);
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
  const { container, rerender } = render(<ReleaseStatus {...base} hasList={false} refresh={{ status: "built" }} />);
  expect(container).not.toHaveTextContent(/built|checked/i);
  rerender(<ReleaseStatus {...base} hasList={false} checkedAt={Date.now()} refresh={{ status: "current" }} />);
  expect(container).toHaveTextContent(/^Release list is current$/);
});
