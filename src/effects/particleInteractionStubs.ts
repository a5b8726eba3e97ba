// Our particles only drift: the other parts of @tsparticles/slim are these (configureWebpack.ts).
const noop = async () => undefined;

export {
  noop as loadExternalAttractInteraction,
  noop as loadExternalBounceInteraction,
  noop as loadExternalBubbleInteraction,
  noop as loadExternalConnectInteraction,
  noop as loadExternalDestroyInteraction,
  noop as loadExternalGrabInteraction,
  noop as loadExternalParallaxInteraction,
  noop as loadExternalPauseInteraction,
  noop as loadExternalPushInteraction,
  noop as loadExternalRemoveInteraction,
  noop as loadExternalRepulseInteraction,
  noop as loadExternalSlowInteraction,
  noop as loadParticlesAttractInteraction,
  noop as loadParticlesCollisionsInteraction,
  noop as loadParticlesLinksInteraction,
};
