import { act, render } from "@testing-library/react";
import * as react from "react";
import { renderToString } from "react-dom/server";
import type * as notesModule from "../../src/effects/NotesWhenIdle";

let NotesWhenIdle: typeof notesModule.NotesWhenIdle;

let mockFailure: Error | null = null;
jest.mock("../../src/effects/FloatingNotes", () => {
  const notes = jest.requireActual("../../src/effects/FloatingNotes");
  return {
    default: notes.default,
    // What `import()` reads first.
    get __esModule() {
      if (mockFailure) throw mockFailure;
      return true;
    },
  };
});

beforeEach(() => {
  jest.useFakeTimers();
  // Each test gets the component anew, because it loads its script once. React is the same for all.
  jest.isolateModules(() => {
    jest.doMock("react", () => react);
    ({ NotesWhenIdle } = jest.requireActual<typeof notesModule>("../../src/effects/NotesWhenIdle"));
  });
  jest.spyOn(document, "readyState", "get").mockReturnValue("complete");
  Object.assign(window, { requestIdleCallback: (callback: () => void) => callback() });
});
afterEach(() => jest.useRealTimers());

test.each([
  ["the notes are not in the built HTML, and appear two seconds after the load", null, 20],
  ["nothing shows, and nothing fails, if their script cannot be loaded", new Error("Loading chunk 7 failed."), 0],
])("%s", async (_, failure, count) => {
  mockFailure = failure;
  expect(renderToString(<NotesWhenIdle count={20} />)).toBe("");
  const { container } = render(<NotesWhenIdle count={20} />);
  await act(() => jest.advanceTimersByTimeAsync(1999));
  expect(container).toBeEmptyDOMElement();
  await act(() => jest.advanceTimersByTimeAsync(1));
  expect(container.querySelectorAll("i")).toHaveLength(count);
});
