import type { AnyGame, GameTypes, Table } from '@/engine/core/game';
import { at, sum } from '@/engine/core/list';
import { othersFrom, type Seat } from '@/engine/core/seat';
import { COST } from '@/engine/games/alchemirus/data';
import { alchemirus } from '@/engine/games/alchemirus/game';
import type { AlchemirusTable } from '@/engine/games/alchemirus/state';
import type { AlchemirusSeatView } from '@/engine/games/alchemirus/view';
import { kazaam } from '@/engine/games/kazaam/game';
import type { KazaamTable } from '@/engine/games/kazaam/state';
import { tileOf } from '@/engine/games/kazaam/tiles';
import type { KazaamSeatView } from '@/engine/games/kazaam/view';
import { FORMULA_LEVEL } from '@/engine/games/materia-prima/cards';
import { ELEMENTS, MADE_FROM } from '@/engine/games/materia-prima/data';
import { materiaPrima } from '@/engine/games/materia-prima/game';
import type { MateriaPrimaTable } from '@/engine/games/materia-prima/state';
import { kindOf } from '@/engine/games/materia-prima/queries/formulas';
import type { MateriaPrimaSeatView } from '@/engine/games/materia-prima/view';
import { witchsBrew } from '@/engine/games/witchs-brew/game';
import type { WitchsBrewTable } from '@/engine/games/witchs-brew/state';

/** What a reason says there is more of, counted once more, and when it says so. */
export interface Said {
  readonly until: 'turn' | 'later';
  figure(table: Table<GameTypes>, seat: Seat): number;
}

/** By game: when "later" has come, and what each of its reasons speaks of. */
export interface Sayings {
  isLater(from: Table<GameTypes>, table: Table<GameTypes>, seat: Seat): boolean;
  readonly said: Readonly<Record<string, Said>>;
}

type Figure<Seen, T> = (seen: Seen, table: T, seat: Seat) => number;

/** Of what anybody sees of a seat, of that seat or of all the others together. */
function counting<Seen, T extends Table<GameTypes>>(seenOf: (table: T, seat: Seat) => Seen) {
  const figure = (count: Figure<Seen, T>) => (table: Table<GameTypes>, seat: Seat) =>
    count(seenOf(table as T, seat), table as T, seat);
  const fewer = (count: Figure<Seen, T>) => (table: Table<GameTypes>, seat: Seat) =>
    -sum(othersFrom(seat, table.seats).map((other) => figure(count)(table, other)));
  const now = (count: Figure<Seen, T>): Said => ({ until: 'turn', figure: figure(count) });
  const later = (count: Figure<Seen, T>): Said => ({ until: 'later', figure: figure(count) });
  const othersNow = (count: Figure<Seen, T>): Said => ({ until: 'turn', figure: fewer(count) });
  const othersLater = (count: Figure<Seen, T>): Said => ({ until: 'later', figure: fewer(count) });
  return { now, later, othersNow, othersLater };
}

const filled = ({ board }: KazaamSeatView) => Object.values(board).filter((slot) => slot !== null);
const points = (game: AnyGame, table: Table<GameTypes>, seat: Seat) => at(game.score(table), seat).total;

function kazaamSayings(): Sayings {
  type Seen = KazaamSeatView;
  const seenOf = (table: KazaamTable, seat: Seat) => at(kazaam.view(table, seat).players, seat);
  const { now, later, othersNow, othersLater } = counting<Seen, KazaamTable>(seenOf);
  const lyingOpen: Figure<Seen, KazaamTable> = (seen, table, seat) => {
    const tails = othersFrom(seat, table.seats).filter((other) => seenOf(table, other).board.tail?.isUp);
    const isSafe = tails.length === 0 || seen.board.head?.isUp;
    return isSafe ? 0 : filled(seen).filter((slot) => !slot.isUp).length;
  };
  return {
    isLater: (from, table) => {
      const [then, turn] = [(from as KazaamTable).state.turn, (table as KazaamTable).state.turn];
      return turn.seat === then.seat && turn.round > then.round;
    },
    said: {
      built: now((seen) => filled(seen).length),
      points: now((_, table, seat) => points(kazaam as AnyGame, table as Table<GameTypes>, seat)),
      kept: later((seen) => filled(seen).length),
      guarded: now(({ board }) => (board.head?.isUp ? 1 : 0)),
      covered: now((...all) => -lyingOpen(...all)),
      ingredients: now(({ purse }) => sum(Object.values(purse))),
      fitting: now(({ board }, table, seat) => {
        const { hand } = kazaam.view(table, seat);
        return new Set(hand.map((tile) => tileOf(tile).place).filter((place) => !board[place])).size;
      }),
      hand: now(({ handSize }) => handSize),
      othersBuilt: othersNow((seen) => filled(seen).length),
      othersAwake: othersNow((seen) => filled(seen).filter(({ isUp }) => isUp).length),
      othersHand: othersNow(({ handSize }) => handSize),
      othersLater: othersLater((seen) => filled(seen).length),
    },
  };
}

function witchsBrewSayings(): Sayings {
  const seenOf = (table: WitchsBrewTable, seat: Seat) => ({
    ...at(witchsBrew.view(table, seat).players, seat),
    points: points(witchsBrew as AnyGame, table as Table<GameTypes>, seat),
  });
  const { now, later, othersNow } = counting(seenOf);
  type Seen = ReturnType<typeof seenOf>;
  const gold = (seen: Seen) => seen.gold;
  const drops = (seen: Seen) => sum(Object.values(seen.drops));
  const won = (seen: Seen) => seen.points;
  return {
    isLater: (from, table) => (table as WitchsBrewTable).state.set > (from as WitchsBrewTable).state.set,
    said: {
      pointsNow: now(won),
      points: later(won),
      goldNow: now(gold),
      gold: later(gold),
      dropsNow: now(drops),
      othersPointsNow: othersNow(won),
      othersDropsNow: othersNow(drops),
    },
  };
}

function alchemirusSayings(): Sayings {
  type Seen = AlchemirusSeatView;
  const seenOf = (table: AlchemirusTable, seat: Seat) => at(alchemirus.view(table, seat).players, seat);
  const { now } = counting<Seen, AlchemirusTable>(seenOf);
  const lying = ({ estate }: Seen) => estate.flatMap(({ goods }) => goods);
  const spent = (table: AlchemirusTable, seat: Seat) => at(table.state.players, seat).fame.steps;
  return {
    isLater: (from, table, seat) => {
      const turns = (one: Table<GameTypes>) => seenOf(one as AlchemirusTable, seat).turns;
      return turns(table) > turns(from);
    },
    said: {
      fame: now(({ fame }, table, seat) => fame + spent(table, seat)),
      thrift: now((_, table, seat) => -spent(table, seat)),
      built: now(({ estate }) => estate.length),
      estate: now(({ estate }) => sum(estate.map(({ building }) => COST[building]))),
      refined: now((seen) => lying(seen).filter((good) => /tincture|metal|gold/.test(good)).length),
      goods: now((seen) => lying(seen).length),
      cards: now(({ handSize }) => handSize),
    },
  };
}

function materiaPrimaSayings(): Sayings {
  type Seen = MateriaPrimaSeatView;
  const seenOf = (table: MateriaPrimaTable, seat: Seat) => at(materiaPrima.view(table, seat).players, seat);
  const { now, othersNow } = counting<Seen, MateriaPrimaTable>(seenOf);
  const owned = ({ store, figures }: Seen, isWanted: (element: string) => boolean) =>
    sum(
      [store, ...figures.map(({ load }) => load)].flatMap((stock) =>
        ELEMENTS.map((element, index) => (isWanted(element) ? at(stock, index) : 0)),
      ),
    );
  const homunculi = ({ figures }: Seen) => Math.max(0, figures.length - 1);
  return {
    isLater: (from, table, seat) => {
      const [then, { round, turn }] = [(from as MateriaPrimaTable).state, (table as MateriaPrimaTable).state];
      return round >= then.round + 2 && turn === seat;
    },
    said: {
      fragments: now(({ fragments }) => fragments.length),
      homunculi: now(homunculi),
      stoneFormulas: now(({ fragments }, table, seat) => {
        const made = fragments.map((fragment) => FORMULA_LEVEL[fragment]);
        const { hand } = materiaPrima.view(table, seat);
        return hand.filter((card) => kindOf(card) === 'stone' && !made.includes(FORMULA_LEVEL[card])).length;
      }),
      products: now((seen) => owned(seen, (element) => element in MADE_FROM)),
      elements: now((seen) => owned(seen, () => true)),
      othersSouls: othersNow(({ souls }) => souls),
      othersHomunculi: othersNow(homunculi),
    },
  };
}

export const SAYINGS: Readonly<Record<string, Sayings>> = {
  kazaam: kazaamSayings(),
  'witchs-brew': witchsBrewSayings(),
  alchemirus: alchemirusSayings(),
  'materia-prima': materiaPrimaSayings(),
};
