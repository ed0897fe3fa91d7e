import { at } from '@/engine/core/list';
import type { Seat } from '@/engine/core/seat';
import { PART_OF, TORSO_INGREDIENTS, type Place } from '../data';
import type { KazaamAim, KazaamBoard } from '../state';
import { GUARD } from './powers';

/** What a power that has been named comes to if no head stops it (KZ-15 to KZ-19, KZ-21). */
export type Outlook =
  | { readonly type: 'sees'; readonly owner: Seat; readonly count: number }
  | { readonly type: 'takes'; readonly owner: Seat; readonly count: number }
  | { readonly type: 'searches'; readonly count: number }
  | { readonly type: 'gathers'; readonly count: number }
  | { readonly type: 'turnsDown'; readonly owner: Seat; readonly place: Place }
  | { readonly type: 'discards'; readonly owner: Seat; readonly place: Place }
  /** A head against what somebody else is doing. */
  | { readonly type: 'stops'; readonly owner: Seat; readonly place: Place };

/** What lies open to all. */
interface OpenTable {
  readonly players: readonly { readonly board: KazaamBoard; readonly handSize: number }[];
  readonly discardsSize: number;
}

interface Named {
  readonly place: Place;
  readonly aim: KazaamAim;
}

export function outlookOf({ players, discardsSize }: OpenTable, { place, aim }: Named): Outlook {
  switch (aim.type) {
    case 'hand': {
      const count = at(players, aim.seat).handSize;
      return { type: PART_OF[place] === 'ear' ? 'sees' : 'takes', owner: aim.seat, count };
    }
    case 'discards':
      return { type: 'searches', count: discardsSize };
    case 'supply':
      return { type: 'gathers', count: TORSO_INGREDIENTS };
    case 'tile': {
      const aimed = { owner: aim.seat, place: aim.place };
      if (place === GUARD) return { type: 'stops', ...aimed };
      return { type: at(players, aim.seat).board[aim.place]?.isUp ? 'turnsDown' : 'discards', ...aimed };
    }
  }
}
