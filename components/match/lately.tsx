import { useState } from 'react';
import { useSelector, useStore } from 'react-redux';

import { boardOf } from '@/components/playables';
import { LatelyStrip } from '@/components/screens/lately-strip';
import { useWords } from '@/components/words/use-words';
import type { AppState } from '@/engine/store/state';
import type { Showing } from '@/engine/store/match/recap';
import { select } from './device-store';
import { linesOf } from './lines';
import { useMatchOnDevice } from './use-match';

/**
 * Whether what the others did stands on the table, which keeps room for it already under the curtain. It goes with the first
 * move of one's own, or when it is put away.
 */
export function useLately(isCurtain: boolean) {
  const recap = useSelector(select.recap);
  const openRecap = useSelector(select.openRecap);
  const isFaceDown = useSelector(select.isFaceDown);
  const { moment } = useMatchOnDevice();
  const [isPutAway, setPutAway] = useState(false);
  if (isPutAway && recap.length === 0) setPutAway(false);
  const isOpen = !isFaceDown && (moment.type === 'own' || moment.type === 'bot');
  const news = isCurtain ? openRecap : isOpen ? recap : [];
  return { isThere: news.length > 0 && !isPutAway, putAway: () => setPutAway(true) };
}

interface LatelyProps {
  readonly isLeftHanded: boolean;
  readonly onPutAway: () => void;
  readonly onAgain: (showings: readonly Showing[]) => void;
}

/** What the others did meanwhile, for whoever looks. */
export function Lately({ isLeftHanded, onPutAway, onAgain }: LatelyProps) {
  const { language } = useWords();
  const { game, moment, people, who } = useMatchOnDevice();
  const store = useStore<AppState>();
  const recap = useSelector(select.recap);
  const isOwn = moment.type === 'own';
  return (
    <LatelyStrip
      isLeftHanded={isLeftHanded}
      onPutAway={onPutAway}
      others={recap.flatMap(({ seat, headlines }) => {
        const person = people[seat];
        const lines = linesOf(game, language, headlines, who);
        const pieces = headlines.flatMap((fact) => boardOf(game.id)?.piecesIn?.(fact) ?? []);
        const again = () => onAgain(select.shownAgain(store.getState(), seat));
        return person ? [{ person, lines, pieces, onAgain: isOwn ? again : undefined }] : [];
      })}
    />
  );
}
