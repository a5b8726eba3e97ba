import { screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { FindVersions } from "../../../../src/features/download/previous/FindVersions";
import { ChangesSince } from "../../../../src/features/download/tools/ChangesSince";
import { FileCheck } from "../../../../src/features/download/tools/FileCheck";
import { release } from "../../../support/release";
import { listOf, renderWithList } from "../../../support/releaseList";

const mockFailure = () => {
  throw new Error("Loading chunk 7 failed.");
};
// The first one fails when it renders, the others when they load.
jest.mock("../../../../src/features/download/tools/SinceResult", () => ({
  __esModule: true,
  default: mockFailure,
}));
jest.mock("../../../../src/features/download/tools/FileReport", () => mockFailure());
jest.mock("../../../../src/features/download/previous/FoundVersions", () => mockFailure());

const URL = "/download?from=v1.0.0&find=player";
const find = <FindVersions>The list</FindVersions>;

test.each([
  ["The changes could not be loaded.", <ChangesSince key="since" />],
  ["The search could not be loaded.", find],
  ["The checker could not be loaded.", <FileCheck key="check" />],
])("%s", async (message, tool) => {
  jest.spyOn(console, "error").mockImplementation();
  Object.assign(window, { isSecureContext: true });
  const { container } = renderWithList(tool, listOf([release()]), { url: URL });
  const input = screen.queryByLabelText("Choose the file, or drop it here");
  if (input) await userEvent.upload(input, new File(["1"], "mine.apk"));
  await waitFor(() => expect(screen.getByRole("alert")).toHaveTextContent(message));
  if (tool === find) expect(container).toHaveTextContent("The list");
  expect(screen.getByRole("button", { name: "Reload the page" })).toBeInTheDocument();
});
