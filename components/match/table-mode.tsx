import { useState, type ReactNode } from 'react';
import { useSelector } from 'react-redux';

import { Turned } from '@/components/kit/turned';
import { STRAIGHT, turnOfPlace, type Turn } from '@/components/kit/turning';
import { useIsTablet } from '@/components/kit/use-width-class';
import type { DeviceMoment } from '@/engine/core/device';
import type { Seat } from '@/engine/core/seat';
import { humanSeats } from '@/engine/store/people/seated-people';
import type { AppState } from '@/engine/store/state';
import { useMatchOnDevice } from './use-match';

/**
 * By how much the table is turned for what it shows: people sit round its four edges in their order, bots nowhere. What is
 * one's own is held in the hand. Null: as it lies, for nobody is asked.
 */
export function turnFor({ type, seat }: DeviceMoment, humans: readonly Seat[]): Turn | null {
  if (type === 'own' || type === 'seen') return STRAIGHT;
  if (seat === null || !humans.includes(seat)) return null;
  return turnOfPlace(humans.indexOf(seat), humans.length);
}

/** On a tablet lying flat, what is for everybody turns to whoever is asked. */
export function TableMode({ children }: { readonly children: ReactNode }) {
  const isTablet = useIsTablet();
  const { match, moment } = useMatchOnDevice();
  const isOn = useSelector((state: AppState) => state.settings.tableMode) && isTablet;
  const next = turnFor(moment, humanSeats(match.people));
  const [lies, setLies] = useState<Turn>(STRAIGHT);
  if (next !== null && next !== lies) setLies(next);
  return <Turned turn={isOn ? (next ?? lies) : STRAIGHT}>{children}</Turned>;
}
