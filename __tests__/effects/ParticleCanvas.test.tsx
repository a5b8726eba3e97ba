import { act, render } from "@testing-library/react";
import { useEffect } from "react";
import ParticleCanvas, { particleOptions } from "../../src/effects/ParticleCanvas";

interface Props {
  particlesLoaded: (container: object) => void;
}

let mockContainer: object;
const mockUseEffect = useEffect;
// Jest cannot load these packages.
jest.mock("@tsparticles/engine", () => ({}));
jest.mock("@tsparticles/react", () => ({
  Particles({ particlesLoaded }: Props) {
    mockUseEffect(() => void particlesLoaded(mockContainer), [particlesLoaded]);
    return null;
  },
  ParticlesProvider: ({ children }: { children: unknown }) => children,
}));
jest.mock("../../src/browser/moments", () => ({ whenBrowserIsIdle: async () => undefined }));

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
  render(<ParticleCanvas variant="features" onReady={() => undefined} />);
  await act(() => new Promise((resolve) => setTimeout(resolve)));
  expect(particles.push.mock.calls.flat()).toEqual(batches);
});

test("the engine stays in its block, pauses out of view, and caps its frames", () => {
  expect(particleOptions).toMatchObject({
    fullScreen: { enable: false },
    interactivity: { detectsOn: "parent" },
    fpsLimit: 120,
  });
});
