import type { Ask } from '@/engine/core/agenda';
import type { Table } from '@/engine/core/game';
import type { Seat } from '@/engine/core/seat';
import { HOMUNCULI, type Equipment, type FormulaId, type Homunculus, type Stone } from './cards';
import {
  ALCHEMISTS,
  type Action,
  type Alchemist,
  type City,
  type Element,
  type Extension,
  type Kind,
  type Mission,
  type Product,
  type Thing,
  type Tower,
} from './data';
import type { Decks } from './decks';
import type { Hex, Layout, Spot } from './map';
import type { MateriaPrimaReason, MateriaPrimaRule, MateriaPrimaSection } from './rulebook';
import type { MateriaPrimaLine } from './score';
import type { Stock } from './stock';
import type { MateriaPrimaView } from './view';

export type MateriaPrimaOptions = {
  /** MP-3 */
  readonly map: 'random' | 'beginner';
  /** MP-10 */
  readonly pickUp: 'one' | 'all';
  /** MP-4 */
  readonly alchemists: 'deal' | 'pick';
  /** MP-25 */
  readonly soullessWins: boolean;
  /** MP-37 */
  readonly endAt25: boolean;
  readonly endAt60: boolean;
};

/** Alchemists and homunculi: there is one of each, so a figure goes by the name of its card. */
export type FigureId = Alchemist | Homunculus;
export const FIGURES = [...ALCHEMISTS, ...HOMUNCULI] as const;

export interface Figure {
  readonly id: FigureId;
  readonly hex: Hex;
  readonly load: Stock;
  /** Left in this turn; all figures of the others have none. */
  readonly actions: number;
  /** MP-7: additional actions of a kind, left in this turn. */
  readonly extras: readonly Action[];
}

export interface MateriaPrimaPlayer {
  /** Null until it is picked. */
  readonly alchemist: Alchemist | null;
  readonly tower: Tower;
  /** Where the tower stands; null until it is placed. */
  readonly home: Hex | null;
  /** The alchemist first; none until the tower is placed. */
  readonly figures: readonly Figure[];
  readonly store: Stock;
  /** In the order of the box, like all cards. */
  readonly worn: readonly Equipment[];
  readonly stored: readonly Equipment[];
  readonly souls: number;
  readonly hand: readonly FormulaId[];
  /** MP-5: of which kinds the level-1 formula dealt at the beginning is, for all that others know, still in hand. */
  readonly starters: readonly Kind[];
  readonly fragments: readonly Stone[];
  readonly extensions: readonly Extension[];
  /** MP-4: the two he was dealt, and the one he kept. */
  readonly dealt: readonly Mission[];
  readonly mission: Mission | null;
  /** MP-30 */
  readonly hasAttacked: boolean;
  /** MP-43: missions that he would have fulfilled, and the game went on: as everybody saw, his is another. */
  readonly notHis: readonly Mission[];
}

/** A figure with what it has on it. */
export interface Packed {
  readonly figure: Figure;
  readonly worn: readonly Equipment[];
}

/** What lies on a hex, apart by who dropped it; null: lost by defeat or dissolving. */
export interface Pile {
  readonly hex: Hex;
  readonly by: Seat | null;
  readonly elements: Stock;
  readonly souls: number;
}

/** As they came to rest. */
export interface Dice {
  readonly attack: readonly number[];
  readonly defence: readonly number[];
}

export interface Ending {
  readonly why: 'mission' | 'wisdom' | 'rounds';
  /** Who ended the game; null if it was the last round. */
  readonly by: Seat | null;
}

export interface MateriaPrimaState {
  readonly layout: Layout;
  readonly players: readonly MateriaPrimaPlayer[];
  /** By hex, then by seat, what nobody dropped last. */
  readonly piles: readonly Pile[];
  readonly decks: Decks;
  /** What Research shows to the player on turn. */
  readonly shown: readonly FormulaId[];
  /** Missions that nobody was dealt, in the order of the box. */
  readonly missions: readonly Mission[];
  /** Extensions to come, the next first. */
  readonly bag: readonly Extension[];
  /** The open extension of each city, in the order of CITIES. */
  readonly market: readonly (Extension | null)[];
  /** Soul stones in the supply. */
  readonly souls: number;
  readonly first: Seat;
  readonly turn: Seat;
  readonly round: number;
  /** MP-20: the extension activated in this turn. */
  readonly active: Extension | null;
  /** MP-14, MP-19: what came to the player in this turn and does nothing before the next. */
  readonly fresh: readonly (Extension | Homunculus)[];
  /** MP-13: the alchemist has just converted or transmuted and may still shift elements. */
  readonly mayShift: boolean;
  /** The last fight of this turn, as the dice still lie on the table. */
  readonly dice: Dice | null;
  readonly ending: Ending | null;
}

export type MateriaPrimaMove =
  | { readonly type: 'pick'; readonly alchemist: Alchemist }
  | { readonly type: 'choose'; readonly mission: Mission }
  | { readonly type: 'place'; readonly hex: Hex }
  | { readonly type: 'move'; readonly figure: FigureId; readonly to: Hex }
  | { readonly type: 'mine'; readonly figure: FigureId }
  /** MP-10: takes up one thing, or with null all that fit (option `pickUp`). */
  | { readonly type: 'pickUp'; readonly figure: FigureId; readonly thing: Thing | null }
  /** The first thing dropped by an action; `put` drops the others. */
  | { readonly type: 'drop'; readonly figure: FigureId; readonly thing: Thing }
  | { readonly type: 'put'; readonly thing: Thing }
  | { readonly type: 'attack'; readonly figure: FigureId; readonly target: FigureId }
  /** MP-24: keeps one of the loser's elements. */
  | { readonly type: 'loot'; readonly element: Element }
  /** MP-12: leaves all elements in the tower; then gear is changed and elements are taken. */
  | { readonly type: 'equip'; readonly figure: FigureId }
  /** MP-13: the same for elements alone, as part of the Convert or Transmute just done. */
  | { readonly type: 'shift' }
  | { readonly type: 'doff'; readonly equipment: Equipment }
  | { readonly type: 'don'; readonly equipment: Equipment }
  | { readonly type: 'take'; readonly element: Element }
  /** The elements paid, in the order of the pyramid: with a pair active they need not be those of the recipe. */
  | { readonly type: 'convert'; readonly into: Product; readonly pay: readonly [Element, Element] }
  | {
      readonly type: 'transmute';
      readonly formula: FormulaId;
      /** Equipment is worn at once, or stored. */
      readonly wear: boolean;
      /** MP-15: with three homunculi one of them goes. */
      readonly dissolve: Homunculus | null;
    }
  | { readonly type: 'research'; readonly kind: Kind }
  | { readonly type: 'keep'; readonly formula: FormulaId }
  | { readonly type: 'discard'; readonly formula: FormulaId }
  /** What is paid, in the order of the pyramid. */
  | { readonly type: 'buy'; readonly pay: readonly Element[] }
  /** MP-20: with the figure that gets the additional Move, where there is one. */
  | { readonly type: 'activate'; readonly extension: Extension; readonly figure: FigureId | null }
  /** Enough of this: nothing more to drop, take or keep. */
  | { readonly type: 'done' }
  | { readonly type: 'endTurn' };

export type MateriaPrimaQuestion =
  | { readonly type: 'alchemist' }
  | { readonly type: 'mission' }
  | { readonly type: 'place' }
  | { readonly type: 'turn' }
  /** What comes next stands at this thing or later, so that each choice is made in one way only. */
  | { readonly type: 'drop'; readonly figure: FigureId; readonly from: Thing }
  /** Gear off, gear on, elements: what comes next stands at this step of that order or later. */
  | {
      readonly type: 'pack';
      readonly figure: FigureId;
      readonly isEquip: boolean;
      readonly from: number;
      /** How it stood there before, so that packing the same again costs nothing. */
      readonly before: Packed | null;
    }
  /** Which of these elements fill the figure's room, one after another in the order of the pyramid. */
  | {
      readonly type: 'loot';
      readonly figure: FigureId;
      readonly hex: Hex;
      readonly elements: Stock;
      /** Whether this is a fight's loot or lay on the ground (option `pickUp`). */
      readonly isWon: boolean;
    }
  | { readonly type: 'keep'; readonly kind: Kind; readonly left: number; readonly isFirst: boolean }
  | { readonly type: 'discard'; readonly left: number };

export type MateriaPrimaEffect =
  /** MP-5: once all have kept a mission. */
  | { readonly type: 'deal' }
  | { readonly type: 'beginTurn' }
  /** Asks the player on turn for his next action. */
  | { readonly type: 'goOn' }
  /** MP-17: what was shown and not kept goes under its deck. */
  | { readonly type: 'putBack'; readonly kind: Kind }
  /** MP-18: asks for discards while the hand is over its limit. */
  | { readonly type: 'limitHand' }
  | { readonly type: 'endTurn' };

/** Cards that are null are those that the viewer may not know. */
export type MateriaPrimaFact =
  | { readonly type: 'began'; readonly first: Seat; readonly market: readonly (Extension | null)[] }
  | {
      readonly type: 'dealt';
      readonly seat: Seat;
      /** Null if it is to be picked. */
      readonly alchemist: Alchemist | null;
      readonly missions: readonly Mission[] | null;
    }
  | {
      readonly type: 'formulasDealt';
      readonly seat: Seat;
      readonly formulas: readonly FormulaId[] | null;
    }
  | { readonly type: 'picked'; readonly seat: Seat; readonly alchemist: Alchemist }
  | { readonly type: 'chose'; readonly seat: Seat; readonly mission: Mission | null }
  | ({ readonly type: 'placed'; readonly seat: Seat; readonly hex: Hex } & Spot)
  | { readonly type: 'turnBegan'; readonly seat: Seat; readonly round: number }
  | ({
      readonly type: 'moved';
      readonly seat: Seat;
      readonly figure: FigureId;
      readonly from: Hex;
      readonly to: Hex;
      /** Back at the own tower. */
      readonly isHome: boolean;
    } & Spot)
  | {
      readonly type: 'mined';
      readonly seat: Seat;
      readonly figure: FigureId;
      readonly element: Element;
      readonly count: number;
    }
  | {
      readonly type: 'pickedUp';
      readonly seat: Seat;
      readonly figure: FigureId;
      readonly hex: Hex;
      readonly things: readonly Thing[];
    }
  | ({
      readonly type: 'dropped';
      readonly seat: Seat;
      readonly figure: FigureId;
      readonly hex: Hex;
      readonly thing: Thing;
    } & Spot)
  | {
      readonly type: 'fought';
      readonly seat: Seat;
      readonly figure: FigureId;
      readonly against: Seat;
      readonly target: FigureId;
      /** What each die showed. */
      readonly attack: readonly number[];
      readonly defence: readonly number[];
      readonly isWon: boolean;
    }
  | {
      readonly type: 'beaten';
      readonly seat: Seat;
      readonly figure: FigureId;
      readonly hex: Hex;
      readonly lost: readonly Element[];
      /** What became of a soul stone. */
      readonly soul: 'taken' | 'dropped' | null;
    }
  | {
      readonly type: 'looted';
      readonly seat: Seat;
      readonly figure: FigureId;
      readonly hex: Hex;
      readonly elements: readonly Element[];
    }
  /** What the figure has with it after Equip, or after shifting. */
  | {
      readonly type: 'packed';
      readonly seat: Seat;
      readonly figure: FigureId;
      readonly isEquip: boolean;
      readonly elements: readonly Element[];
      readonly worn: readonly Equipment[];
    }
  | {
      readonly type: 'converted';
      readonly seat: Seat;
      readonly into: Product;
      readonly pay: readonly [Element, Element];
    }
  | {
      readonly type: 'transmuted';
      readonly seat: Seat;
      readonly formula: FormulaId;
      readonly isWorn: boolean;
    }
  | { readonly type: 'dissolved'; readonly seat: Seat; readonly figure: Homunculus; readonly hex: Hex }
  | { readonly type: 'stoneMade'; readonly seat: Seat }
  /** MP-25: the alchemist has turned to his other side. */
  | { readonly type: 'turned'; readonly seat: Seat; readonly isSoulless: boolean }
  | {
      readonly type: 'researched';
      readonly seat: Seat;
      readonly kind: Kind;
      readonly count: number;
      readonly formulas: readonly FormulaId[] | null;
    }
  | {
      readonly type: 'kept';
      readonly seat: Seat;
      readonly kind: Kind;
      readonly formula: FormulaId | null;
    }
  | {
      readonly type: 'discarded';
      readonly seat: Seat;
      readonly kind: Kind;
      readonly formula: FormulaId | null;
    }
  | {
      readonly type: 'bought';
      readonly seat: Seat;
      readonly city: City;
      readonly extension: Extension;
      readonly pay: readonly Element[];
    }
  | { readonly type: 'opened'; readonly city: City; readonly extension: Extension | null }
  | {
      readonly type: 'activated';
      readonly seat: Seat;
      readonly extension: Extension;
      readonly figure: FigureId | null;
    }
  | { readonly type: 'fulfilled'; readonly seat: Seat; readonly mission: Mission }
  | {
      readonly type: 'ended';
      readonly why: Ending['why'];
      readonly by: Seat | null;
      /** By seat: now everybody sees them. */
      readonly missions: readonly (Mission | null)[];
    };

export interface MateriaPrima {
  readonly options: MateriaPrimaOptions;
  readonly state: MateriaPrimaState;
  readonly question: MateriaPrimaQuestion;
  readonly effect: MateriaPrimaEffect;
  readonly move: MateriaPrimaMove;
  readonly fact: MateriaPrimaFact;
  readonly view: MateriaPrimaView;
  readonly reason: MateriaPrimaReason;
  readonly rule: MateriaPrimaRule;
  readonly section: MateriaPrimaSection;
  readonly line: MateriaPrimaLine;
}

export type MateriaPrimaTable = Table<MateriaPrima>;
export type MateriaPrimaAsk = Ask<MateriaPrimaQuestion>;
