import { useRouter } from 'expo-router';
import { useEffect, useState, type ComponentType } from 'react';

import { Bench } from '@/components/kit/bench';
import { bring, boardOf } from '@/components/playables';
import { NotFoundScreen } from '@/components/screens/not-found-screen';
import { useWords } from '@/components/words/use-words';

/** What a screen of a game is told. */
export interface OfGame {
  /** Which game it is; it has been brought. */
  readonly game: string;
}

/** A screen of one game, shown once the game and its board are there. */
export function ofGame(game: string, Screen: ComponentType<OfGame>): ComponentType {
  return function ScreenOfGame() {
    const router = useRouter();
    const { t } = useWords();
    const state = useBrought(game);
    if (state === 'failed') {
      const said = { title: t('play.notBroughtTitle'), words: t('play.notBrought') };
      return <NotFoundScreen {...said} onHome={() => router.replace('/')} />;
    }
    return state === 'there' ? <Screen game={game} /> : <Bench aria-label={t('play.opening')} />;
  };
}

type Brought = 'coming' | 'there' | 'failed';

function useBrought(game: string): Brought {
  const [state, setState] = useState<Brought>(boardOf(game) ? 'there' : 'coming');
  useEffect(() => {
    bring(game).then(
      () => setState('there'),
      () => setState('failed'),
    );
  }, [game]);
  return state;
}
