import { ask, run } from '@/engine/core/agenda';
import { at, removeAt, without } from '@/engine/core/list';
import type { Seat } from '@/engine/core/seat';
import { asItLay, step } from '@/engine/core/step';
import { YIELD, type Card } from '../data';
import { sawSpent } from '../known';
import { costOf } from '../queries/cards';
import { carried, growing, transmutedOn } from '../queries/goods';
import type { AlchemirusMove, AlchemirusQuestion, AlchemirusTable } from '../state';
import {
  added,
  changed,
  goOn,
  knownWith,
  payment,
  playerAt,
  supply,
  takeOff,
  untaken,
  withPlayer,
  withPlot,
} from '../steps';

type Move<Type extends AlchemirusMove['type']> = Extract<AlchemirusMove, { readonly type: Type }>;

/** AL-10, AL-11: demolish, lay, then pay. */
export function build(
  table: AlchemirusTable,
  seat: Seat,
  { building, demolish }: Move<'build'>,
): AlchemirusTable {
  if (building === 'gloria') throw new Error('Gloria is no building');
  const { hand, estate } = playerAt(table, seat);
  const old = demolish === null ? null : at(estate, demolish);
  const torn = old ? [old.building, ...old.goods.map(({ card }) => card)] : [];
  const rest = demolish === null ? estate : removeAt(estate, demolish);
  const state = changed(table.state, {
    players: withPlayer(table.state.players, seat, {
      hand: without(hand, building),
      estate: [...rest, { building, goods: [] }],
    }),
    discards: added(table.state.discards, torn),
    known: sawSpent(knownWith(table.state, old?.goods ?? []), seat, building, hand.length - 1),
  });
  const lost = old?.goods.map(({ good }) => good) ?? [];
  const demolished = demolish === null ? null : { plot: demolish, cards: torn, goods: lost };
  return step(
    table,
    state,
    [{ type: 'built', seat, building, demolished }],
    [payment('build', seat, costOf(building)), goOn('build')],
  );
}

/** AL-16 */
export function harvest(table: AlchemirusTable, seat: Seat): AlchemirusTable {
  const plots = growing(table.state, playerAt(table, seat).estate);
  const count = supply(table);
  if (plots.length <= count) return grow(table, seat, plots, 0);
  const todo = count > 0 ? [ask<AlchemirusQuestion>(seat, { type: 'grow', left: count })] : [];
  return step(table, table.state, [], todo);
}

export function grow(
  table: AlchemirusTable,
  seat: Seat,
  plots: readonly number[],
  left: number,
): AlchemirusTable {
  const cards: Card[] = [];
  const taking = { begun: table.state, cards };
  let after = table;
  for (const plot of plots) {
    const { table: ready, card } = takeOff(after, taking);
    if (card === null) throw new Error(`No card is left for plot ${plot}`);
    after = growOn(ready, seat, plot, card);
    cards.push(card);
  }
  const todo = left > 0 ? [ask<AlchemirusQuestion>(seat, { type: 'grow', left })] : [];
  const { estate } = playerAt(after, seat);
  const goods = plots.flatMap((plot) => at(estate, plot).goods.map(({ good }) => good));
  const lay = asItLay(after, untaken(after.state, taking));
  return step(lay, after.state, [{ type: 'harvested', seat, plots, goods }], todo);
}

function growOn(table: AlchemirusTable, seat: Seat, plot: number, card: Card): AlchemirusTable {
  const { state } = table;
  const { estate } = playerAt(table, seat);
  const good = YIELD[at(estate, plot).building];
  if (!good) throw new Error(`Nothing grows on plot ${plot}`);
  const grown = withPlot(estate, plot, [{ good, card, deck: state.shuffles }]);
  return { ...table, state: changed(state, { players: withPlayer(state.players, seat, { estate: grown }) }) };
}

/** AL-17 */
export function carry(table: AlchemirusTable, seat: Seat, move: Move<'carry'>): AlchemirusTable {
  const { from, good, to } = move;
  const estate = carried(playerAt(table, seat).estate, move);
  const state = changed(table.state, { players: withPlayer(table.state.players, seat, { estate }) });
  return step(table, state, [{ type: 'carried', seat, good, from, to }], [goOn('transport')]);
}

/** AL-18: of the two cards of a Labrium one stays as the gold. */
export function transmute(table: AlchemirusTable, seat: Seat, plot: number): AlchemirusTable {
  const { estate } = playerAt(table, seat);
  const place = at(estate, plot);
  const into = transmutedOn(table.state, place);
  const [stays, freed] = place.goods;
  if (into === null || !stays) throw new Error(`Nothing is transmuted on plot ${plot}`);
  const made = withPlot(estate, plot, [{ good: into, card: stays.card, deck: stays.deck }]);
  const state = changed(table.state, {
    players: withPlayer(table.state.players, seat, { estate: made }),
    discards: freed ? added(table.state.discards, [freed.card]) : table.state.discards,
    known: knownWith(table.state, freed ? [freed] : []),
  });
  const discarded = freed?.card ?? null;
  return step(
    table,
    state,
    [{ type: 'transmuted', seat, plot, into, discarded }],
    [run({ type: 'goOnTransmuting', from: plot + 1 })],
  );
}
