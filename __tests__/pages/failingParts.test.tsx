import { act, render, screen } from "@testing-library/react";
import { fragmentIn } from "../../src/browser/pageUrl";
import DownloadPage from "../../src/pages/download";
import { fakeFetch } from "../support/fakeFetch";
import { release } from "../support/release";
import { nextReadAt } from "../support/releaseList";

const mockFailure = () => {
  throw new Error("broken");
};
jest.mock("../../src/features/download/since/ChangesSince", () => ({ ChangesSince: () => mockFailure() }));
jest.mock("../../src/features/download/verify/FileCheck", () => ({ FileCheck: () => mockFailure() }));
jest.mock("../../src/browser/pageUrl", () => ({ ...jest.requireActual("../../src/browser/pageUrl"), fragmentIn: jest.fn() }));

async function show(): Promise<(string | null)[]> {
  jest.spyOn(console, "error").mockImplementation(() => undefined);
  fakeFetch();
  const nodes = [release(), release({ id: "2", version: "v0.9.0" })];
  const data = {
    releaseList: { isSample: false, readAt: nextReadAt(), liveUrl: "/api" },
    allRelease: { totalCount: 2, nodes },
    latestRelease: { nodes },
    stableRelease: { nodes },
    phoneRelease: { nodes: [] },
  };
  await act(async () => render(<DownloadPage data={data} />));
  return screen.getAllByRole("alert").map(({ textContent }) => textContent);
}

test("a tool that fails says so in its place, and what is around it stays", async () => {
  jest.mocked(fragmentIn).mockReturnValue("");
  expect(await show()).toEqual([
    expect.stringContaining("The check of your file could not be shown"),
    expect.stringContaining("What changed since your version could not be shown"),
  ]);
  expect(screen.getByRole("article")).toBeInTheDocument();
});

test("a section that fails says so in its place, with its own name, and the newest release stays", async () => {
  jest.mocked(fragmentIn).mockImplementation(mockFailure);
  expect(await show()).toEqual([
    expect.stringContaining("The check of your file could not be shown"),
    expect.stringContaining("The version of this link could not be shown"),
    expect.stringContaining("The list of previous versions could not be shown"),
  ]);
  expect(screen.getByRole("link", { name: "Download Latest" })).toBeInTheDocument();
});
