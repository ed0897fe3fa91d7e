import type { Language } from '@/engine/core/text';
import type { SpiritPlace } from '@/engine/games/alchemirus/data';
import type { AlchemirusQuestion, Payment } from '@/engine/games/alchemirus/state';

import { en } from './en';
import { fr } from './fr';
import { it } from './it';

/** What is to be done, as it stands over the table. */
export type Occasion = Exclude<AlchemirusQuestion['type'], 'pay'> | 'place' | `pay-${Payment}`;

/** What only the board says; names, questions, moves and refusals come from the game's own texts. */
export interface BoardWords {
  readonly titles: Readonly<Record<Occasion, string>>;
  readonly turn: (count: number) => string;
  readonly turnOf: (name: string) => string;
  readonly lastRound: string;
  readonly lastRoundLong: string;
  readonly over: string;
  readonly waiting: (name: string) => string;
  readonly close: string;
  readonly rule: string;
  /** What a touch does, and what a long one does. */
  readonly explains: string;
  readonly explainHint: string;
  readonly skip: string;

  readonly opponents: string;
  readonly ring: string;
  readonly bank: string;
  readonly deck: (count: number) => string;
  readonly discards: (count: number) => string;
  readonly estate: (built: number, most: number) => string;
  readonly estateShort: (built: number, most: number) => string;
  readonly estateOf: (name: string) => string;
  readonly hand: string;
  readonly handOf: (count: number) => string;
  readonly pickUp: string;
  readonly fame: (count: number) => string;
  readonly famePath: (goal: number) => string;
  readonly buildings: (count: number) => string;
  readonly cards: (count: number) => string;

  /** How a field is described. */
  readonly fields: (count: number) => string;
  readonly forFame: string;
  readonly outOfReach: string;
  readonly spiritTaken: string;
  readonly standsHere: (names: string) => string;
  readonly chosen: string;
  readonly goTo: (field: string) => string;
  readonly startOn: (field: string) => string;
  readonly passing: string;
  readonly fromDomo: (count: number) => string;
  readonly lessFame: string;
  readonly pawn: (name: string) => string;

  readonly costs: (count: number) => string;
  readonly inBank: (card: string) => string;
  readonly takes: (card: string) => string;
  readonly discardsIt: (card: string) => string;
  readonly orBank: string;
  readonly drawShort: string;
  readonly pays: string;

  readonly plot: (number: number, name: string) => string;
  readonly freePlot: (number: number) => string;
  readonly lying: (goods: string) => string;
  readonly held: string;
  readonly leftOut: string;
  readonly transmutesInto: (good: string) => string;
  readonly toBeDemolished: string;
  readonly planned: string;
  readonly good: (good: string, plot: number, name: string) => string;
  readonly takenUp: string;
  readonly arrived: string;

  readonly spiritOn: (place: SpiritPlace, name: string) => string;
  readonly spiritTo: (place: SpiritPlace, name: string) => string;
  readonly wholeHand: (count: number) => string;

  readonly buildIt: (card: string) => string;
  readonly discardCards: (count: number) => string;
  readonly onPlot: (number: number) => string;
  readonly demolishes: (card: string) => string;
  readonly paid: (count: number, of: number) => string;
  /** Where cards go without paying for anything. */
  readonly marked: (count: number, of: number) => string;
  readonly staysEnough: (count: number, card: string) => string;
  readonly stays: (count: number) => string;
  readonly giveCards: (count: number) => string;
  readonly moreFame: (count: number) => string;
  readonly moreCards: (count: number) => string;
  readonly playGloria: string;
  readonly discardDown: (count: number) => string;
  readonly forPurpose: Readonly<Record<Payment, string>>;

  readonly carryAll: (count: number) => string;
  readonly carry: (count: number) => string;
  readonly sellAll: (count: number) => string;
  readonly sell: (count: number) => string;
  readonly orSingle: string;
  readonly stall: (name: string, left: string) => string;
  readonly stallFree: (count: number) => string;
  readonly layHere: (stall: string) => string;
  readonly onStand: (good: string, price: string) => string;
  readonly takeBack: string;
  readonly instead: (price: string) => string;
  readonly receive: string;
  readonly handTo: (from: number, to: number) => string;
  readonly fameTo: (from: number, to: number, goal: number) => string;
  readonly wouldLead: string;
  readonly goodsStay: (goods: string) => string;

  readonly transmute: (count: number) => string;
  readonly transmuteNone: string;
  readonly harvest: string;
  readonly harvestHere: (number: number) => string;
  readonly cardsLeft: (count: number) => string;
  readonly takeFrom: (name: string) => string;
  readonly buyFor: (count: number) => string;
  readonly endTurn: string;

  /** Beside the large button. */
  readonly finish: string;
  readonly leaveIt: string;
  readonly giveNothing: string;
  readonly takeNone: string;
  readonly decline: string;
  readonly back: string;
  readonly gloriaShort: string;

  readonly chooseField: string;
  readonly tooFar: string;
  readonly chooseGiven: string;
  readonly chooseBuilding: string;
  readonly chooseDemolished: string;
  readonly markCards: (count: number) => string;
  readonly isBuilt: string;
  readonly isPlayed: string;
  readonly nextPlot: (number: number) => string;
  readonly laidOut: string;
  readonly chooseGood: string;
  readonly noStand: string;
  readonly choosePlace: string;
  readonly choosePlayer: string;
  readonly choosePlot: string;

  readonly standings: string;
  readonly spiritNow: string;
  /** Over what would happen if it came. */
  readonly spiritThen: string;
  readonly noBank: string;
}

export const BOARD_WORDS: Readonly<Record<Language, BoardWords>> = { en, it, fr };
