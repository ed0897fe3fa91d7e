import { useState } from 'react';
import { useDispatch, useSelector } from 'react-redux';

import { ThinkingSign } from '@/components/screens/thinking-sign';
import type { Seat } from '@/engine/core/seat';
import { botHurried } from '@/engine/store/match/match';
import type { AppDispatch, AppState } from '@/engine/store/state';
import { useMatchOnDevice } from './use-match';

/** The sign that a bot thinks. Once it is seen it stays for the whole of the bot's turn, so that nothing flickers. */
export function Thinking() {
  const dispatch = useDispatch<AppDispatch>();
  const { moment, people } = useMatchOnDevice();
  const isPondering = useSelector((state: AppState) => state.match?.isPondering ?? false);
  const thinker = moment.type === 'bot' ? moment.seat : null;
  const [seen, setSeen] = useState<Seat | null>(null);
  if (seen !== null && seen !== thinker) setSeen(null);
  if (seen === null && isPondering && thinker !== null) setSeen(thinker);
  const person = seen === null ? undefined : people[seen];
  return person ? <ThinkingSign person={person} onHurry={() => dispatch(botHurried())} /> : null;
}
