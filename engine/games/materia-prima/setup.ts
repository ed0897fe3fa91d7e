import { ask, askOpenly, run } from '@/engine/core/agenda';
import { at, replaceAt } from '@/engine/core/list';
import { below, shuffle, type Rng } from '@/engine/core/rng';
import { allSeats, othersFrom, toSeat, type Seat } from '@/engine/core/seat';
import { step } from '@/engine/core/step';
import { FORMULA_LEVEL, FORMULAS, FORMULAS_OF, type FormulaId } from './cards';
import {
  ALCHEMISTS,
  CITIES,
  EXTENSIONS,
  KINDS,
  MISSION_SEATS,
  MISSIONS,
  MISSIONS_DEALT,
  SOUL_STONES,
  TOWERS,
  type Alchemist,
  type Kind,
  type Mission,
  type Tower,
} from './data';
import { freshDeck } from './decks';
import { BEGINNER, TILES, type Layout, type Placement } from './map';
import type { MateriaPrimaFact, MateriaPrimaOptions, MateriaPrimaPlayer, MateriaPrimaTable } from './state';
import { changed, playerAt } from './steps';
import { NO_ELEMENTS } from './stock';

/** MP-3 to MP-6. All keep a mission before formulas are dealt and towers placed. */
export function setup(seats: number, options: MateriaPrimaOptions, rng: Rng): MateriaPrimaTable {
  const chance = source(rng);
  const layout = options.map === 'beginner' ? BEGINNER : laidOut(chance);
  const first = toSeat(chance.below(seats));
  const alchemists = chance.shuffle(ALCHEMISTS);
  const towers = chance.shuffle(TOWERS);
  const missions = chance.shuffle(MISSIONS.filter((mission) => MISSION_SEATS[mission].includes(seats)));
  const players = allSeats(seats).map((seat) =>
    newcomer(
      options.alchemists === 'deal' ? at(alchemists, seat) : null,
      at(towers, seat),
      missions.slice(seat * MISSIONS_DEALT, (seat + 1) * MISSIONS_DEALT),
    ),
  );
  const extensions = chance.shuffle(EXTENSIONS);
  const market = extensions.slice(0, CITIES.length);
  const order = [first, ...othersFrom(first, seats)];
  return {
    seats,
    options,
    rng: chance.rest(),
    agenda: [
      ...(options.alchemists === 'pick' ? order.map((seat) => askOpenly(seat, PICK)) : []),
      ...order.map((seat) => ask(seat, CHOOSE)),
      run({ type: 'deal' }),
      ...order.map((seat) => ask(seat, PLACE)),
      run({ type: 'beginTurn' }),
    ],
    state: {
      layout,
      players,
      piles: [],
      decks: {
        homunculus: freshDeck(FORMULAS_OF.homunculus),
        equipment: freshDeck(FORMULAS_OF.equipment),
        stone: freshDeck(FORMULAS_OF.stone),
      },
      shown: [],
      missions: MISSIONS.filter((mission) => !missions.slice(0, seats * MISSIONS_DEALT).includes(mission)),
      bag: extensions.slice(CITIES.length),
      market,
      souls: SOUL_STONES - seats,
      first,
      turn: first,
      round: 1,
      active: null,
      fresh: [],
      mayShift: false,
      dice: null,
      ending: null,
    },
    facts: [{ type: 'began', first, market }, ...players.map(dealtFact)],
  };
}

const PICK = { type: 'alchemist' } as const;
const CHOOSE = { type: 'mission' } as const;
const PLACE = { type: 'place' } as const;

/** Random numbers one after another. */
function source(rng: Rng) {
  let now = rng;
  return {
    below: (count: number): number => {
      const drawn = below(now, count);
      now = drawn.rng;
      return drawn.value;
    },
    shuffle: <Item>(items: readonly Item[]): readonly Item[] => {
      const drawn = shuffle(now, items);
      now = drawn.rng;
      return drawn.value;
    },
    rest: (): Rng => now,
  };
}
type Source = ReturnType<typeof source>;

function laidOut(chance: Source): Layout {
  return chance.shuffle(TILES).map((tile): Placement => {
    const side = chance.below(2) === 0 ? 0 : 1;
    return { tile, side, turn: chance.below(6) };
  });
}

/** MP-5 */
export function dealFormulas(table: MateriaPrimaTable): MateriaPrimaTable {
  const chance = source(table.rng);
  const stacks = KINDS.map((kind) => stacked(chance, kind, table.seats));
  const ready = { ...table, rng: chance.rest() };
  return allSeats(table.seats).reduce((now, seat) => dealTo(now, seat, stacks), ready);
}

/** One formula of each kind; the others lie on the decks until it is their turn. */
function dealTo(
  table: MateriaPrimaTable,
  seat: Seat,
  stacks: readonly (readonly FormulaId[])[],
): MateriaPrimaTable {
  const formulas = inBoxOrder(stacks.map((stack) => at(stack, seat)));
  const [homunculus, equipment, stone] = stacks.map((stack) => freshDeck(stack.slice(seat + 1)));
  if (!homunculus || !equipment || !stone) throw new Error('There are three decks');
  const players = replaceAt(table.state.players, seat, {
    ...playerAt(table, seat),
    hand: formulas,
    starters: KINDS,
  });
  const state = changed(table.state, { players, decks: { homunculus, equipment, stone } });
  return step(table, state, [{ type: 'formulasDealt', seat, formulas }]);
}

/** A level-1 formula for each player, and the rest. */
function stacked(chance: Source, kind: Kind, seats: number): readonly FormulaId[] {
  const simple = chance.shuffle(FORMULAS_OF[kind].filter((formula) => FORMULA_LEVEL[formula] === 1));
  const hands = simple.slice(0, seats);
  const rest = FORMULAS_OF[kind].filter((formula) => !hands.includes(formula));
  return [...hands, ...chance.shuffle(rest)];
}

function newcomer(
  alchemist: Alchemist | null,
  tower: Tower,
  missions: readonly Mission[],
): MateriaPrimaPlayer {
  return {
    alchemist,
    tower,
    home: null,
    figures: [],
    store: NO_ELEMENTS,
    worn: [],
    stored: [],
    souls: 1,
    hand: [],
    starters: [],
    fragments: [],
    extensions: [],
    dealt: missions,
    mission: null,
    hasAttacked: false,
    notHis: [],
  };
}

function dealtFact({ alchemist, dealt: missions }: MateriaPrimaPlayer, seat: number): MateriaPrimaFact {
  return { type: 'dealt', seat: toSeat(seat), alchemist, missions };
}

const BOX_ORDER = new Map(FORMULAS.map((formula, index) => [formula, index]));

/** In the order of the box, so that a hand says nothing about when its cards came. */
export function inBoxOrder<Id extends FormulaId>(cards: readonly Id[]): readonly Id[] {
  return cards.slice().sort((one, other) => (BOX_ORDER.get(one) ?? 0) - (BOX_ORDER.get(other) ?? 0));
}
