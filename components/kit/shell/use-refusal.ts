import { useCallback } from 'react';

import type { Explanation } from '../board';
import { useTelling } from '../use-telling';

interface Wiring<Move> {
  readonly explain: (move: Move) => Explanation | null;
  readonly onRule: (rule: string) => void;
  readonly speech: { readonly words: { readonly rule: string } };
}

/** How a board says something at the foot of the screen, and why a move cannot be made. */
export function useRefusal<Move>({ explain, onRule, speech }: Wiring<Move>) {
  const tell = useTelling(onRule, speech.words.rule);
  const refuse = useCallback(
    (move: Move) => {
      const reason = explain(move);
      if (reason) tell(reason.words, reason.rule);
    },
    [tell, explain],
  );
  return { tell, refuse };
}
