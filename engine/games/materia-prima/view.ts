import type { Ask } from '@/engine/core/agenda';
import { asked } from '@/engine/core/game';
import { at } from '@/engine/core/list';
import type { Seat, Viewer } from '@/engine/core/seat';
import { FORMULAS_OF, type FormulaId } from './cards';
import type { Kind, Mission } from './data';
import { wisdomOf } from './score';
import type {
  MateriaPrimaFact,
  MateriaPrimaPlayer,
  MateriaPrimaQuestion,
  MateriaPrimaState,
  MateriaPrimaTable,
} from './state';

/** What of a player lies open to all, as it is. */
type OpenPlayer = Pick<
  MateriaPrimaPlayer,
  | 'alchemist'
  | 'tower'
  | 'home'
  | 'figures'
  | 'store'
  | 'worn'
  | 'stored'
  | 'souls'
  | 'fragments'
  | 'extensions'
  | 'hasAttacked'
>;

export interface MateriaPrimaSeatView extends OpenPlayer {
  /** The backs of his formulas. */
  readonly hand: Readonly<Record<Kind, number>>;
  /** Without the mission. */
  readonly wisdom: number;
  /** The viewer's own; everybody's once the game is over. */
  readonly mission: Mission | null;
}

/** What of the table lies open to all, as it is. */
type OpenState = Pick<
  MateriaPrimaState,
  | 'layout'
  | 'piles'
  | 'market'
  | 'souls'
  | 'first'
  | 'turn'
  | 'round'
  | 'active'
  | 'fresh'
  | 'mayShift'
  | 'dice'
  | 'ending'
>;

/** What a viewer may see of a table (MP-44). */
export interface MateriaPrimaView extends OpenState {
  readonly viewer: Viewer;
  readonly players: readonly MateriaPrimaSeatView[];
  readonly deckSizes: Readonly<Record<Kind, number>>;
  readonly extensionsLeft: number;
  /** The viewer's own formulas; nothing on the open table. */
  readonly hand: readonly FormulaId[];
  /** The two missions the viewer was dealt. */
  readonly missionsDealt: readonly Mission[];
  /** What Research is showing to the viewer. */
  readonly shown: readonly FormulaId[];
  readonly asked: Ask<MateriaPrimaQuestion> | null;
}

export function view(table: MateriaPrimaTable, viewer: Viewer): MateriaPrimaView {
  const { state } = table;
  const own = viewer === 'public' ? null : at(state.players, viewer);
  return {
    viewer,
    layout: state.layout,
    players: state.players.map((player, seat) => seatView(player, state.ending !== null || seat === viewer)),
    piles: state.piles,
    deckSizes: byKind((kind) => state.decks[kind].cards.length),
    market: state.market,
    extensionsLeft: state.bag.length,
    souls: state.souls,
    first: state.first,
    turn: state.turn,
    round: state.round,
    active: state.active,
    fresh: state.fresh,
    mayShift: state.mayShift,
    dice: state.dice,
    ending: state.ending,
    hand: own?.hand ?? [],
    missionsDealt: own?.dealt ?? [],
    shown: state.turn === viewer ? state.shown : [],
    asked: asked(table),
  };
}

function byKind<Value>(value: (kind: Kind) => Value): Readonly<Record<Kind, Value>> {
  return { homunculus: value('homunculus'), equipment: value('equipment'), stone: value('stone') };
}

function seatView(player: MateriaPrimaPlayer, isMissionSeen: boolean): MateriaPrimaSeatView {
  const { alchemist, tower, home, figures, store, worn, stored } = player;
  const { souls, fragments, extensions, hasAttacked } = player;
  return {
    alchemist,
    tower,
    home,
    figures,
    store,
    worn,
    stored,
    souls,
    hand: byKind((kind) => player.hand.filter((formula) => FORMULAS_OF[kind].includes(formula)).length),
    fragments,
    extensions,
    hasAttacked,
    wisdom: wisdomOf(player),
    mission: isMissionSeen ? player.mission : null,
  };
}

/** The fact, less what this viewer did not get to see. */
export function witness(fact: MateriaPrimaFact, viewer: Viewer): MateriaPrimaFact {
  switch (fact.type) {
    case 'dealt':
      return fact.seat === viewer ? fact : { ...fact, missions: null };
    case 'chose':
      return fact.seat === viewer ? fact : { ...fact, mission: null };
    case 'formulasDealt':
    case 'researched':
      return fact.seat === viewer ? fact : { ...fact, formulas: null };
    case 'kept':
    case 'discarded':
      return fact.seat === viewer ? fact : { ...fact, formula: null };
    default:
      return fact;
  }
}

/** Dice were rolled, or cards and extensions came to light. */
export function seals(fact: MateriaPrimaFact): boolean {
  if (fact.type === 'opened') return fact.extension !== null;
  return (
    fact.type === 'formulasDealt' ||
    fact.type === 'researched' ||
    fact.type === 'fought' ||
    fact.type === 'fulfilled'
  );
}

export function passesTurn(fact: MateriaPrimaFact): boolean {
  return fact.type === 'turnBegan';
}

const ACTION_STARTS: ReadonlySet<MateriaPrimaQuestion['type']> = new Set([
  'alchemist',
  'mission',
  'place',
  'turn',
]);

/** What one action leads to is followed as one with it. */
export function goesOn({ type }: MateriaPrimaQuestion): boolean {
  return !ACTION_STARTS.has(type);
}

const WEIGHTS: Partial<Readonly<Record<MateriaPrimaFact['type'], number>>> = {
  fulfilled: 10,
  stoneMade: 9,
  fought: 8,
  beaten: 7,
  turned: 6,
  transmuted: 5,
  dissolved: 4,
  bought: 4,
  researched: 3,
  converted: 2,
  placed: 2,
  picked: 2,
  activated: 2,
  dropped: 1,
  pickedUp: 1,
  mined: 1,
  packed: 1,
  looted: 1,
  moved: 0.5,
  kept: 0.4,
  discarded: 0.4,
  chose: 0.4,
};

/** Of a turn of many steps, what changed the game most. */
export function weigh(fact: MateriaPrimaFact): number {
  return WEIGHTS[fact.type] ?? 0;
}

/** Who is beaten, or loses his soul by it, has done nothing. */
export function doer(fact: MateriaPrimaFact): Seat | null {
  if (fact.type === 'beaten' || fact.type === 'turned' || !('seat' in fact)) return null;
  return fact.seat;
}
