import { act, render } from "@testing-library/react";
import { githubReleases } from "../../../../harness/githubReleases";
import { ReleaseListProvider, useReleaseList } from "../../../../src/features/download/list/useReleaseList";
import { fakeFetch, type PendingCall } from "../../../support/fakeFetch";
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

const page = (
  <ReleaseListProvider
    readAt="2026-11-21T10:00:00.000Z"
    built={builtReleases([release({ id: "1001", name: "Player 1.1" })])}
    urls={{ live: "/live", all: "/releases.json" }}
  >
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
