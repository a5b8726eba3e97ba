import { act, render } from "@testing-library/react";
import { setMotionPaused } from "../../src/browser/reducedMotion";
import { ParticleBackground } from "../../src/effects/ParticleBackground";

let mockIsQuiet: () => void;
jest.mock("../../src/browser/moments", () => ({
  whenDecorationMayStart: () => new Promise<void>((resolve) => (mockIsQuiet = resolve)),
}));
jest.mock("../../src/effects/ParticleCanvas", () => ({
  __esModule: true,
  default: () => <canvas />,
}));

test("particles that load while motion is paused show once motion plays again", async () => {
  jest.spyOn(window, "IntersectionObserver").mockImplementation((callback) => {
    const entries = [Object.assign(Object.create(null), { isIntersecting: true })];
    const observe = () => callback(entries, Object.create(null));
    return Object.assign(Object.create(null), { observe, disconnect() {} });
  });

  const { container } = render(<ParticleBackground variant="default" />);
  act(() => setMotionPaused(true));
  await act(async () => mockIsQuiet());
  expect(container.querySelector("canvas")).toBeNull();
  await act(async () => setMotionPaused(false));
  expect(container.querySelector("canvas")).toBeInTheDocument();
});
