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
const whole: WholeList = { releases, isComplete: true, isCurrent: true };
const onWholeWanted = jest.fn();

function tool(list: WholeList | null, { hasUnknown = false, place = window.location as object } = {}) {
  return (
    <ChangesSince
      versions={(list ?? whole).releases.map(({ version }) => version)}
      hasUnknown={hasUnknown}
      whole={list}
      onWholeWanted={onWholeWanted}
      place={place}
    />
  );
}

async function show({ address = "/download", list = whole }: { address?: string; list?: WholeList | null } = {}) {
  window.history.replaceState({ key: "kept" }, "", address);
  return await act(async () => render(tool(list)));
}
const title = (text: string | RegExp) => screen.findByRole("heading", { level: 3, name: text });

beforeEach(() => {
  onWholeWanted.mockReset();
  Element.prototype.scrollIntoView = jest.fn();
});

test("without a version there is the choice alone, and nothing is loaded", async () => {
  await show();
  expect(screen.getAllByRole("option").map((option) => option.textContent)).toEqual(["your version", "v1.2.0", "v1.1.0", "v1.0.0"]);
  expect(screen.queryByRole("heading", { level: 3 })).toBeNull();
  expect(onWholeWanted).not.toHaveBeenCalled();
});

test("whoever opens the choice has the older versions loaded; whoever passes by has not", async () => {
  window.history.replaceState(null, "", "/download");
  render(tool(whole, { hasUnknown: true }));
  await userEvent.tab();
  await userEvent.tab();
  expect(onWholeWanted).not.toHaveBeenCalled();
  expect(screen.getByRole("option", { name: "older ones are on their way" })).toBeDisabled();
  await userEvent.pointer({ keys: "[MouseLeft]", target: screen.getByRole("combobox") });
  expect(onWholeWanted).toHaveBeenCalled();
});

test("a chosen version brings all that came after it, newest first, and stands in the address", async () => {
  await show();
  await userEvent.selectOptions(screen.getByRole("combobox"), "v1.0.0");
  expect(await title("1 change in 2 versions since v1.0.0")).toBeInTheDocument();
  expect(onWholeWanted).toHaveBeenCalled();
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

test("a chosen version is answered where the browser refuses to change the URL", async () => {
  await show();
  jest.spyOn(window.history, "replaceState").mockImplementation(() => {
    throw new DOMException("Too many calls", "SecurityError");
  });
  await userEvent.selectOptions(screen.getByRole("combobox"), "v1.0.0");
  expect(await title("1 change in 2 versions since v1.0.0")).toBeInTheDocument();
});

test("a link with a version shows the same, marks the version and takes the focus there", async () => {
  await show({ address: "/download?from=1.1.0" });
  const answer = await title("1 change in 1 version since v1.1.0");
  await waitFor(() => expect(answer).toHaveFocus());
  expect(screen.getByRole("combobox")).toHaveValue("v1.1.0");
});

test("whoever has begun to read is not taken to the answer", async () => {
  Object.assign(window, { scrollY: 200 });
  await show({ address: "/download?from=1.1.0" });
  const answer = await title("1 change in 1 version since v1.1.0");
  await new Promise((resolve) => setTimeout(resolve, 50));
  expect(answer).not.toHaveFocus();
  Object.assign(window, { scrollY: 0 });
});

test("the answer waits for the list and follows it, without taking the focus again", async () => {
  const { rerender } = await show({ address: "/download?from=1.1.0", list: null });
  expect(await title("Looking up what came after it")).toBeInTheDocument();
  rerender(tool(whole));
  const answer = await title("1 change in 1 version since v1.1.0");
  await waitFor(() => expect(answer).toHaveFocus());
  answer.blur();
  const newer = release({ id: "4", version: "v1.3.0", features: ["Just now"] });
  rerender(tool({ ...whole, releases: [newer, ...releases] }));
  expect(await title("2 changes in 2 versions since v1.1.0")).not.toHaveFocus();
});

test("an address that a navigation has changed is another question, or none", async () => {
  const { rerender } = await show({ address: "/download?from=1.1.0" });
  await title("1 change in 1 version since v1.1.0");
  window.history.replaceState(null, "", "/download");
  rerender(tool(whole, { place: {} }));
  expect(screen.queryByRole("heading", { level: 3 })).toBeNull();
  expect(screen.getByRole("combobox")).toHaveValue("");
});

test("a plus in a version may stand in the link as it is", async () => {
  await show({
    address: "/download?from=1.0.0+5",
    list: { ...whole, releases: [...releases, release({ id: "0", version: "v1.0.0+5" })] },
  });
  expect(await title("2 changes in 3 versions since v1.0.0+5")).toBeInTheDocument();
});

test("the newest version is told that nothing came after it", async () => {
  await show({ address: "/download?from=v1.2.0" });
  expect(await title("v1.2.0 is the latest version")).toBeInTheDocument();
});

test("an unknown version is said so, and not repeated", async () => {
  await show({ address: "/download?from=%3Cb%3E9+is+unsafe" });
  expect(await title("No release bears that version")).toBeInTheDocument();
  expect(screen.getByText("Choose yours above.")).toBeInTheDocument();
  expect(document.body).not.toHaveTextContent("unsafe");
});

test("where the complete list could not be loaded, an unknown version may be an older one", async () => {
  await show({ address: "/download?from=0.1", list: { ...whole, isComplete: false } });
  expect(await title("That version is not known here")).toBeInTheDocument();
  expect(screen.getByText(/the complete list could not be loaded/)).toBeInTheDocument();
});

test("where the releases could not be asked for, nothing is called unknown or the latest", async () => {
  const { unmount } = await show({ address: "/download?from=v1.3.0", list: { ...whole, isCurrent: false } });
  expect(await title("That version is not known here")).toBeInTheDocument();
  expect(screen.getByText(/Newer versions may be missing/)).toBeInTheDocument();
  unmount();
  await show({ address: "/download?from=v1.2.0", list: { ...whole, isCurrent: false } });
  expect(await title("v1.2.0 is the latest version known here")).toBeInTheDocument();
});

test("releases that bear the same version are one choice, the one asked for to the letter", async () => {
  await show({
    address: "/download?from=1.0.0",
    list: { ...whole, releases: [...releases, release({ id: "0", version: "1.0.0" })] },
  });
  expect(await title("2 changes in 3 versions since 1.0.0")).toBeInTheDocument();
});
