import { act, render } from "@testing-library/react";
import { type ReactElement, Suspense } from "react";
import { renderToString } from "react-dom/server";
import { LazyFloatingNotes } from "../../src/effects/LazyFloatingNotes";
import { lazyDecoration } from "../../src/effects/lazyDecoration";

let mockIsQuiet: () => void;
jest.mock<object>("../../src/site/product", () => ({
  ...jest.requireActual<object>("../../src/site/product"),
  hasMusicDecoration: true,
}));
jest.mock("../../src/browser/moments", () => ({
  whenDecorationMayStart: () => new Promise<void>((resolve) => (mockIsQuiet = resolve)),
}));

async function renderWhenQuiet(decoration: ReactElement) {
  const { container } = render(<Suspense>{decoration}</Suspense>);
  await act(async () => undefined);
  expect(container).toBeEmptyDOMElement();
  await act(async () => mockIsQuiet());
  return container;
}

test("notes are not in the built HTML, and appear once the page is quiet", async () => {
  expect(renderToString(<LazyFloatingNotes count={20} />)).toBe("");
  const container = await renderWhenQuiet(<LazyFloatingNotes count={20} />);
  expect(container.querySelectorAll("i")).toHaveLength(20);
});

test("decoration whose script cannot be loaded renders nothing and throws nothing", async () => {
  const Decoration = lazyDecoration<object>(() => Promise.reject(new Error("no such chunk")));
  expect(await renderWhenQuiet(<Decoration />)).toBeEmptyDOMElement();
});
