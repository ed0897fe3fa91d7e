import { useSelector } from 'react-redux';

import { completed } from '@/components/screens/chosen-options';
import { proposedSeats } from '@/components/screens/proposed-seats';
import type { NewGame } from '@/components/screens/seats';
import { useWords } from '@/components/words/use-words';
import type { GameCover, GameTypes } from '@/engine/core/game';
import { savedGames } from '@/engine/store/saves/library';
import type { AppState } from '@/engine/store/state';

type Cover = Pick<GameCover<GameTypes>, 'seats' | 'options'>;

const NO_LIMITS = { min: 0, max: 0 };

/** How a game is likely to be begun: by those who played it last, or anything, and by the same options. */
export function useProposal(coverOf: (id: string) => Cover | undefined): (gameId: string) => NewGame {
  const { t } = useWords();
  const saved = useSelector(savedGames);
  const roster = useSelector((state: AppState) => state.roster.people);
  const names = { guest: t('lesson.apprentice'), bots: t('people.botNames', { returnObjects: true }) };
  return (game) => {
    const cover = coverOf(game);
    const same = saved.find((summary) => summary.game === game);
    const last = (same ?? saved[0])?.people ?? null;
    return {
      game,
      options: completed(cover?.options ?? {}, same?.options ?? {}),
      seats: proposedSeats({ limits: cover?.seats ?? NO_LIMITS, roster, last, names }),
      first: null,
    };
  };
}
