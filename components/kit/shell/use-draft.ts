import { startTransition, useCallback, type RefObject } from 'react';

import { useKept } from '../kept';

interface Situation<Draft> {
  readonly view: { readonly asked: object | null };
  readonly draft: Draft;
}

interface Taken<Draft> {
  readonly asked: object | null;
  readonly draft: Draft;
}

/**
 * What is put together before it is a move, and how another draft takes its place; null before anything was. It holds for
 * one question only: two of them may have the very same list of moves.
 */
export function useDraft<Draft>(asked: object | null) {
  const [taken, setTaken] = useKept<Taken<Draft> | null>('taken', asked, null);
  // What is taken up counts at once; that the table shows it may take some frames, in which fingers are still followed.
  const take = useCallback(
    <Now extends Situation<Draft>>(now: RefObject<Now>, draft: Draft) => {
      now.current = { ...now.current, draft };
      const about = now.current.view.asked;
      startTransition(() => setTaken({ asked: about, draft }));
    },
    [setTaken],
  );
  return [taken !== null && taken.asked === asked ? taken.draft : null, take] as const;
}
