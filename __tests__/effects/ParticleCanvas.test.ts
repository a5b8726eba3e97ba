import { fillWithParticles, particleOptions } from "../../src/effects/ParticleCanvas";
import { PARTICLE_COUNTS } from "../../src/site/effects";

// Jest cannot load these packages. Nothing here calls them.
jest.mock("@tsparticles/engine", () => ({}));
jest.mock("@tsparticles/react", () => ({}));

/** A container that counts its particles, as the engine's does. */
function countingContainer() {
  const pushed: number[] = [];
  const container = {
    destroyed: false,
    particles: Object.assign(Object.create(null), {
      count: 0,
      push(quantity: number) {
        pushed.push(quantity);
        container.particles.count += quantity;
      },
    }),
  };
  return { container, pushed };
}

beforeEach(() => {
  jest.spyOn(document, "readyState", "get").mockReturnValue("complete");
  Object.assign(window, { requestIdleCallback: (callback: () => void) => queueMicrotask(callback) });
});

test.each(Object.values(PARTICLE_COUNTS))("%i particles are added, a few at a time", async (count) => {
  const { container, pushed } = countingContainer();
  await fillWithParticles(container, count);
  expect(container.particles.count).toBe(count);
  expect(Math.max(...pushed)).toBeLessThanOrEqual(8);
});

test("no particle is added to a canvas that was removed", async () => {
  const { container, pushed } = countingContainer();
  container.destroyed = true;
  await fillWithParticles(container, 80);
  expect(pushed).toEqual([]);
});

test("the engine renders in its own block, at most 120 frames a second, and pauses off screen and in a hidden tab", () => {
  expect(particleOptions).toMatchObject({
    fullScreen: { enable: false },
    fpsLimit: 120,
    pauseOnBlur: true,
    pauseOnOutsideViewport: true,
    interactivity: { detectsOn: "parent" },
  });
});
