import { toSeat, type Seat } from '@/engine/core/seat';
import type { WitchsBrewView } from '../view';
import { standings } from './standings';

interface Place {
  readonly seat: Seat;
  readonly rank: number;
  readonly points: number;
}

/** WB-22: everybody by rank, of equals the one who sits first. */
export function outcomeOf({ players }: Pick<WitchsBrewView, 'players'>): readonly Place[] {
  const counted = standings(
    players.map(({ potions, openPotions, ...rest }) => ({ ...rest, potions: potions ?? openPotions })),
  );
  const places = counted.map(({ rank, total }, seat) => ({ seat: toSeat(seat), rank, points: total }));
  return places.sort((one, other) => one.rank - other.rank);
}
