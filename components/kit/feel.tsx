import { createContext, use, useEffect, useMemo, type ReactNode } from 'react';
import { playSound, prepareSounds, stopMusic, startMusic } from './sounds/player';
import { touchFor } from './sounds/touches';
import type { Cue } from './sounds/cues';

export type { Cue } from './sounds/cues';

interface Feel {
  /** Lets something be heard and felt, as far as the switches allow. */
  readonly play: (cue: Cue) => void;
}

const FeelContext = createContext<Feel>({ play: () => undefined });

interface FeelProviderProps {
  readonly music: boolean;
  readonly effects: boolean;
  readonly haptics: boolean;
  /** In phases in which the others must not notice what is chosen: nothing is heard or felt. */
  readonly isHushed?: boolean;
  readonly children: ReactNode;
}

export function FeelProvider({ music, effects, haptics, isHushed = false, children }: FeelProviderProps) {
  const feel = useMemo<Feel>(
    () => ({
      play: (cue) => {
        if (isHushed) return;
        if (effects) playSound(cue);
        if (haptics) touchFor(cue);
      },
    }),
    [effects, haptics, isHushed],
  );
  useEffect(() => (effects && !isHushed ? prepareSounds() : undefined), [effects, isHushed]);
  useEffect(() => {
    if (!music || isHushed) return undefined;
    startMusic();
    return stopMusic;
  }, [music, isHushed]);
  return <FeelContext value={feel}>{children}</FeelContext>;
}

export function useFeel(): Feel {
  return use(FeelContext);
}
