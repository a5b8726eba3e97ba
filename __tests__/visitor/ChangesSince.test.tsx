import { act, render, screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import type { WholeList } from "../../src/releases/release";
import { ChangesSince } from "../../src/visitor/ChangesSince";
import { release } from "../support/release";

const releases = [
  release({ id: "3", version: "v1.2.0", name: "Player 1.2", features: ["Newest"] }),
  release({ id: "2", version: "v1.1.0", name: "v1.1.0", features: [], isPrerelease: true }),
  release({ id: "1", version: "v1.0.0", name: "Player 1.0", features: ["Oldest"] }),
];

async function show({ address = "/download", isComplete = true } = {}) {
  window.history.replaceState({ key: "kept" }, "", address);
  const whole: WholeList = { releases, isComplete };
  return await act(async () =>
    render(<ChangesSince versions={releases.map(({ version }) => version)} loadWhole={async () => whole} />),
  );
}

beforeEach(() => {
  Element.prototype.scrollIntoView = jest.fn();
});

test("without a version there is the choice alone", async () => {
  await show();
  expect(screen.getAllByRole("option").map((option) => option.textContent)).toEqual(["your version", "v1.2.0", "v1.1.0", "v1.0.0"]);
  expect(screen.getByRole("status")).toBeEmptyDOMElement();
});

test("a chosen version brings all that came after it, newest first, and stands in the address", async () => {
  await show();
  await userEvent.selectOptions(screen.getByRole("combobox"), "v1.0.0");
  expect(await screen.findByText("1 change in 2 versions since v1.0.0")).toBeInTheDocument();
  expect(screen.getAllByRole("heading", { level: 4 }).map((heading) => heading.textContent)).toEqual([
    expect.stringContaining("Player 1.2 v1.2.0"),
    expect.stringMatching(/^v1\.1\.0.*Pre-release$/),
  ]);
  expect(screen.getByText("Newest")).toBeInTheDocument();
  expect(screen.queryByText("Oldest")).toBeNull();
  expect(window.location.search).toBe("?from=v1.0.0");
  expect(window.history.state).toEqual({ key: "kept" });
  await userEvent.selectOptions(screen.getByRole("combobox"), "your version");
  expect(window.location.search).toBe("");
  expect(screen.queryByText("Newest")).toBeNull();
});

test("a link with a version shows the same, marks the version and takes the focus there", async () => {
  await show({ address: "/download?from=1.1.0" });
  const answer = await screen.findByText("1 change in 1 version since v1.1.0");
  await waitFor(() => expect(answer).toHaveFocus());
  expect(screen.getByRole("combobox")).toHaveValue("v1.1.0");
});

test("the newest version is told that nothing came after it", async () => {
  await show({ address: "/download?from=v1.2.0" });
  expect(await screen.findByText("v1.2.0 is the latest version")).toBeInTheDocument();
});

test("an unknown version is said so, as text", async () => {
  await show({ address: "/download?from=%3Cb%3E9" });
  expect(await screen.findByText("There is no version <b>9")).toBeInTheDocument();
  expect(screen.getByText(/No release bears that version/)).toBeInTheDocument();
});

test("where the complete list could not be loaded, an unknown version may be an older one", async () => {
  await show({ address: "/download?from=0.1", isComplete: false });
  expect(await screen.findByText(/the complete list could not be loaded/)).toBeInTheDocument();
});
