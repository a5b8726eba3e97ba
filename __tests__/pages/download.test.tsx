import { act, fireEvent, render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import DownloadPage from "../../src/pages/download";
import { checkGitHubReleases } from "../../src/releases/githubRelease";
import type { Release } from "../../src/releases/release";
import { type FakeRequest, fakeFetch } from "../support/fakeFetch";
import { githubReleases } from "../support/githubReleases";
import { pageDataOf } from "../support/pageData";
import { release, releaseFile } from "../support/release";
import { nextReadAt } from "../support/releaseList";

let requests: FakeRequest[];
beforeEach(() => {
  requests = fakeFetch();
});

/** Opens the page of a build with these releases, which has the newest `count` of them. */
function open(releases: Release[], { isSample = false, count = 30 } = {}) {
  const list = { isSample, readAt: nextReadAt(), liveUrl: "https://api.example.com/releases" };
  return render(<DownloadPage data={pageDataOf(releases, list, count)} />);
}
const respond = (body: unknown, status = 200) =>
  act(async () => requests[0]?.respond({ body, status }));

test("without a built release, the loading text or the error shows alone", async () => {
  const { container } = open([]);
  expect(container).toHaveTextContent(/^Download for AndroidLoading releases\.\.\.$/);
  await respond(null, 503);
  expect(container).toHaveTextContent(/^Download for AndroidError: Failed to fetch releasesRetry$/);
  act(() => void window.dispatchEvent(new Event("online")));
  expect(container).toHaveTextContent(/^Download for AndroidLoading releases\.\.\.$/);
});

test("a screen reader hears that the list has changed", async () => {
  open([...checkGitHubReleases(githubReleases(1)).releases]);
  const [status] = screen.getAllByRole("status");
  expect(status?.textContent).toBe("");
  await respond(githubReleases(2));
  expect(status).toHaveTextContent("The list of releases has changed. The latest is Player 1.2.");
});

test("a response without a release says so, if the build had none either", async () => {
  open([]);
  await respond([]);
  expect(screen.getByRole("heading", { level: 2 })).toHaveTextContent("Nothing to download yet");
  expect(screen.queryByRole("link", { name: "To the latest version" })).toBeNull();
  const ways = screen.getAllByRole("listitem").map(({ textContent }) => textContent);
  expect(ways).toEqual(["Follow the feed", "Watch releases on GitHub"]);
});

test.each([
  [false, "smooth"],
  [true, "auto"],
])("the round button focuses the newest release; less motion: %p", async (matches, behavior) => {
  open([release()]);
  const scroll = jest.spyOn(Element.prototype, "scrollIntoView");
  window.matchMedia = jest.fn().mockReturnValue({ matches });
  await userEvent.click(screen.getByRole("link", { name: "To the latest version" }));
  expect(scroll).toHaveBeenCalledWith({ behavior });
  expect(document.getElementById("latest")).toHaveFocus();
});

test.each(["ctrlKey", "metaKey", "shiftKey"])("with the %s, the round button is a link", (key) => {
  open([release()]);
  const link = screen.getByRole("link", { name: "To the latest version" });
  expect(fireEvent.click(link, { [key]: true })).toBe(true);
});

test("only versions have ids with a digit, and samples are called samples", () => {
  const list = [release({ id: "2", version: "v2.0" }), release({ id: "1", version: "v1.0" })];
  const { container } = open(list, { isSample: true });
  expect(screen.getByText("These are sample releases.")).toBeInTheDocument();
  const ids = [...container.querySelectorAll("[id]")].map(({ id }) => id);
  expect(ids).toContain("versions");
  expect(ids.filter((id) => /\d/.test(id))).toEqual(["v2.0", "v1.0"]);
});

test.each([
  ["stable version", "The newest stable version is v0.9", [releaseFile("beta.apk")]],
  ["version for Android phones", "v1.0.0 has no app file yet. v0.9 is the newest for", []],
])("the newest %s may be older than the page", (_, text, files) => {
  const app = release({ id: "0", version: "v0.9", files: [releaseFile("player.apk")] });
  const { container } = open([release({ id: "2", isPrerelease: true, files }), app], { count: 1 });
  expect(container).toHaveTextContent(text);
});
