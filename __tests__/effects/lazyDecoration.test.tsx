import { act, render } from "@testing-library/react";
import { renderToString } from "react-dom/server";
import { LazyFloatingNotes } from "../../src/effects/LazyFloatingNotes";

let mockIsQuiet: () => void;
jest.mock<object>("../../src/site/product", () => ({
  ...jest.requireActual<object>("../../src/site/product"),
  hasMusicDecoration: true,
}));
jest.mock("../../src/browser/moments", () => ({
  whenDecorationMayStart: () => new Promise<void>((resolve) => (mockIsQuiet = resolve)),
}));

test("notes are not in the built HTML, and appear once the page is quiet", async () => {
  const notes = <LazyFloatingNotes count={20} />;
  expect(renderToString(notes)).toBe("");
  const { container } = render(notes);
  await act(() => import("../../src/effects/FloatingNotes"));
  expect(container).toBeEmptyDOMElement();
  await act(async () => mockIsQuiet());
  expect(container.querySelectorAll("svg")).toHaveLength(20);
});
