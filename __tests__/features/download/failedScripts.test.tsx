import { screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import type { ReactElement } from "react";
import { FindVersions } from "../../../src/features/download/search/FindVersions";
import { ChangesSince } from "../../../src/features/download/since/ChangesSince";
import { FileCheck } from "../../../src/features/download/verify/FileCheck";
import { pageLocation } from "../../support/pageLocation";
import { release } from "../../support/release";
import { listOf, renderWithList } from "../../support/releaseList";

const mockFailure = () => {
  throw new Error("Loading chunk 7 failed.");
};
jest.mock("../../../src/features/download/since/SinceAnswer", () => mockFailure());
jest.mock("../../../src/features/download/verify/FileReport", () => mockFailure());
jest.mock("../../../src/features/download/search/FoundVersions", () => mockFailure());

const since = <ChangesSince location={pageLocation("/download?from=v1.0.0")} />;
const find = <FindVersions location={pageLocation("/download?find=player")}>The list</FindVersions>;
const check = <FileCheck />;
const nothing = async () => undefined;
const chooseFile = () => userEvent.upload(screen.getByLabelText("Drop the file here, or choose it"), new File(["1"], "mine.apk"));

test.each<[string, ReactElement, () => Promise<void>]>([
  ["The changes could not be loaded.", since, nothing],
  ["The search could not be loaded.", find, nothing],
  ["The checker could not be loaded.", check, chooseFile],
])("%s", async (message, tool, act) => {
  jest.spyOn(console, "error").mockImplementation(() => undefined);
  Object.assign(window, { isSecureContext: true });
  const { container } = renderWithList(tool, listOf([release()]));
  await act();
  await waitFor(() => expect(container).toHaveTextContent(message));
  expect(screen.getByRole("alert")).toHaveTextContent(message);
  // What was there before stays.
  if (tool === find) expect(screen.getByText("The list")).toBeVisible();
  // A reload would lose the page.
  jest.spyOn(navigator, "onLine", "get").mockReturnValue(false);
  await userEvent.click(screen.getByRole("button", { name: "Reload the page" }));
  expect(screen.getByRole("alert")).toHaveTextContent("You are offline.");
});
