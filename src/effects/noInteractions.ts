// Takes the place of the packages with which @tsparticles/slim lets particles follow a mouse, collide and be linked (see
// configureWebpack.ts): a fifth of its scripts, and the dust only drifts.
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
