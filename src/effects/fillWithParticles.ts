import type { Container } from "@tsparticles/engine";
import { whenIdle } from "../browser/whenIdle";

/** Particles that are made at a time: a slow phone makes these in well under 50 ms. */
const BATCH = 8;

/** Fills a container up to `count` particles, a few whenever the browser is idle: all at once would hold up a slow phone. */
export async function fillWithParticles(container: Pick<Container, "destroyed" | "particles">, count: number): Promise<void> {
  while (container.particles.count < count) {
    await whenIdle();
    if (container.destroyed) return;
    container.particles.push(Math.min(BATCH, count - container.particles.count));
  }
}
