import { act, fireEvent, render, screen } from "@testing-library/react";
import { Suspense } from "react";
import { lazyUntilUsed } from "../../../src/components/ui/lazyUntilUsed";

const Loaded = () => <p>loaded</p>;

/** Draws a lazy component in an element that is in the document before it, as after a hydration. */
async function show(load: () => Promise<typeof Loaded>, id?: string, isWanted?: () => boolean) {
  const Lazy = lazyUntilUsed(load, id, isWanted);
  document.body.innerHTML = '<div id="part"><button type="button">press</button></div><button type="button">elsewhere</button>';
  const container = document.getElementById("part") ?? undefined;
  await act(async () => {
    render(
      <Suspense>
        <Lazy />
      </Suspense>,
      { container: container?.appendChild(document.createElement("div")) ?? document.body },
    );
  });
}

test("the script comes when the element is pressed, not before, and not for a press elsewhere", async () => {
  const load = jest.fn(async () => Loaded);
  await show(load, "part");
  await act(async () => fireEvent.pointerDown(screen.getByText("elsewhere")));
  expect(load).not.toHaveBeenCalled();
  await act(async () => fireEvent.pointerDown(screen.getByText("press")));
  expect(await screen.findByText("loaded")).toBeInTheDocument();
  expect(load).toHaveBeenCalledTimes(1);
});

test.each([
  ["without an element to wait for", undefined, undefined],
  ["where the element is not there", "other", undefined],
  ["where it is wanted", "part", () => true],
])("the script comes at once %s", async (_, id, isWanted) => {
  await show(async () => Loaded, id, isWanted);
  expect(await screen.findByText("loaded")).toBeInTheDocument();
});

test("a script that fails to come is tried again at the next press", async () => {
  const load = jest.fn(async () => Loaded).mockRejectedValueOnce(new Error("ChunkLoadError"));
  await show(load);
  expect(screen.queryByText("loaded")).toBeNull();
  await act(async () => fireEvent.pointerDown(screen.getByText("elsewhere")));
  expect(await screen.findByText("loaded")).toBeInTheDocument();
  expect(load).toHaveBeenCalledTimes(2);
});
