import { act, render, screen } from "@testing-library/react";
import DownloadPage from "../../src/pages/download";
import { fakeFetch } from "../support/fakeFetch";
import { pageLocation } from "../support/pageLocation";
import { release } from "../support/release";
import { nextReadAt } from "../support/releaseList";

const mockFailure = () => {
  throw new Error("broken");
};
jest.mock("../../src/features/download/since/SinceAnswer", () => ({ SinceAnswer: () => mockFailure() }));

test("a tool that fails after it was loaded says so in its place, and what is around it stays", async () => {
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
  await act(async () => render(<DownloadPage data={data} location={pageLocation("/download?from=v0.9.0")} />));
  expect(await screen.findByRole("alert")).toHaveTextContent("The changes could not be loaded.");
  expect(screen.getByRole("link", { name: "Download Latest" })).toBeInTheDocument();
  expect(screen.getByRole("article")).toBeInTheDocument();
});
