import type { Ask } from '@/engine/core/agenda';
import { run } from '@/engine/core/agenda';
import { asked, type Refusal } from '@/engine/core/game';
import { play } from '@/engine/core/play';
import { rngFrom } from '@/engine/core/rng';
import { toSeat, type Seat } from '@/engine/core/seat';
import { FORMULAS_OF } from '@/engine/games/materia-prima/cards';
import type { Equipment, FormulaId, Homunculus, Stone } from '@/engine/games/materia-prima/cards';
import {
  ALCHEMISTS,
  EXTENSIONS,
  MISSIONS,
  SOUL_STONES,
  TOWERS,
  type Alchemist,
  type Element,
  type Extension,
  type Kind,
  type Mission,
} from '@/engine/games/materia-prima/data';
import { freshDeck } from '@/engine/games/materia-prima/decks';
import { materiaPrima } from '@/engine/games/materia-prima/game';
import { BEGINNER, HEX_NAMES, type Hex } from '@/engine/games/materia-prima/map';
import { runEffect } from '@/engine/games/materia-prima/moves/run';
import { inBoxOrder } from '@/engine/games/materia-prima/setup';
import type {
  Figure,
  FigureId,
  MateriaPrima,
  MateriaPrimaFact,
  MateriaPrimaMove,
  MateriaPrimaOptions,
  MateriaPrimaPlayer,
  MateriaPrimaQuestion,
  MateriaPrimaTable,
  Pile,
} from '@/engine/games/materia-prima/state';
import { newFigure } from '@/engine/games/materia-prima/queries/figures';
import { elementsOf, NO_ELEMENTS, stockOf } from '@/engine/games/materia-prima/stock';

/** Seats by name: Anna is on turn. The map is that for beginners. */
export const ANNA = toSeat(0);
export const BEN = toSeat(1);
export const CLARA = toSeat(2);

/** A hex by its name on the map. */
export function hex(name: string): Hex {
  const found = HEX_NAMES.indexOf(name);
  if (found < 0) throw new Error(`There is no hex ${name}`);
  return found;
}

/** In the middle, in the south, in the north and in the east; far from each other. */
/** On the map that is known, with as little left to chance as can be. */
export const OPTIONS: MateriaPrimaOptions = {
  map: 'beginner',
  pickUp: 'one',
  alchemists: 'deal',
  soullessWins: true,
  endAt25: false,
  endAt60: true,
};

const HOMES = ['E4', 'H4', 'A2', 'G7'];

export interface PlayerSketch {
  readonly alchemist?: Alchemist;
  readonly home?: string;
  /** Where the alchemist is; at home if not given. */
  readonly at?: string;
  readonly load?: readonly Element[];
  readonly homunculi?: readonly (readonly [Homunculus, string, ...Element[]])[];
  readonly store?: readonly Element[];
  readonly worn?: readonly Equipment[];
  readonly stored?: readonly Equipment[];
  readonly souls?: number;
  readonly hand?: readonly FormulaId[];
  readonly fragments?: readonly Stone[];
  readonly extensions?: readonly Extension[];
  readonly mission?: Mission;
  readonly hasAttacked?: boolean;
}

export interface Sketch {
  readonly players: readonly PlayerSketch[];
  readonly options?: Partial<MateriaPrimaOptions>;
  readonly piles?: readonly (readonly [string, Seat | null, readonly Element[], number?])[];
  /** What lies on top of a deck. */
  readonly top?: readonly FormulaId[];
  /** The decks are these cards only. */
  readonly only?: readonly FormulaId[];
  readonly market?: readonly (Extension | null)[];
  readonly bag?: readonly Extension[];
  readonly supply?: number;
  readonly round?: number;
  readonly turn?: Seat;
  readonly first?: Seat;
}

function playerFrom(sketch: PlayerSketch, seat: number): MateriaPrimaPlayer {
  const home = hex(sketch.home ?? HOMES[seat]!);
  const alchemist = sketch.alchemist ?? ALCHEMISTS[seat]!;
  const figure: Figure = {
    ...newFigure(alchemist, sketch.at ? hex(sketch.at) : home),
    load: stockOf(sketch.load ?? []),
  };
  const helpers = (sketch.homunculi ?? []).map(([id, where, ...load]) => ({
    ...newFigure(id, hex(where)),
    load: stockOf(load),
  }));
  const mission = sketch.mission ?? MISSIONS[seat]!;
  return {
    alchemist,
    tower: TOWERS[seat]!,
    home,
    figures: [figure, ...helpers],
    store: stockOf(sketch.store ?? []),
    worn: inBoxOrder(sketch.worn ?? []),
    stored: inBoxOrder(sketch.stored ?? []),
    souls: sketch.souls ?? 1,
    hand: inBoxOrder(sketch.hand ?? []),
    starters: [],
    fragments: sketch.fragments ?? [],
    extensions: sketch.extensions ?? [],
    dealt: [mission],
    mission,
    hasAttacked: sketch.hasAttacked ?? false,
    notHis: [],
  };
}

/** A table in the middle of a game; Anna's turn has just begun unless the sketch says otherwise. */
export function scenario(sketch: Sketch): MateriaPrimaTable {
  const players = sketch.players.map(playerFrom);
  const turn = sketch.turn ?? ANNA;
  const piles = (sketch.piles ?? []).map(([where, by, elements, souls = 0]): Pile => ({
    hex: hex(where),
    by,
    elements: stockOf(elements),
    souls,
  }));
  const owned = players.flatMap(({ extensions }) => extensions);
  const market = sketch.market ?? EXTENSIONS.filter((one) => !owned.includes(one)).slice(0, 3);
  const left = EXTENSIONS.filter((one) => !owned.includes(one) && !market.includes(one));
  const held = [...players, ...piles].reduce((total, { souls }) => total + souls, 0);
  return settled({
    seats: players.length,
    options: { ...OPTIONS, ...sketch.options },
    rng: rngFrom(5),
    agenda: [run({ type: 'beginTurn' })],
    state: {
      layout: BEGINNER,
      players,
      piles: piles.sort((one, other) => one.hex - other.hex || (one.by ?? 9) - (other.by ?? 9)),
      decks: {
        homunculus: freshDeck(deckOf(players, 'homunculus', sketch)),
        equipment: freshDeck(deckOf(players, 'equipment', sketch)),
        stone: freshDeck(deckOf(players, 'stone', sketch)),
      },
      shown: [],
      missions: MISSIONS.filter((mission) => players.every((player) => player.mission !== mission)),
      bag: sketch.bag ?? left,
      market,
      souls: sketch.supply ?? SOUL_STONES - held,
      first: sketch.first ?? ANNA,
      turn,
      round: sketch.round ?? 5,
      active: null,
      fresh: [],
      mayShift: false,
      dice: null,
      ending: null,
    },
    facts: [],
  });
}

function deckOf(players: readonly MateriaPrimaPlayer[], kind: Kind, { top = [], only }: Sketch) {
  const of = (cards: readonly FormulaId[]) => cards.filter((card) => FORMULAS_OF[kind].includes(card));
  if (only) return of(only);
  const used = new Set<string>([
    ...top,
    ...players.flatMap((player) => [
      ...player.hand,
      ...player.worn,
      ...player.stored,
      ...player.fragments,
      ...player.figures.map(({ id }) => id),
    ]),
  ]);
  return [...of(top), ...FORMULAS_OF[kind].filter((card) => !used.has(card))];
}

function settled(table: MateriaPrimaTable): MateriaPrimaTable {
  const [next, ...agenda] = table.agenda;
  return next?.type === 'run' ? settled(runEffect({ ...table, agenda }, next.what)) : table;
}

/** The table after moves of Anna that must be accepted. */
export function played(table: MateriaPrimaTable, ...moves: readonly MateriaPrimaMove[]): MateriaPrimaTable {
  return moves.reduce((now, move) => {
    const next = play<MateriaPrima>(materiaPrima, now, asked(now)?.seat ?? ANNA, move);
    if (!next.ok) throw new Error(`${JSON.stringify(move)} was refused: ${next.problem.reason}`);
    return next.value;
  }, table);
}

/** Why the asked player may not do this; null if he may. */
export function refusalOf(table: MateriaPrimaTable, move: unknown): Refusal<MateriaPrima> | null {
  const next = play<MateriaPrima>(materiaPrima, table, asked(table)?.seat ?? ANNA, move);
  return next.ok ? null : next.problem;
}

export const reasonFor = (table: MateriaPrimaTable, move: unknown): string | null =>
  refusalOf(table, move)?.reason ?? null;

export function factsOf<Type extends MateriaPrimaFact['type']>(
  table: MateriaPrimaTable,
  type: Type,
): readonly Extract<MateriaPrimaFact, { type: Type }>[] {
  return table.facts.filter((fact): fact is Extract<MateriaPrimaFact, { type: Type }> => fact.type === type);
}

export function question(table: MateriaPrimaTable): Ask<MateriaPrimaQuestion> {
  const next = asked(table);
  if (!next) throw new Error('Nobody is asked');
  return next;
}

/** The attack with dice that make it a victory, or that do not. */
export function fought(table: MateriaPrimaTable, move: MateriaPrimaMove, isWon: boolean): MateriaPrimaTable {
  for (let seed = 0; seed < 1000; seed += 1) {
    const after = played({ ...table, rng: rngFrom(seed) }, move);
    if (factsOf(after, 'fought')[0]?.isWon === isWon) return after;
  }
  throw new Error(`No dice make this ${isWon ? 'a victory' : 'a failure'}`);
}

export const DONE: MateriaPrimaMove = { type: 'done' };
export const END: MateriaPrimaMove = { type: 'endTurn' };
export const go = (figure: FigureId, to: string): MateriaPrimaMove => ({ type: 'move', figure, to: hex(to) });
export const attack = (figure: FigureId, target: FigureId): MateriaPrimaMove => ({
  type: 'attack',
  figure,
  target,
});
export const drop = (figure: FigureId, thing: Element | 'soul'): MateriaPrimaMove => ({
  type: 'drop',
  figure,
  thing,
});
export const put = (thing: Element | 'soul'): MateriaPrimaMove => ({ type: 'put', thing });
export const make = (
  formula: FormulaId,
  { wear = false, dissolve = null }: { wear?: boolean; dissolve?: Homunculus | null } = {},
): MateriaPrimaMove => ({ type: 'transmute', formula, wear, dissolve });

export function playerOf(table: MateriaPrimaTable, seat: Seat = ANNA): MateriaPrimaPlayer {
  return table.state.players[seat]!;
}

export function figureOn(table: MateriaPrimaTable, id: FigureId): Figure {
  const found = table.state.players.flatMap(({ figures }) => figures).find((figure) => figure.id === id);
  if (!found) throw new Error(`${id} is not on the map`);
  return found;
}

export const isOnMap = (table: MateriaPrimaTable, id: FigureId): boolean =>
  table.state.players.some(({ figures }) => figures.some((figure) => figure.id === id));

export const loadOf = (table: MateriaPrimaTable, id: FigureId): readonly Element[] =>
  elementsOf(figureOn(table, id).load);
export const storeOf = (table: MateriaPrimaTable, seat: Seat = ANNA): readonly Element[] =>
  elementsOf(playerOf(table, seat).store);

/** What lies on a hex, whoever dropped it. */
export function lying(table: MateriaPrimaTable, name: string): readonly string[] {
  const piles = table.state.piles.filter((pile) => pile.hex === hex(name));
  const souls = piles.reduce((total, pile) => total + pile.souls, 0);
  const elements = piles.reduce<readonly number[]>(
    (stock, pile) => stock.map((count, index) => count + pile.elements[index]!),
    NO_ELEMENTS,
  );
  return [...elementsOf(elements), ...Array.from({ length: souls }, () => 'soul')];
}

export const STONE_OWNED: readonly Stone[] = ['raven-head', 'moon-lime', 'red-lion'];
