import { useRouter } from 'expo-router';
import { useCallback, useEffect, useMemo } from 'react';
import { useDispatch, useSelector } from 'react-redux';

import { personOf } from '@/components/screens/characters';
import { useWords } from '@/components/words/use-words';
import type { GameTypes } from '@/engine/core/game';
import { preview as previewOf, UNKNOWN } from '@/engine/core/preview';
import type { Who } from '@/engine/core/text';
import { select } from './device-store';
import { factsShown, watchingResumed, watchingStopped } from '@/engine/store/match/match';
import { refusalOf } from '@/engine/store/match/selectors';
import type { AppDispatch, AppState } from '@/engine/store/state';

/** The game on the device, which there must be, and those who play it. */
export function useMatchOnDevice() {
  const { t } = useWords();
  const match = useSelector((state: AppState) => state.match);
  const game = useSelector(select.game);
  const moment = useSelector(select.moment);
  if (!match || !game || !moment) throw new Error('No game is on the device');
  const people = useMemo(() => match.people.map((person) => personOf(t, person)), [t, match.people]);
  const who: Who = useCallback((seat) => people[seat]?.name ?? '', [people]);
  return { match, game, moment, people, who };
}

/** What every board gets that is played on, whoever looks; moves are the matter of who shows it. */
export function useBoard() {
  const router = useRouter();
  const dispatch = useDispatch<AppDispatch>();
  const { language } = useWords();
  const { match, game, moment, people, who } = useMatchOnDevice();
  const view = useSelector(select.view);
  const legal = useSelector(select.moves);
  const told = useSelector(select.told);
  const isLeftHanded = useSelector((state: AppState) => state.settings.hand === 'left');
  const { viewer, seat, type } = moment;
  const upTo = match.match.log.length;
  const onShown = useCallback(() => void dispatch(factsShown({ viewer, upTo })), [dispatch, viewer, upTo]);
  // Of a private question nothing is explained to the open table.
  const asker = viewer !== 'public' ? viewer : type === 'open' ? seat : null;
  const explain = useCallback(
    (move: GameTypes['move']) => {
      const refusal = asker === null ? null : refusalOf(game, match, asker, move);
      return refusal && { rule: refusal.rule, words: game.text[language].reasons[refusal.reason] ?? '' };
    },
    [game, match, asker, language],
  );
  const preview = useCallback(
    (moves: readonly GameTypes['move'][]) =>
      asker === null ? UNKNOWN : previewOf(game, match.match.table, { seat: asker, viewer }, moves),
    [game, match, asker, viewer],
  );
  const onRule = useCallback(
    (rule: string) => router.push(`/rules?game=${game.id}&rule=${rule}`),
    [router, game.id],
  );
  const props = { people, language, onShown, explain, preview, onRule, isLeftHanded };
  return { match, game, moment, who, view, legal, told, props };
}

/** Bots wait while nobody watches the table. */
export function useWatching(isWatched: boolean): void {
  const dispatch = useDispatch<AppDispatch>();
  useEffect(() => {
    dispatch(isWatched ? watchingResumed() : watchingStopped());
  }, [dispatch, isWatched]);
}
