import { render, screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import type { ReactElement } from "react";
import { InstallHelp } from "../../../src/features/download/install/InstallHelp";
import { LinkedVersion } from "../../../src/features/download/links/LinkedVersion";
import { builtList } from "../../../src/features/download/list/releaseList";
import { createReleaseListStore } from "../../../src/features/download/list/releaseListStore";
import { FindVersions } from "../../../src/features/download/search/FindVersions";
import { ChangesSince } from "../../../src/features/download/since/ChangesSince";
import { FileCheck } from "../../../src/features/download/verify/FileCheck";
import { release } from "../../support/release";

const mockFailure = () => {
  throw new Error("Loading chunk 7 failed.");
};
jest.mock("../../../src/features/download/since/SinceAnswer", () => mockFailure());
jest.mock("../../../src/features/download/verify/FileReport", () => mockFailure());
jest.mock("../../../src/features/download/search/FoundVersions", () => mockFailure());
jest.mock("../../../src/features/download/links/LinkedVersionAnswer", () => mockFailure());
jest.mock("../../../src/features/download/install/InstallSteps", () => mockFailure());
jest.mock("../../../src/features/download/list/fetchAllReleases", () => mockFailure());

const list = builtList({ newest: [release()], latestFiles: [], total: 1, step: 30 });
const common = { list, loadAllReleases: () => undefined, plainListUrl: "/releases.html" };
const since = <ChangesSince {...common} location={{}} />;
const find = <FindVersions {...common}>The list</FindVersions>;
const linked = <LinkedVersion {...common} location={{}} />;
const check = <FileCheck {...common} allReleases={null} />;
const help = <InstallHelp downloads={0} />;
const openHelp = () => userEvent.click(screen.getByText("How to install"));
const chooseFile = () => userEvent.upload(screen.getByLabelText("Drop the file here, or choose it"), new File(["1"], "mine.apk"));

test.each<[string, ReactElement, string, () => Promise<void>]>([
  ["The changes could not be loaded. Choose the version again.", since, "?from=v1.0.0", async () => undefined],
  ["The search could not be loaded. Type again to try again.", find, "?find=player", async () => undefined],
  ["The version could not be shown because a script could not be loaded.", linked, "#v1.0.0", async () => undefined],
  ["The checker could not be loaded. Choose the file again.", check, "", chooseFile],
  ["This could not be loaded. Open it in the plain list", help, "", openHelp],
])("%s", async (message, tool, url, act) => {
  window.history.replaceState(null, "", `/download${url}`);
  const { container } = render(tool);
  await act();
  await waitFor(() => expect(container).toHaveTextContent(message));
  const announced = [...container.querySelectorAll("[role=status], [role=alert]")].map(({ textContent }) => textContent);
  // The help says it where the visitor has just opened it.
  if (tool !== help) expect(announced.join()).toContain(message);
  for (const link of screen.queryAllByRole("link")) expect(link.getAttribute("href")).toMatch(/^\/releases\.html(#install)?$/);
  // What was there before stays.
  if (tool === find) expect(container).toHaveTextContent("The list");
  if (tool === linked) expect(screen.getByRole("alert")).toHaveFocus();
});

test("All releases could not be loaded (a script is missing)", async () => {
  const store = createReleaseListStore({ newest: [], latestFiles: [], total: 1, step: 30 }, { live: "/live", all: "/all" });
  store.loadAllReleases();
  const message = "All releases could not be loaded (a script is missing)";
  await waitFor(() => expect(store.getState().allReleasesFile).toEqual({ status: "failed", message }));
});
