import { act, render, screen } from "@testing-library/react";
import DownloadPage from "../../src/pages/download";
import { fakeFetch } from "../support/fakeFetch";
import { release } from "../support/release";

const mockFailure = () => {
  throw new Error("broken");
};
jest.mock("../../src/features/download/since/ChangesSince", () => ({ ChangesSince: () => mockFailure() }));
jest.mock("../../src/features/download/verify/FileCheck", () => ({ FileCheck: () => mockFailure() }));
jest.mock("../../src/browser/pageUrl", () => ({
  ...jest.requireActual("../../src/browser/pageUrl"),
  fragmentIn: () => mockFailure(),
}));

test("each part of the page that fails says so in its place, with its own name, and the newest release stays", async () => {
  jest.spyOn(console, "error").mockImplementation(() => undefined);
  fakeFetch();
  const nodes = [release()];
  const data = {
    releaseList: { isSample: false, readAt: "2026-11-21T10:00:00.000Z", liveUrl: "/api" },
    allRelease: { totalCount: 1, nodes },
    latestRelease: { nodes },
    stableRelease: { nodes },
  };
  await act(async () => render(<DownloadPage data={data} />));
  expect(screen.getAllByRole("alert").map(({ textContent }) => textContent)).toEqual([
    expect.stringContaining("What changed since your version could not be shown"),
    expect.stringContaining("The check of your file could not be shown"),
    expect.stringContaining("The version of this link could not be shown"),
  ]);
  expect(screen.getByRole("link", { name: "Download Latest" })).toBeInTheDocument();
});
