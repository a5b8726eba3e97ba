import { act, render } from "@testing-library/react";
import { setAnimationFunctions } from "@tsparticles/engine";
import { useEffect } from "react";
import ParticleCanvas, { particleOptions } from "../../src/effects/ParticleCanvas";

type Props = { particlesLoaded: (container: object) => void };
type ProviderProps = { init: (engine: object) => Promise<void>; children: unknown };

let mockContainer: object;
const mockUseEffect = useEffect;
// Jest cannot load these packages.
jest.mock("@tsparticles/engine", () => ({ setAnimationFunctions: jest.fn() }));
jest.mock("@tsparticles/slim", () => ({ loadSlim: jest.fn() }));
jest.mock("@tsparticles/react", () => ({
  Particles({ particlesLoaded }: Props) {
    mockUseEffect(() => void particlesLoaded(mockContainer), [particlesLoaded]);
    return null;
  },
  ParticlesProvider({ init, children }: ProviderProps) {
    mockUseEffect(() => void init({}), [init]);
    return children;
  },
}));
jest.mock("../../src/browser/moments", () => ({ whenBrowserIsIdle: async () => undefined }));

const canvas = <ParticleCanvas variant="features" onReady={() => undefined} />;

test.each([
  ["in batches of at most eight", false, [8, 8, 8, 6]],
  ["never to a removed canvas", true, []],
])("the 30 particles of the features are added %s", async (_, destroyed, batches) => {
  const particles = {
    count: 0,
    push: jest.fn((quantity: number): void => {
      particles.count += quantity;
    }),
  };
  mockContainer = { destroyed, particles };
  render(canvas);
  await act(() => new Promise((resolve) => setTimeout(resolve)));
  expect(particles.push.mock.calls.flat()).toEqual(batches);
});

test("frames are 80 ms apart", () => {
  const wait = jest.spyOn(window, "setTimeout");
  render(canvas);
  const [nextFrame] = jest.mocked(setAnimationFunctions).mock.lastCall ?? [];
  nextFrame?.(() => undefined);
  expect(wait).toHaveBeenLastCalledWith(expect.any(Function), 80);
});

test("the particles have the colours of the page, and the engine pauses out of view", () => {
  document.documentElement.setAttribute("style", "--text: #eee; --amber: #fc0; --mint: #0fc");
  const value = ["#eee", "#eee", "#eee", "#fc0", "#0fc"];
  expect(particleOptions("default")).toMatchObject({
    fullScreen: { enable: false },
    interactivity: { detectsOn: "parent" },
    particles: { paint: { fill: { color: { value } } } },
  });
});
