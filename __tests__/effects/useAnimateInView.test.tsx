import { act, render } from "@testing-library/react";
import { useAnimateInView } from "../../src/effects/useAnimateInView";

jest.mock("../../src/browser/moments", () => ({ whenDecorationMayStart: async () => undefined }));

function Bars() {
  return <div ref={useAnimateInView<HTMLDivElement>()} />;
}

test("CSS animations start once the page is quiet, and pause out of view", async () => {
  const observe = jest.fn();
  let report: IntersectionObserverCallback = () => undefined;
  jest.spyOn(window, "IntersectionObserver").mockImplementation((callback) => {
    report = callback;
    return Object.assign(Object.create(null), { observe, disconnect() {} });
  });
  const entry = (isIntersecting: boolean) => Object.assign(Object.create(null), { isIntersecting });

  const { container } = render(<Bars />);
  expect(observe).not.toHaveBeenCalled();
  await act(async () => undefined);
  expect(observe).toHaveBeenCalledWith(container.firstElementChild);
  expect(container.firstElementChild).not.toHaveAttribute("data-motion");

  // A busy browser reports several entries at once. The last one is the newest.
  report([entry(false), entry(true)], Object.create(null));
  expect(container.firstElementChild).toHaveAttribute("data-motion", "running");
  report([entry(true), entry(false)], Object.create(null));
  expect(container.firstElementChild).toHaveAttribute("data-motion", "paused");
});
