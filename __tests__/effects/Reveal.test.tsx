import { act, render, screen } from "@testing-library/react";
import { loadMotion } from "../../src/effects/loadMotion";
import { Reveal } from "../../src/effects/Reveal";

jest.mock("../../src/effects/loadMotion");

const animate = jest.fn();
const stopWaiting = jest.fn();
let comeIntoView: () => void;

beforeEach(() => {
  animate.mockClear();
  stopWaiting.mockClear();
  comeIntoView = () => undefined;
  jest.mocked(loadMotion).mockResolvedValue(
    Object.assign(Object.create(null), {
      animate,
      inView(_element: Element, onStart: () => void) {
        comeIntoView = onStart;
        return stopWaiting;
      },
    }),
  );
});

async function renderAt(top: number) {
  jest.spyOn(Element.prototype, "getBoundingClientRect").mockReturnValue(DOMRect.fromRect({ y: top }));
  const { unmount } = render(<Reveal>words</Reveal>);
  const element = screen.getByText("words");
  expect(element).toBeVisible();
  await act(async () => undefined);
  return { element, unmount };
}

test("what lies well below the window is hidden until it comes into view", async () => {
  const { element } = await renderAt(window.innerHeight + 200);
  expect(element).toHaveStyle({ opacity: "0" });
  expect(animate).not.toHaveBeenCalled();
  comeIntoView();
  expect(animate).toHaveBeenCalledWith(
    element,
    expect.objectContaining({ opacity: [0, 1] }),
    expect.objectContaining({ duration: 0.6 }),
  );
});

test("what the browser has not laid out yet counts as below the window, and is not laid out for the question", async () => {
  const checkVisibility = jest.fn(() => false);
  Object.assign(HTMLElement.prototype, { checkVisibility });
  const { element } = await renderAt(0);
  Reflect.deleteProperty(HTMLElement.prototype, "checkVisibility");
  expect(checkVisibility).toHaveBeenCalledWith({ contentVisibilityAuto: true });
  expect(Element.prototype.getBoundingClientRect).not.toHaveBeenCalled();
  expect(element).toHaveStyle({ opacity: "0" });
});

test.each([-500, 0, 700])("what is at %i px when the animations have loaded stays as it is", async (top) => {
  const { element } = await renderAt(top);
  expect(element).not.toHaveAttribute("style");
});

test("without animations nothing is hidden", async () => {
  jest.mocked(loadMotion).mockResolvedValue(null);
  const { element } = await renderAt(5_000);
  expect(element).not.toHaveAttribute("style");
});

test("a page that is left waits for nothing any more", async () => {
  const { unmount } = await renderAt(5_000);
  unmount();
  expect(stopWaiting).toHaveBeenCalled();
});
