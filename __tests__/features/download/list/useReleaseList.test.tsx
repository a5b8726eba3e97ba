import { act, render } from "@testing-library/react";
import { useEffect } from "react";
import { ReleaseListProvider, useReleaseList, useReleaseListActions } from "../../../../src/features/download/list/useReleaseList";
import { fakeFetch, type PendingCall } from "../../../support/fakeFetch";
import { githubReleases } from "../../../support/githubReleases";
import { release } from "../../../support/release";
import { builtReleases } from "../../../support/releaseList";

let calls: PendingCall[];
beforeEach(() => {
  calls = fakeFetch();
});

function Section() {
  const { known, refresh } = useReleaseList();
  return <p>{`${refresh.status}: ${known.map(({ name }) => name).join(", ")}`}</p>;
}

/** Asks for all releases as soon as it is there. */
function Tool() {
  const { loadAllReleases } = useReleaseListActions();
  useEffect(loadAllReleases, [loadAllReleases]);
  return null;
}

const list = {
  built: builtReleases([release({ id: "1001", name: "Player 1.1" })]),
  urls: { live: "/live", all: "/releases.json" },
};
const page = (
  <ReleaseListProvider readAt="2026-11-21T10:00:00.000Z" {...list}>
    <Section />
    <Section />
  </ReleaseListProvider>
);
const texts = () => [...document.querySelectorAll("p")].map(({ textContent }) => textContent);

test("every section shows the same list, before and after the answer", async () => {
  render(page);
  expect(texts()).toEqual(["loading: Player 1.1", "loading: Player 1.1"]);
  await act(async () => calls[0]?.answer({ body: githubReleases(2) }));
  expect(texts()).toEqual(["current: Player 1.2, Player 1.1", "current: Player 1.2, Player 1.1"]);
  expect(calls).toHaveLength(1);
});

test("who comes back finds the list as they left it, while it is asked for again", async () => {
  const { unmount } = render(page);
  await act(async () => calls[0]?.answer({ body: githubReleases(3) }));
  unmount();
  render(page);
  expect(texts()[0]).toBe("loading: Player 1.3, Player 1.2, Player 1.1");
});

test("HTML of another build, which React renders anew, makes one call as well", () => {
  const complain = jest.spyOn(console, "error").mockImplementation();
  const container = document.body.appendChild(document.createElement("main"));
  container.innerHTML = "<p>built: Player 1.0</p><p>built: Player 1.0</p>";
  render(page, { container, hydrate: true });
  expect(complain).toHaveBeenCalled();
  expect(texts()).toEqual([expect.stringMatching(/^loading: /), expect.stringMatching(/^loading: /)]);
  expect(calls).toHaveLength(1);
});

test("a tool that opens with the page leaves the call to the page", () => {
  render(
    <ReleaseListProvider readAt="2026-11-22T10:00:00.000Z" {...list}>
      <Tool />
    </ReleaseListProvider>,
  );
  expect(calls.map(({ url }) => url)).toEqual(["/releases.json", "/live"]);
});
