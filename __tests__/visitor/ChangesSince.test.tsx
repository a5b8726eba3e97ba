import { act, render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import type { AllReleases } from "../../src/releases/listContent";
import { ChangesSince, type SinceList } from "../../src/visitor/ChangesSince";
import { release } from "../support/release";

const releases = [
  release({ id: "3", version: "v1.2.0", name: "Player 1.2", features: ["Newest"] }),
  release({ id: "2", version: "v1.1.0", name: "v1.1.0", features: [], isPrerelease: true }),
  release({ id: "1", version: "v1.0.0", name: "Player 1.0", features: ["Oldest"] }),
];
const allReleases: AllReleases = { releases, isComplete: true, isCurrent: true };
const loadAllReleases = jest.fn();

/** The list once all releases are loaded or, without any, while they and the answer of the API are awaited. */
function listOf(all: AllReleases | null, changes: Partial<SinceList> = {}): SinceList {
  const known = all?.releases ?? releases;
  const isCurrent = all?.isCurrent ?? true;
  return {
    known,
    versions: known.map(({ version }) => version),
    latestFiles: [],
    hasUnknownReleases: false,
    allReleases: all,
    allReleasesFile: all ? { status: "loaded", releases: [] } : { status: "loading" },
    refresh: !all
      ? { status: "loading" }
      : isCurrent
        ? { status: "current", checkedAt: new Date() }
        : { status: "failed", message: "The server cannot be reached" },
    ...changes,
  };
}

function tool(
  all: AllReleases | null,
  { location = window.location as object, ...changes }: Partial<SinceList> & { location?: object } = {},
) {
  return <ChangesSince list={listOf(all, changes)} loadAllReleases={loadAllReleases} location={location} />;
}

async function show({ url = "/download", list = allReleases }: { url?: string; list?: AllReleases | null } = {}) {
  window.history.replaceState({ key: "kept" }, "", url);
  return await act(async () => render(tool(list)));
}
const title = (text: string | RegExp) => screen.findByRole("heading", { level: 3, name: text });

/** The functions that wait until the browser is idle, and those that wait for the next frame. */
let whenIdle: (() => void)[];
let beforeFrame: (() => void)[];

/** Runs functions that wait, and waits until those have run that wait for them in turn. */
async function run(waiting: (() => void)[]): Promise<void> {
  await act(async () => {
    for (const callback of waiting.splice(0)) callback();
    await new Promise((resolve) => setTimeout(resolve, 5));
  });
}
/** Makes the browser idle, and paint a frame. */
async function settle(): Promise<void> {
  await run(whenIdle);
  await run(beforeFrame);
}

beforeEach(() => {
  loadAllReleases.mockReset();
  Element.prototype.scrollIntoView = jest.fn();
  whenIdle = [];
  beforeFrame = [];
  Object.assign(window, { requestIdleCallback: (callback: () => void) => whenIdle.push(callback) });
  jest.spyOn(window, "requestAnimationFrame").mockImplementation((callback) => beforeFrame.push(() => callback(0)));
});

test("without a version, only the list of versions shows, and nothing loads", async () => {
  await show();
  expect(screen.getAllByRole("option").map((option) => option.textContent)).toEqual(["your version", "v1.2.0", "v1.1.0", "v1.0.0"]);
  expect(screen.queryByRole("heading", { level: 3 })).toBeNull();
  expect(loadAllReleases).not.toHaveBeenCalled();
});

test("opening the list of versions loads all releases, and moving past it with the keyboard does not", async () => {
  window.history.replaceState(null, "", "/download");
  render(tool(allReleases));
  await userEvent.tab();
  await userEvent.tab();
  expect(loadAllReleases).not.toHaveBeenCalled();
  await userEvent.pointer({ keys: "[MouseLeft]", target: screen.getByRole("combobox") });
  expect(loadAllReleases).toHaveBeenCalled();
});

test.each([
  [{ status: "idle" }, undefined],
  [{ status: "loading" }, "loading older versions..."],
  [{ status: "failed", message: "gone" }, "older versions could not be loaded"],
] as const)("while all releases are %j, the options say %s", async (allReleasesFile, text) => {
  window.history.replaceState(null, "", "/download");
  render(tool(allReleases, { hasUnknownReleases: true, allReleasesFile }));
  const disabled = screen.getAllByRole<HTMLOptionElement>("option").filter((option) => option.disabled);
  expect(disabled.map((option) => option.textContent)).toEqual(text ? [text] : []);
});

test("a chosen version shows all that changed since, newest first, and is written to the URL", async () => {
  await show();
  await userEvent.selectOptions(screen.getByRole("combobox"), "v1.0.0");
  expect(await title("1 change in 2 versions since v1.0.0")).toBeInTheDocument();
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

test("a chosen version is answered even if the browser refuses to change the URL", async () => {
  await show();
  jest.spyOn(window.history, "replaceState").mockImplementation(() => {
    throw new DOMException("Too many calls", "SecurityError");
  });
  await userEvent.selectOptions(screen.getByRole("combobox"), "v1.0.0");
  expect(await title("1 change in 2 versions since v1.0.0")).toBeInTheDocument();
});

test("a link with a version shows the same, selects the version and moves the focus to the answer once it is painted", async () => {
  await show({ url: "/download?from=1.1.0" });
  const answer = await title("1 change in 1 version since v1.1.0");
  await run(whenIdle);
  expect(answer).not.toHaveFocus();
  await run(beforeFrame);
  expect(answer).toHaveFocus();
  expect(screen.getByRole("combobox")).toHaveValue("v1.1.0");
});

test("a visitor who has begun to read is not moved to the answer", async () => {
  Object.assign(window, { scrollY: 200 });
  await show({ url: "/download?from=1.1.0" });
  const answer = await title("1 change in 1 version since v1.1.0");
  await settle();
  expect(answer).not.toHaveFocus();
  Object.assign(window, { scrollY: 0 });
});

test("a version that the page does not know waits for all releases, and its answer changes with the list", async () => {
  const { rerender } = await show({ url: "/download?from=0.9.0", list: null });
  expect(await title("Looking up what changed since then")).toBeInTheDocument();
  expect(loadAllReleases).toHaveBeenCalled();
  const oldest = release({ id: "0", version: "v0.9.0" });
  rerender(tool({ ...allReleases, releases: [...releases, oldest] }));
  const answer = await title("2 changes in 3 versions since v0.9.0");
  await settle();
  expect(answer).toHaveFocus();
  answer.blur();
  const newer = release({ id: "4", version: "v1.3.0", features: ["Just now"] });
  rerender(tool({ ...allReleases, releases: [newer, ...releases, oldest] }));
  const newAnswer = await title("3 changes in 4 versions since v0.9.0");
  await settle();
  expect(newAnswer).not.toHaveFocus();
});

test("a version that the page knows is answered at once, while the API hangs and nothing else is loaded", async () => {
  const { rerender } = await show({ url: "/download?from=v1.1.0", list: null });
  expect(await title("1 change in 1 version since v1.1.0")).toBeInTheDocument();
  expect(screen.getByText("Checking for newer versions...")).toBeInTheDocument();
  expect(loadAllReleases).not.toHaveBeenCalled();
  const newer = release({ id: "4", version: "v1.3.0", features: ["Just now"] });
  rerender(tool(null, { known: [newer, ...releases], refresh: { status: "current", checkedAt: new Date() } }));
  expect(await title("2 changes in 2 versions since v1.1.0")).toBeInTheDocument();
  expect(screen.queryByText("Checking for newer versions...")).toBeNull();
});

test("a version without its v is answered at once too, and again if an older release has exactly that tag", async () => {
  const { rerender } = await show({ url: "/download?from=1.1.0", list: null });
  expect(await title("1 change in 1 version since v1.1.0")).toBeInTheDocument();
  expect(loadAllReleases).toHaveBeenCalled();
  rerender(tool({ ...allReleases, releases: [...releases, release({ id: "0", version: "1.1.0" })] }));
  expect(await title("2 changes in 3 versions since 1.1.0")).toBeInTheDocument();
});

test("the newest release can be downloaded beside the answer, also if the version is unknown", async () => {
  for (const version of ["v1.0.0", "9.9.9"]) {
    const { unmount } = await show({ url: `/download?from=${version}` });
    expect(await screen.findByRole("link", { name: "Download v1.2.0" })).toHaveAttribute("href", releases[0]?.downloadUrl);
    unmount();
  }
});

test("each version of the answer leads to its URL, and an older line is marked", async () => {
  const backport = release({ id: "5", version: "v1.0.1", name: "Player 1.0.1" });
  await show({ url: "/download?from=v1.1.0", list: { ...allReleases, releases: [backport, ...releases] } });
  expect(await screen.findByRole("link", { name: "Player 1.0.1" })).toHaveAttribute("href", "#v1.0.1");
  expect(screen.getAllByText("An older line, published later", { exact: false })).toHaveLength(1);
});

test("a navigation to another URL asks another question, or none", async () => {
  const { rerender } = await show({ url: "/download?from=1.1.0" });
  await title("1 change in 1 version since v1.1.0");
  window.history.replaceState(null, "", "/download");
  rerender(tool(allReleases, { location: {} }));
  expect(screen.queryByRole("heading", { level: 3 })).toBeNull();
  expect(screen.getByRole("combobox")).toHaveValue("");
});

test("a plus in a linked version need not be encoded", async () => {
  await show({
    url: "/download?from=1.0.0+5",
    list: { ...allReleases, releases: [...releases, release({ id: "0", version: "v1.0.0+5" })] },
  });
  expect(await title("2 changes in 3 versions since v1.0.0+5")).toBeInTheDocument();
});

test("nothing has changed since the newest version", async () => {
  await show({ url: "/download?from=v1.2.0" });
  expect(await title("v1.2.0 is the latest version")).toBeInTheDocument();
});

test("an unknown version is called unknown, and not repeated", async () => {
  await show({ url: "/download?from=%3Cb%3E9+is+unsafe" });
  const answer = await title("We don't know that version");
  expect(screen.getByText("No release has it. Choose yours above.")).toBeInTheDocument();
  await settle();
  expect(answer).toHaveFocus();
  expect(document.body).not.toHaveTextContent("unsafe");
});

test("an unknown version may be an older one if not all releases could be loaded", async () => {
  await show({ url: "/download?from=0.1", list: { ...allReleases, isComplete: false } });
  expect(await title("We don't know that version")).toBeInTheDocument();
  expect(screen.getByText(/It may be an older one: the release list could not be loaded/)).toBeInTheDocument();
});

test("no version is called unknown or the latest if the newest releases could not be loaded", async () => {
  const { unmount } = await show({ url: "/download?from=v1.3.0", list: { ...allReleases, isCurrent: false } });
  expect(await title("We don't know that version")).toBeInTheDocument();
  expect(screen.getByText(/It may be a new one/)).toBeInTheDocument();
  unmount();
  await show({ url: "/download?from=v1.2.0", list: { ...allReleases, isCurrent: false } });
  expect(await title("v1.2.0 is the latest version known here")).toBeInTheDocument();
});

test("if two versions differ only by a v, the answer is about the exact one", async () => {
  await show({
    url: "/download?from=1.0.0",
    list: { ...allReleases, releases: [...releases, release({ id: "0", version: "1.0.0" })] },
  });
  expect(await title("2 changes in 3 versions since 1.0.0")).toBeInTheDocument();
});
