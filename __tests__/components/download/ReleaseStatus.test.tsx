import { act, render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { renderToString } from "react-dom/server";
import { ReleaseStatus } from "../../../src/components/download/ReleaseStatus";

const base = { readAt: "2026-11-20T23:30:00.000Z", hasList: true, onRetry: () => undefined };

test("the built HTML says when the list was built, in UTC and English", () => {
  expect(renderToString(<ReleaseStatus {...base} refresh={{ status: "built" }} />)).toContain("Nov 20, 2026");
});

test("while the call is under way it says so", () => {
  render(<ReleaseStatus {...base} refresh={{ status: "loading" }} />);
  expect(screen.getByRole("status")).toHaveTextContent("Loading releases...");
  expect(screen.queryByRole("button")).toBeNull();
});

test("a failure shows its message and a Retry button", async () => {
  const onRetry = jest.fn();
  render(<ReleaseStatus {...base} onRetry={onRetry} refresh={{ status: "failed", message: "Failed to fetch releases" }} />);
  expect(screen.getByRole("status")).toHaveTextContent("Error: Failed to fetch releases");
  await userEvent.click(screen.getByRole("button", { name: "Retry" }));
  expect(onRetry).toHaveBeenCalledTimes(1);
});

test("a checked list says how long ago, and stays true", () => {
  jest.useFakeTimers();
  try {
    render(<ReleaseStatus {...base} refresh={{ status: "current", checkedAt: new Date() }} />);
    expect(screen.getByText(/checked just now/)).toBeInTheDocument();
    act(() => jest.advanceTimersByTime(5 * 60_000));
    expect(screen.getByText(/checked 5 minutes ago/)).toBeInTheDocument();
    act(() => jest.advanceTimersByTime(3 * 3_600_000));
    expect(screen.getByText(/checked 3 hours ago/)).toBeInTheDocument();
  } finally {
    jest.useRealTimers();
  }
});

test("without a list the line shows no age", () => {
  const { container } = render(<ReleaseStatus {...base} hasList={false} refresh={{ status: "built" }} />);
  expect(container).not.toHaveTextContent(/built|checked/);
});
