import { act, render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import type { ComponentProps } from "react";
import DownloadPage from "../../src/pages/download";
import { fakeFetch, type PendingCall } from "../support/fakeFetch";
import { githubRelease, githubReleases } from "../support/githubReleases";
import { pageLocation } from "../support/pageLocation";
import { release, releaseFile } from "../support/release";
import { nextReadAt } from "../support/releaseList";

let calls: PendingCall[];
beforeEach(() => {
  calls = fakeFetch();
});

function open(
  built: ReturnType<typeof release>[],
  {
    isSample = false,
    stable = built.filter(({ isPrerelease }) => !isPrerelease).slice(0, 1),
    forPhones = built.filter(({ files }) => files.length > 0).slice(0, 1),
    totalCount = built.length,
  } = {},
) {
  const props: ComponentProps<typeof DownloadPage> = {
    data: {
      releaseList: { isSample, readAt: nextReadAt(), liveUrl: "https://api.example.com/releases" },
      allRelease: { totalCount, nodes: built },
      latestRelease: { nodes: built.slice(0, 1) },
      stableRelease: { nodes: stable },
      phoneRelease: { nodes: forPhones },
    },
    location: pageLocation(),
  };
  return render(<DownloadPage {...props} />);
}

test("without any built release, the loading text or the error shows alone", async () => {
  open([]);
  expect(screen.getByText("Loading releases...")).toBeInTheDocument();
  expect(screen.queryByText("Nothing to download yet")).toBeNull();
  await act(async () => calls[0]?.answer({ body: null, status: 503 }));
  expect(screen.getByText("Error: Failed to fetch releases")).toBeInTheDocument();
  expect(screen.getByRole("button", { name: "Retry" })).toBeInTheDocument();
  expect(screen.queryByText("Latest Release")).toBeNull();
  expect(screen.queryByText("Check Your Download")).toBeNull();
});

test.each([
  ["Nothing to download yet", []],
  ["Nothing to download at the moment", [release({ id: "1001" })]],
])("an empty answer says %s, which depends on what the build had", async (title, built) => {
  open(built);
  await act(async () => calls[0]?.answer({ body: [] }));
  expect(screen.getByRole("heading", { level: 2 })).toHaveTextContent(title);
  expect(screen.queryByText("Latest Release")).toBeNull();
  expect(screen.queryByRole("link", { name: "To the latest version" })).toBeNull();
});

test.each([
  ["smoothly", false, "smooth"],
  ["at once for visitors who want no motion", true, "auto"],
])("the round button scrolls to the newest release %s, and moves the focus there", async (_, matches, behavior) => {
  open([release()]);
  const latest = document.getElementById("latest");
  if (!latest) throw new Error("The section of the newest release is missing.");
  const scroll = jest.fn();
  latest.scrollIntoView = scroll;
  window.matchMedia = jest.fn().mockReturnValue({ matches });
  await userEvent.click(screen.getByRole("link", { name: "To the latest version" }));
  expect(scroll).toHaveBeenCalledWith({ behavior });
  expect(latest).toHaveFocus();
});

test("no id of the page has a digit, except for the tags of the versions, and samples are called samples", async () => {
  const list = [release({ id: "2", version: "v2.0" }), release({ id: "1", version: "v1.0" })];
  const { container } = open(list, { isSample: true });
  expect(screen.getByText("These are sample releases.")).toBeInTheDocument();
  const ids = [...container.querySelectorAll("[id]")].map(({ id }) => id);
  expect(ids).toContain("versions");
  expect(ids.filter((id) => /\d/.test(id))).toEqual(["v2.0", "v1.0"]);
  await act(async () => calls[0]?.answer({ body: githubReleases(2) }));
  expect(container).toHaveTextContent(/Release list is current/);
  expect(screen.getByText("These are sample releases.")).toBeInTheDocument();
});

test("a failure after an answer says that the list works, and no longer names the day of the build", async () => {
  open([release()]);
  await act(async () => calls[0]?.answer({ body: githubReleases(2) }));
  act(() => void window.dispatchEvent(Object.assign(new Event("pageshow"), { persisted: true })));
  await act(async () => calls[1]?.fail(new TypeError("Failed to fetch")));
  expect(screen.getByText("The list still works.")).toBeInTheDocument();
});

test("a stable version that is older than the whole page is named too, until the list has a newer one", async () => {
  const stable = release({ id: "1", version: "v1.0.0" });
  open([release({ id: "1001", version: "v2.0.0-beta.2", isPrerelease: true })], { stable: [stable], totalCount: 2 });
  expect(screen.getByRole("link", { name: "Download v1.0.0" })).toHaveAttribute("href", stable.downloadUrl);
  const [beta, ...others] = githubReleases(3);
  await act(async () => calls[0]?.answer({ body: [{ ...beta, prerelease: true }, ...others] }));
  expect(screen.getByRole("link", { name: "Download v1.2.0" })).toBeInTheDocument();
});

test("a version for phones that is older than the whole page is named too, until the list has a newer one", async () => {
  const app = release({ id: "1", version: "v1.0.0", files: [releaseFile("SHA256SUMS"), releaseFile("player.apk")] });
  open([release({ id: "1001", version: "v2.0.0" })], { forPhones: [app], totalCount: 2 });
  const link = (name: string) => screen.getByRole("link", { name });
  expect(link("Download v1.0.0")).toHaveAttribute("href", releaseFile("player.apk").downloadUrl);
  await act(async () => calls[0]?.answer({ body: githubReleases(3) }));
  expect(screen.queryByText(/The newest version for Android phones/)).toBeNull();
});

test("a stable version of the page that was deleted is not offered any more", async () => {
  open(
    [1003, 1002, 1001].map((id) => release({ id: `${id}`, isPrerelease: id !== 1002 })),
    { totalCount: 4 },
  );
  expect(screen.getByText(/The newest stable version/)).toBeInTheDocument();
  const body = [3, 1].map((number) => githubRelease(number, { prerelease: true }));
  await act(async () => calls[0]?.answer({ body, link: '<https://api.example.com?page=2>; rel="next"' }));
  expect(screen.queryByText(/The newest stable version/)).toBeNull();
});
