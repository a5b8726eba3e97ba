import { act, render } from "@testing-library/react";
import { useEffect } from "react";
import ParticleCanvas from "../../src/effects/ParticleCanvas";

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

async function renderCanvas(destroyed: boolean) {
  const particles = {
    count: 0,
    push: jest.fn((quantity: number): void => {
      particles.count += quantity;
    }),
  };
  mockContainer = { destroyed, particles };
  const { container, unmount } = render(<ParticleCanvas variant="features" />);
  const isShown = () => container.querySelector(".ready") !== null;
  const wasShown = isShown();
  await act(() => new Promise((resolve) => setTimeout(resolve)));
  return { batches: particles.push.mock.calls.flat(), wasShown, isShown: isShown(), unmount };
}

test.each([
  ["in batches of at most eight, and show then", false, [8, 8, 8, 6]],
  ["never to a removed canvas, which stays hidden", true, []],
])("the 30 particles of the features are added %s", async (_, destroyed, batches) => {
  const canvas = await renderCanvas(destroyed);
  expect(canvas).toMatchObject({ batches, wasShown: false, isShown: !destroyed });
});

test("after a pause, the particles stay hidden until all are there again", async () => {
  const { unmount } = await renderCanvas(false);
  unmount();
  expect(await renderCanvas(false)).toMatchObject({ wasShown: false, isShown: true });
});
