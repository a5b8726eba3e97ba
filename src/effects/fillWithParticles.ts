import type { Container } from "@tsparticles/engine";
import { whenIdle } from "../browser/whenIdle";

/** How many particles are made at a time. A slow phone makes these in well under 50 ms. */
const BATCH = 8;

/**
 * Adds particles to a container until it has `count` of them: a few each time that the browser is idle, because all at once would
 * keep a slow phone busy. It stops if the container is destroyed.
 */
export async function fillWithParticles(container: Pick<Container, "destroyed" | "particles">, count: number): Promise<void> {
  while (container.particles.count < count) {
    await whenIdle();
    if (container.destroyed) return;
    container.particles.push(Math.min(BATCH, count - container.particles.count));
  }
}
