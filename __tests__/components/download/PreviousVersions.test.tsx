import { render, screen, within } from "@testing-library/react";
import { PreviousVersions } from "../../../src/components/download/PreviousVersions";
import { release } from "../../support/release";

test("every release is a card with name, date, link and its changes", () => {
  const releases = [release(), release({ id: "2", version: "v0.9.0", name: "v0.9.0", features: [], downloadUrl: null })];
  render(
    <PreviousVersions
      id="versions"
      releases={releases}
      hasOlder={false}
      isLoading={false}
      completeListUrl="/releases.html"
      onShow={() => undefined}
    />,
  );
  expect(screen.getByRole("heading", { name: "Previous Versions" })).toBeInTheDocument();
  const [first, second] = screen.getAllByRole("article");
  if (!first || !second) throw new Error("A card is missing.");
  expect(within(first).getByRole("heading", { level: 3 })).toHaveTextContent("Player 1.0 v1.0.0");
  expect(within(first).getByText("Changes in this version:")).toBeInTheDocument();
  expect(within(first).getByRole("link", { name: "Download Player 1.0" })).toHaveTextContent("Download");
  expect(within(second).getByText("No changes listed for this version.")).toBeInTheDocument();
  expect(within(second).queryByText("Changes in this version:")).toBeNull();
  expect(within(second).queryByRole("link")).toBeNull();
});
