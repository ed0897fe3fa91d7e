import { ask } from '@/engine/core/agenda';
import { at, replaceAt } from '@/engine/core/list';
import { toSeat, type Seat } from '@/engine/core/seat';
import { step } from '@/engine/core/step';
import type { HighCard, HighCardAsk, HighCardMove, HighCardTable } from './state';

const ANSWERS: Readonly<Record<HighCard['question']['type'], readonly HighCardMove[]>> = {
  choose: [{ type: 'keep' }, { type: 'swap' }],
  look: [{ type: 'seen' }],
};

export function legal(_: HighCardTable, { what }: HighCardAsk): readonly HighCardMove[] {
  return ANSWERS[what.type];
}

export function refuse(
  _: HighCardTable,
  { what }: HighCardAsk,
  move: HighCardMove,
): HighCard['reason'] | null {
  if (ANSWERS[what.type].some(({ type }) => type === move.type)) return null;
  return move.type === 'seen' ? 'nothing-new' : 'look-first';
}

export function answer(table: HighCardTable, { seat }: HighCardAsk, move: HighCardMove): HighCardTable {
  switch (move.type) {
    case 'keep':
      return step(table, table.state, [{ type: 'kept', seat }]);
    case 'swap':
      return swapped(table, seat);
    case 'seen':
      return table;
  }
}

/** HC-2: the new card is looked at before the device goes on. */
function swapped(table: HighCardTable, seat: Seat): HighCardTable {
  const { cards, deck, discards } = table.state;
  const [away, drawn] = [at(cards, seat), at(deck, 0)];
  const state = { cards: replaceAt(cards, seat, drawn), deck: deck.slice(1), discards: [...discards, away] };
  return step(table, state, [{ type: 'swapped', seat, away, drawn }], [ask(seat, { type: 'look' })]);
}

/** HC-3 */
export function reveal(table: HighCardTable): HighCardTable {
  const shown = table.state.cards.map(
    (card, seat) => ({ type: 'showed', seat: toSeat(seat), card }) as const,
  );
  return step(table, table.state, shown);
}
