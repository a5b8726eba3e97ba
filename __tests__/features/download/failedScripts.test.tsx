import { screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import type { ReactElement } from "react";
import { CheckAndHear } from "../../../src/features/download/latest/CheckAndHear";
import { LinkedVersionSection } from "../../../src/features/download/links/LinkedVersionSection";
import { FindVersions } from "../../../src/features/download/search/FindVersions";
import { ChangesSince } from "../../../src/features/download/since/ChangesSince";
import { FileCheck } from "../../../src/features/download/verify/FileCheck";
import { release } from "../../support/release";
import { listOf, renderWithList } from "../../support/releaseList";

const mockFailure = () => {
  throw new Error("Loading chunk 7 failed.");
};
jest.mock("../../../src/features/download/since/SinceAnswer", () => mockFailure());
jest.mock("../../../src/features/download/verify/FileReport", () => mockFailure());
jest.mock("../../../src/features/download/verify/CommandLine", () => mockFailure());
jest.mock("../../../src/features/download/search/FoundVersions", () => mockFailure());
jest.mock("../../../src/features/download/links/LinkedVersion", () => mockFailure());

const since = <ChangesSince />;
const find = <FindVersions>The list</FindVersions>;
const check = <FileCheck />;
const linked = <LinkedVersionSection />;
const help = <CheckAndHear />;
const nothing = async () => undefined;
const openHelp = () => userEvent.click(screen.getByText("From the command line"));
const chooseFile = () => userEvent.upload(screen.getByLabelText("Drop the file here, or choose it"), new File(["1"], "mine.apk"));

test.each<[string, ReactElement, string, () => Promise<void>]>([
  ["The changes could not be loaded.", since, "?from=v1.0.0", nothing],
  ["The search could not be loaded.", find, "?find=player", nothing],
  ["The version could not be loaded.", linked, "#v1.0.0", nothing],
  ["The checker could not be loaded.", check, "", chooseFile],
  ["This could not be loaded. Open it in the plain list", help, "", openHelp],
])("%s", async (message, tool, url, act) => {
  jest.spyOn(console, "error").mockImplementation(() => undefined);
  window.history.replaceState(null, "", `/download${url}`);
  const { container } = renderWithList(tool, listOf([release()]));
  await act();
  await waitFor(() => expect(container).toHaveTextContent(message));
  expect(screen.getByRole("alert")).toHaveTextContent(message);
  // What was there before stays.
  if (tool === find) expect(screen.getByText("The list")).toBeVisible();
  if (tool === linked) {
    expect(screen.getByRole("link")).toHaveAttribute("href", "/releases.html");
  }
  if (tool === help) expect(container.querySelector("details details a")).toHaveAttribute("href", "/releases.html#command-line");
  // A reload would lose the page.
  jest.spyOn(navigator, "onLine", "get").mockReturnValue(false);
  await userEvent.click(screen.getByRole("button", { name: "Reload the page" }));
  expect(screen.getByRole("alert")).toHaveTextContent("You are offline.");
});
