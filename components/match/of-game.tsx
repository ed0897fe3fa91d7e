import { Suspense, useEffect, useState, type ComponentType } from 'react';

import { useTheme } from '@/components/kit/theme';
import { boardOf, openTable } from '@/components/playables';
import { OpeningScreen } from '@/components/screens/opening-screen';
import { NotBrought } from './not-brought';
import { bringRoutes } from './routes';

/** What a screen of a game is told. */
export interface OfGame {
  /** Which game it is; it has been brought. */
  readonly game: string;
}

/** A screen of one game, shown once the game, its board and its pictures are there. */
export function ofGame(game: string, Screen: ComponentType<OfGame>): ComponentType {
  return function ScreenOfGame() {
    const { state, part } = useOpenTable(game);
    if (state === 'failed') return <NotBrought />;
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
    Promise.all([openTable(game, scheme, setPart), bringRoutes()]).then(
      () => setState('there'),
      () => setState('failed'),
    );
  }, [game, scheme]);
  return { state, part };
}
