/**
 * A browser works out again, in every frame that a finger asks for, where each endless animation has got to: with a few
 * candles alight that is a quarter of a slow phone's frame. While something is carried the room holds its breath.
 */
export function holdAmbience(): () => void {
  const held = document.getAnimations().filter(isEndless);
  held.forEach((animation) => animation.pause());
  return () => held.forEach((animation) => animation.play());
}

function isEndless({ playState, effect }: Animation): boolean {
  return playState === 'running' && effect?.getTiming().iterations === Infinity;
}
