import { useCallback, useState } from 'react';

import type { Viewer } from '@/engine/core/seat';

export interface PickedUp {
  /** What the viewer holds is not to be seen before he takes it up: others have just been looking here. */
  readonly isFaceDown: boolean;
  readonly pickUp: () => void;
}

/**
 * Whoever is asked again after something was answered on the open table finds no curtain, since the device did not
 * change hands; but everybody has been looking at it. A board that was just opened has had its curtain. Where the app
 * knows what lies face down, it decides: it must not speak of it either.
 */
export function usePickedUp(viewer: Viewer, known?: PickedUp): PickedUp {
  const isOpen = viewer === 'public';
  const [wasOpen, setWasOpen] = useState(isOpen);
  if (isOpen && !wasOpen) setWasOpen(true);
  const pickUp = useCallback(() => setWasOpen(false), []);
  return known ?? { isFaceDown: !isOpen && wasOpen, pickUp };
}
