import { act } from "@testing-library/react";
import { hydrateRoot } from "react-dom/client";
import { renderToString } from "react-dom/server";
import { githubReleases } from "../../harness/githubReleases";
import DownloadPage from "../../src/pages/download";
import { checkGitHubReleases } from "../../src/releases/githubRelease";
import { toRelease } from "../../src/releases/toRelease";
import { fakeFetch, type PendingCall } from "../support/fakeFetch";

const releases = checkGitHubReleases(githubReleases(3)).releases.map(toRelease);
const page = (
  <DownloadPage
    data={{
      releaseList: { isSample: false, readAt: "2026-11-21T10:00:00.000Z", liveUrl: "https://api.example.com/releases" },
      allRelease: { totalCount: releases.length, nodes: releases },
      latestRelease: { nodes: releases.slice(0, 1) },
      stableRelease: { nodes: releases.slice(0, 1) },
    }}
    location={{}}
  />
);

let calls: PendingCall[];
let container: HTMLElement;
beforeEach(() => {
  calls = fakeFetch();
  // On the server React warns of layout effects, which are in place here because jsdom has a window.
  jest.spyOn(console, "error").mockImplementation(() => undefined);
  container = document.createElement("div");
  document.body.append(container);
  container.innerHTML = renderToString(page);
});
afterEach(() => container.remove());

test("the refresh starts before the lower sections are hydrated, and the page keeps every element of the HTML", async () => {
  const elements = () => [...container.querySelectorAll("#latest, #tools, #versions, #versions article")];
  const built = elements();
  expect(built).toHaveLength(5);
  const recovered: unknown[] = [];
  const root = await act(async () => hydrateRoot(container, page, { onRecoverableError: (error) => recovered.push(error) }));
  expect(container).toHaveTextContent("Loading releases...");
  expect(elements()).toHaveLength(built.length);
  elements().forEach((element, index) => {
    expect(element).toBe(built[index]);
  });

  await act(async () => calls[0]?.answer({ body: githubReleases(4) }));
  expect(container.querySelector("#latest-name")).toHaveTextContent("Player 1.4");
  expect(container.querySelectorAll("#versions article")).toHaveLength(3);
  expect(built[3]?.isConnected).toBe(true);
  expect(recovered).toEqual([]);
  act(() => root.unmount());
});
