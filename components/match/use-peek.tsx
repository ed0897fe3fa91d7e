import { useCallback, useEffect, useMemo, useState } from 'react';
import { AppState as Device } from 'react-native';
import { useStore } from 'react-redux';

import { boardOf } from '@/components/playables';
import { useWords } from '@/components/words/use-words';
import type { GameTypes } from '@/engine/core/game';
import type { Match } from '@/engine/core/match';
import type { AppState } from '@/engine/store/state';
import { select } from './device-store';
import { useMatchOnDevice } from './use-match';

interface Peeked {
  readonly at: Match;
  readonly view: GameTypes['view'];
}

/**
 * What whoever is asked on the open table holds, while he wants to see it. It is worked out when he does, kept nowhere, and
 * gone with the question or with the app.
 */
export function usePeek() {
  const store = useStore<AppState>();
  const { language } = useWords();
  const { match, game, moment, people } = useMatchOnDevice();
  const [peeked, setPeeked] = useState<Peeked | null>(null);
  const now = match.match;
  const hide = useCallback(() => setPeeked(null), []);
  const show = useCallback(() => {
    const view = select.holding(store.getState());
    setPeeked(view && { at: now, view });
  }, [store, now]);
  useEffect(() => {
    const watch = Device.addEventListener('change', hide);
    return () => watch.remove();
  }, [hide]);
  const Holding = boardOf(game.id)?.Holding;
  const isOffered = Holding !== undefined && moment.type === 'open' && moment.viewer === 'public';
  const person = isOffered && moment.seat !== null ? people[moment.seat] : undefined;
  const view = person && peeked?.at === now ? peeked.view : null;
  const holding = useMemo(
    () =>
      Holding && view ? (width: number) => <Holding view={view} language={language} width={width} /> : null,
    [Holding, view, language],
  );
  return { person, holding, show, hide };
}
