import { useSelector } from 'react-redux';

import { boardOf } from '@/components/playables';
import { OpeningCard } from '@/components/screens/opening-card';
import { useWords } from '@/components/words/use-words';
import type { Seat } from '@/engine/core/seat';
import { select } from './device-store';
import { useMatchOnDevice } from './use-match';

interface FirstMoveProps {
  /** Who has been shown it. */
  readonly welcomed: readonly Seat[];
  readonly onWelcomed: (seat: Seat) => void;
}

/** Before his first move of a game everybody sees once what he begins with, and what it is all about. */
export function FirstMove({ welcomed, onWelcomed }: FirstMoveProps) {
  const { language } = useWords();
  const { game, moment, people } = useMatchOnDevice();
  const isFirst = useSelector(select.isFirstMove);
  const view = useSelector(select.view);
  const { seat } = moment;
  const person = seat === null ? undefined : people[seat];
  const Opening = boardOf(game.id)?.Opening;
  if (!Opening || !isFirst || !view || seat === null || !person || welcomed.includes(seat)) return null;
  return (
    <OpeningCard
      opening={(width) => <Opening view={view} person={person} language={language} width={width} />}
      onGo={() => onWelcomed(seat)}
    />
  );
}
