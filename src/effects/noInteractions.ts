// Replaces some packages of @tsparticles/slim (see configureWebpack.ts), with which particles can follow the mouse, collide and be
// linked. They are a fifth of its scripts, and our particles only drift.
const loadNothing = async () => undefined;

export {
  loadNothing as loadExternalAttractInteraction,
  loadNothing as loadExternalBounceInteraction,
  loadNothing as loadExternalBubbleInteraction,
  loadNothing as loadExternalConnectInteraction,
  loadNothing as loadExternalDestroyInteraction,
  loadNothing as loadExternalGrabInteraction,
  loadNothing as loadExternalParallaxInteraction,
  loadNothing as loadExternalPauseInteraction,
  loadNothing as loadExternalPushInteraction,
  loadNothing as loadExternalRemoveInteraction,
  loadNothing as loadExternalRepulseInteraction,
  loadNothing as loadExternalSlowInteraction,
  loadNothing as loadParticlesAttractInteraction,
  loadNothing as loadParticlesCollisionsInteraction,
  loadNothing as loadParticlesLinksInteraction,
};
