import type { Seat } from '@/engine/core/seat';
import type { Card } from '@/engine/games/alchemirus/data';
import { inOrder } from '@/engine/games/alchemirus/queries/cards';
import type { AlchemirusFact } from '@/engine/games/alchemirus/state';
import type { AlchemirusView } from '@/engine/games/alchemirus/view';

import type { Cue, CueOf, Side } from './cues';
import { handAt, slotAt } from './places';

/** How long a card is under way. */
export const CARD = 220;
/** Cards of one movement leave so long after each other, and all within this time. */
export const STAGGER = 40;
const SPREAD = 240;

export type FactOf<Type extends AlchemirusFact['type']> = Extract<AlchemirusFact, { readonly type: Type }>;

/** What moves, and what lies on the table meanwhile if that is another thing than before. */
export interface Shown {
  readonly cues?: readonly Cue[];
  readonly trails?: readonly Cue[];
  readonly view?: AlchemirusView;
  /** If it is not all that moves that has to be waited for. */
  readonly time?: number;
  readonly pause?: number;
}

export const NOTHING: readonly never[] = [];

export function endOf(cues: readonly Cue[]): number {
  return cues.reduce((end, cue) => Math.max(end, cue.start + cue.time), 0);
}

/** One after the other, closer together the more they are. */
export function inTurn(count: number, index: number, start = 0): number {
  return start + index * Math.min(STAGGER, SPREAD / Math.max(1, count - 1));
}

interface Dealt {
  readonly card: Card | null;
  readonly side: Side;
  readonly from: string;
  readonly to: string;
  readonly start?: number;
}

export function cardCue({ start = 0, ...dealt }: Dealt): CueOf<'card'> {
  return { type: 'card', ...dealt, start, time: CARD };
}

/** Where a card leaves a hand: from its own place in a fan that is seen, or from the hand as a whole. */
export function outOf({ viewer, hand }: AlchemirusView, seat: Seat, card: Card): string {
  const isSeen = viewer === seat && hand.includes(card);
  return isSeen ? slotAt(seat, hand.lastIndexOf(card), hand.length) : handAt(seat);
}

export function into({ viewer, hand }: AlchemirusView, seat: Seat, card: Card | null, more: readonly Card[]) {
  if (viewer !== seat || card === null) return handAt(seat);
  const held = inOrder([...hand, ...more]);
  return slotAt(seat, held.lastIndexOf(card), held.length);
}
