import { run } from '@/engine/core/agenda';
import { never } from '@/engine/core/list';
import type { Seat } from '@/engine/core/seat';
import { step } from '@/engine/core/step';
import type { Mission } from '../data';
import { spotAt, type Hex } from '../map';
import type { MateriaPrimaAsk, MateriaPrimaMove, MateriaPrimaQuestion, MateriaPrimaTable } from '../state';
import { newFigure } from '../queries/figures';
import { changed, changedPlayer, playerAt } from '../steps';
import { activate, buy, discard, keep, research } from './city';
import { attack } from './fight';
import type { Move } from './refuse-map';
import { convert, equip, pack, packed, shift, transmute } from './tower';
import { drop, loot, mine, move as walk, pickUp, put } from './walk';

type Question<Type extends MateriaPrimaQuestion['type']> = Extract<
  MateriaPrimaQuestion,
  { readonly type: Type }
>;

/** Carries out what the asked player chose. */
export function answer(
  table: MateriaPrimaTable,
  { seat, what }: MateriaPrimaAsk,
  move: MateriaPrimaMove,
): MateriaPrimaTable {
  switch (what.type) {
    case 'turn':
      return act(begun(table, move), seat, move);
    case 'drop':
      return move.type === 'put' ? put(table, seat, what.figure, move.thing) : table;
    case 'pack':
      return answerPacking(table, seat, what, move);
    case 'loot':
      return move.type === 'loot' ? loot(table, seat, what, move.element) : table;
    case 'keep':
      return move.type === 'keep' ? keep(table, seat, what, move.formula) : table;
    case 'discard':
      return move.type === 'discard' ? discard(table, seat, move.formula) : table;
    case 'alchemist':
    case 'mission':
    case 'place':
      return prepare(table, seat, move);
    default:
      return never(what);
  }
}

const GO_ON = run({ type: 'goOn' } as const);
const END_TURN = run({ type: 'endTurn' } as const);

/** After every action comes the next one. Whoever does something else has done with shifting (MP-13). */
function begun(table: MateriaPrimaTable, move: MateriaPrimaMove): MateriaPrimaTable {
  const state = table.state.mayShift ? changed(table.state, { mayShift: false }) : table.state;
  return step(table, state, [], [move.type === 'endTurn' ? END_TURN : GO_ON]);
}

function act(table: MateriaPrimaTable, seat: Seat, move: MateriaPrimaMove): MateriaPrimaTable {
  switch (move.type) {
    case 'move':
      return walk(table, seat, move);
    case 'mine':
      return mine(table, seat, move.figure);
    case 'pickUp':
      return pickUp(table, seat, move);
    case 'drop':
      return drop(table, seat, move);
    case 'attack':
      return attack(table, seat, move);
    case 'equip':
      return equip(table, seat, move.figure);
    case 'shift':
      return shift(table, seat);
    case 'convert':
      return convert(table, seat, move);
    case 'transmute':
      return transmute(table, seat, move);
    case 'research':
      return research(table, seat, move.kind);
    case 'buy':
      return buy(table, seat, move.pay);
    case 'activate':
      return activate(table, seat, move);
    default:
      return table;
  }
}

function answerPacking(
  table: MateriaPrimaTable,
  seat: Seat,
  what: Question<'pack'>,
  move: MateriaPrimaMove,
): MateriaPrimaTable {
  const isPacking = move.type === 'doff' || move.type === 'don' || move.type === 'take';
  return isPacking ? pack(table, seat, what, move) : packed(table, table.state, seat, what);
}

function prepare(table: MateriaPrimaTable, seat: Seat, move: MateriaPrimaMove): MateriaPrimaTable {
  switch (move.type) {
    case 'pick':
      return pick(table, seat, move.alchemist);
    case 'choose':
      return choose(table, seat, move.mission);
    case 'place':
      return place(table, seat, move.hex);
    default:
      return table;
  }
}

/** MP-4 */
function pick(table: MateriaPrimaTable, seat: Seat, alchemist: Move<'pick'>['alchemist']): MateriaPrimaTable {
  const state = changedPlayer(table.state, seat, { alchemist });
  return step(table, state, [{ type: 'picked', seat, alchemist }]);
}

/** MP-4 */
function choose(table: MateriaPrimaTable, seat: Seat, mission: Mission): MateriaPrimaTable {
  const state = changedPlayer(table.state, seat, { mission });
  return step(table, state, [{ type: 'chose', seat, mission }]);
}

/** MP-6 */
function place(table: MateriaPrimaTable, seat: Seat, hex: Hex): MateriaPrimaTable {
  const { alchemist } = playerAt(table, seat);
  if (alchemist === null) throw new Error('Whoever places a tower has an alchemist');
  const state = changedPlayer(table.state, seat, { home: hex, figures: [newFigure(alchemist, hex)] });
  return step(table, state, [{ type: 'placed', seat, hex, ...spotAt(state.layout, hex) }]);
}
