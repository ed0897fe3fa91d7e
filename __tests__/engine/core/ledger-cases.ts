import { EMPTY_LEDGER, entered, type Ledger, type LedgerGame, type LedgerSeat } from '@/engine/core/ledger';
import { ranks } from '@/engine/core/score';

type Seated = Omit<LedgerSeat, 'rank'>;

export const seat = (who: string, total: number): Seated => ({ who, bot: null, total });
export const bot = (level: string, total: number): Seated => ({ who: null, bot: level, total });
/** Somebody whose name was erased. */
export const gone = (total: number): Seated => ({ who: null, bot: null, total });

/** The n-th game, won by the highest total. */
export function played(nth: number, seats: readonly Seated[], game = 'kazaam'): LedgerGame {
  const places = ranks(seats.map(({ total }) => [total]));
  return {
    id: `g${nth}`,
    game,
    at: nth * 1000,
    turns: 10,
    seats: seats.map((one, index) => ({ ...one, rank: places[index]! })),
  };
}

export function ledgerOf(...games: readonly LedgerGame[]): Ledger {
  return games.reduce((ledger, game) => entered(ledger, game), EMPTY_LEDGER);
}
