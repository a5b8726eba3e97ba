import { act, render } from "@testing-library/react";
import { useAnimateInView } from "../../src/effects/useAnimateInView";

jest.mock("../../src/browser/moments", () => ({ whenDecorationMayStart: async () => undefined }));

const Bars = () => <span ref={useAnimateInView()} />;

test("CSS animations start once the page is quiet, and only the newest report counts", async () => {
  const observe = jest.fn();
  const observer = { ...new IntersectionObserver(() => undefined), observe, disconnect() {} };
  const create = jest.spyOn(window, "IntersectionObserver").mockReturnValue(observer);
  const { container } = render(<Bars />);
  expect(observe).not.toHaveBeenCalled();
  await act(async () => undefined);
  expect(observe).toHaveBeenCalledWith(container.firstChild);
  const report = (...entries: boolean[]) =>
    create.mock.calls[0]?.[0](
      entries.map((isIntersecting) => Object.assign(Object.create(null), { isIntersecting })),
      observer,
    );
  report(false, true);
  expect(container.firstChild).toHaveAttribute("data-motion", "running");
  report(true, false);
  expect(container.firstChild).toHaveAttribute("data-motion", "paused");
});
