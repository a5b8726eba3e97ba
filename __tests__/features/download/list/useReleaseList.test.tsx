import { act, render } from "@testing-library/react";
import { useEffect } from "react";
import {
  ReleaseListProvider,
  useReleaseList,
  useReleaseListActions,
} from "../../../../src/features/download/list/useReleaseList";
import { fakeFetch } from "../../../support/fakeFetch";
import { githubReleases } from "../../../support/githubReleases";
import { release } from "../../../support/release";
import { builtReleases } from "../../../support/releaseList";

/** Requests all releases as soon as it mounts, as a tool whose URL asks for something. */
function Tool() {
  const { releases, liveRequest } = useReleaseList();
  const { loadAllReleases } = useReleaseListActions();
  useEffect(loadAllReleases, [loadAllReleases]);
  return <p>{`${liveRequest.status}: ${releases.map(({ name }) => name).join(", ")}`}</p>;
}

function setup() {
  const requests = fakeFetch();
  const page = (
    <ReleaseListProvider built={builtReleases([release({ id: "1001", name: "Player 1.1" })])}>
      <Tool />
    </ReleaseListProvider>
  );
  return { requests, page, text: () => document.querySelector("p")?.textContent };
}

test("a page with an open tool makes one request, and a return shows its list", async () => {
  const { requests, page, text } = setup();
  const { unmount } = render(page);
  expect(text()).toBe("loading: Player 1.1");
  expect(requests.map(({ url }) => url)).toEqual(["/releases.json", "/live"]);
  await act(async () => requests[1]?.respond({ body: githubReleases(2) }));
  expect(text()).toBe("current: Player 1.2, Player 1.1");
  unmount();
  render(page);
  expect(text()).toBe("loading: Player 1.2, Player 1.1");
});

test("HTML of another build, which React renders again, makes one request", () => {
  const { requests, page, text } = setup();
  const error = jest.spyOn(console, "error").mockImplementation();
  const container = document.body.appendChild(document.createElement("main"));
  container.innerHTML = "<p>built: Player 1.0</p>";
  render(page, { container, hydrate: true });
  expect(error).toHaveBeenCalled();
  expect(text()).toBe("loading: Player 1.1");
  expect(requests.filter(({ url }) => url === "/live")).toHaveLength(1);
});
