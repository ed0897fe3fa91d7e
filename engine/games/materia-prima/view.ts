import type { Ask } from '@/engine/core/agenda';
import { asked } from '@/engine/core/game';
import { at } from '@/engine/core/list';
import type { Seat, Viewer } from '@/engine/core/seat';
import { FORMULAS_OF, type Equipment, type FormulaId, type Stone } from './cards';
import { KINDS, type Alchemist, type Extension, type Kind, type Mission, type Tower } from './data';
import type { Hex, Layout } from './map';
import { wisdomOf } from './score';
import type {
  Ending,
  Figure,
  MateriaPrimaFact,
  MateriaPrimaPlayer,
  MateriaPrimaQuestion,
  MateriaPrimaState,
  MateriaPrimaTable,
  Pile,
} from './state';
import type { Stock } from './stock';

export interface MateriaPrimaSeatView {
  readonly alchemist: Alchemist | null;
  readonly tower: Tower;
  readonly home: Hex | null;
  readonly figures: readonly Figure[];
  readonly store: Stock;
  readonly worn: readonly Equipment[];
  readonly stored: readonly Equipment[];
  readonly souls: number;
  /** The backs of his formulas. */
  readonly hand: Readonly<Record<Kind, number>>;
  readonly fragments: readonly Stone[];
  readonly extensions: readonly Extension[];
  readonly hasAttacked: boolean;
  /** Without the mission. */
  readonly wisdom: number;
  /** The viewer's own; everybody's once the game is over. */
  readonly mission: Mission | null;
}

/** What a viewer may see of a table (MP-44). */
export interface MateriaPrimaView {
  readonly viewer: Viewer;
  readonly layout: Layout;
  readonly players: readonly MateriaPrimaSeatView[];
  readonly piles: readonly Pile[];
  readonly deckSizes: Readonly<Record<Kind, number>>;
  readonly market: readonly (Extension | null)[];
  readonly extensionsLeft: number;
  /** Soul stones in the supply. */
  readonly souls: number;
  readonly first: Seat;
  readonly turn: Seat;
  readonly round: number;
  readonly active: Extension | null;
  readonly bought: readonly Extension[];
  readonly mayShift: boolean;
  readonly ending: Ending | null;
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
    bought: state.bought,
    mayShift: state.mayShift,
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
