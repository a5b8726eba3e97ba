import { act, render } from "@testing-library/react";
import { useLayoutEffect } from "react";
import { createRoot } from "react-dom/client";
import { githubReleases } from "../../../../harness/githubReleases";
import { ReleaseListProvider, useReleaseList } from "../../../../src/features/download/list/useReleaseList";
import { summaryOf } from "../../../../src/releases/release";
import { fakeFetch, type PendingCall } from "../../../support/fakeFetch";
import { release } from "../../../support/release";

let calls: PendingCall[];
beforeEach(() => {
  calls = fakeFetch();
});

function Section() {
  const [{ shown, refresh }] = useReleaseList();
  return <p>{`${refresh.status}: ${shown.map(({ name }) => name).join(", ")}`}</p>;
}

const page = (
  <ReleaseListProvider
    built={{ newest: [summaryOf(release({ id: "1001", name: "Player 1.1" }))], latestFiles: [], total: 1, step: 30 }}
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

test("the state before the call is never painted", async () => {
  // Without act, which would hide the time at which React renders.
  Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: false });
  const container = document.createElement("div");
  document.body.append(container);
  const root = createRoot(container);
  const atPaint = new Promise((resolve) => {
    // The browser paints after the task that runs layout effects, so after its microtasks.
    const Observer = () => {
      useLayoutEffect(() => queueMicrotask(() => resolve(texts())), []);
      return null;
    };
    root.render(
      <>
        <Observer />
        {page}
      </>,
    );
  });
  expect(await atPaint).toEqual(["loading: Player 1.1", "loading: Player 1.1"]);
  root.unmount();
  container.remove();
  Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true });
});
