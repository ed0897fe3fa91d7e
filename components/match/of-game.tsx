import { useRouter } from 'expo-router';
import { Suspense, useEffect, useState, type ComponentType } from 'react';

import { useTheme } from '@/components/kit/theme';
import { boardOf, openTable } from '@/components/playables';
import { NotFoundScreen } from '@/components/screens/not-found-screen';
import { OpeningScreen } from '@/components/screens/opening-screen';
import { useWords } from '@/components/words/use-words';

/** What a screen of a game is told. */
export interface OfGame {
  /** Which game it is; it has been brought. */
  readonly game: string;
}

/** A screen of one game, shown once the game, its board and its pictures are there. */
export function ofGame(game: string, Screen: ComponentType<OfGame>): ComponentType {
  return function ScreenOfGame() {
    const router = useRouter();
    const { t } = useWords();
    const { state, part } = useOpenTable(game);
    if (state === 'failed') {
      const said = { title: t('play.notBroughtTitle'), words: t('play.notBrought') };
      return <NotFoundScreen {...said} onHome={() => router.replace('/')} />;
    }
    if (state === 'coming') return <OpeningScreen part={part} />;
    return (
      <Suspense fallback={<OpeningScreen part={part} />}>
        <Screen game={game} />
      </Suspense>
    );
  };
}

/** What has been opened once is there at once; pictures of another theme come while it is looked at. */
function useOpenTable(game: string) {
  const { scheme } = useTheme();
  const [state, setState] = useState<'coming' | 'there' | 'failed'>(boardOf(game) ? 'there' : 'coming');
  const [part, setPart] = useState(0);
  useEffect(() => {
    openTable(game, scheme, setPart).then(
      () => setState('there'),
      () => setState('failed'),
    );
  }, [game, scheme]);
  return { state, part };
}
