import { act, render } from "@testing-library/react";
import { useEffect } from "react";
import { setMotionPaused } from "../../src/browser/reducedMotion";
import { ParticleBackground } from "../../src/effects/ParticleBackground";

type Props = { options: object; particlesLoaded: (container: object) => void };
type ProviderProps = { init: (engine: object) => Promise<void>; children: unknown };

let mockContainer: object;
const mockEngine = jest.fn();
const mockUseEffect = useEffect;
// Jest cannot load these packages.
jest.mock("@tsparticles/engine", () => ({ setAnimationFunctions: jest.fn() }));
jest.mock("@tsparticles/slim", () => ({ loadSlim: jest.fn() }));
jest.mock("@tsparticles/react", () => ({
  Particles({ options, particlesLoaded }: Props) {
    mockEngine(JSON.stringify(options));
    mockUseEffect(() => void particlesLoaded(mockContainer), [particlesLoaded]);
    return null;
  },
  ParticlesProvider({ init, children }: ProviderProps) {
    mockUseEffect(() => void init({}), [init]);
    return children;
  },
}));
jest.mock("../../src/browser/moments", () => ({
  ...{ afterNextPaint: async () => {}, whenBrowserIsIdle: async () => {} },
  whenDecorationMayStart: async () => {},
}));

/** Shows particles that are in view. Gives the numbers of those that were added at once. */
function show(destroyed = false) {
  const batches: number[] = [];
  const push = (quantity: number) => batches.push(quantity);
  const count = { get: () => batches.reduce((sum, one) => sum + one, 0) };
  mockContainer = { destroyed, particles: Object.defineProperty({ push }, "count", count) };
  const see = (report: (entries: object[]) => void) => ({
    observe: () => report([{ isIntersecting: true }]),
    disconnect() {},
  });
  Object.assign(window, { IntersectionObserver: jest.fn(see) });
  const { container } = render(<ParticleBackground variant="features" />);
  return { batches, isReady: () => container.querySelector(".ready") !== null };
}
const load = () => act(() => new Promise((resolve) => setTimeout(resolve, 10)));

test.each([
  ["in batches of at most eight, and show then", false, [8, 8, 8, 6]],
  ["never to a removed canvas, which stays hidden", true, []],
])("the 30 particles of the features are added %s", async (_, destroyed, expected) => {
  const { batches, isReady } = show(destroyed);
  await load();
  expect(batches).toEqual(expected);
  expect(isReady()).toBe(!destroyed);
});

test("after a pause, the picture shows until the particles are there again", async () => {
  const { isReady } = show();
  await load();
  for (const isPaused of [true, false]) {
    act(() => setMotionPaused(isPaused));
    expect(isReady()).toBe(false);
  }
  await load();
  expect(isReady()).toBe(true);
});

test("the engine gets the colours of the page", async () => {
  document.documentElement.setAttribute("style", "--text: #eee; --amber: #fc0; --mint: #0fc");
  show();
  await load();
  expect(mockEngine).toHaveBeenLastCalledWith(expect.stringMatching(/#eee.+#fc0.+#0fc/));
});
