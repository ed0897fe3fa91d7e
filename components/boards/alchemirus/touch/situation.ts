import type { Step } from '@/components/kit/plan/plan';
import { isAlike } from '@/engine/core/alike';
import { at } from '@/engine/core/list';
import type { Seat } from '@/engine/core/seat';
import {
  GIFT_CARDS,
  type Card,
  type Good,
  type SpiritPlace,
  type Stall,
} from '@/engine/games/alchemirus/data';
import { costOf, isFull } from '@/engine/games/alchemirus/queries/cards';
import {
  carried,
  goodOn,
  refuseCarrying,
  takenOff,
  type Carry,
} from '@/engine/games/alchemirus/queries/goods';
import { soldAt, type Sale } from '@/engine/games/alchemirus/queries/market';
import type { AlchemirusMove, AlchemirusQuestion, Payment } from '@/engine/games/alchemirus/state';
import type { AlchemirusView, PlotView } from '@/engine/games/alchemirus/view';

import { nearSeat, playerOf, questionOf } from '../seats';
import type { Subject } from './subjects';

type PlannedStep = Step<AlchemirusMove>;
type Estate = readonly PlotView[];

/** A good where it lies. */
export type Held = Pick<Carry, 'from' | 'good'>;

/** What a player has taken up before it is a move. */
export interface Draft {
  readonly field: number | null;
  /** The card of the bank that is to be taken. */
  readonly take: Card | null;
  /** A place of the hand: what is to be built, or given for a card of the bank. */
  readonly card: number | null;
  /** A plot: to be demolished, to be harvested on, to be bought for. */
  readonly plot: number | null;
  /** Places of the hand whose cards pay. */
  readonly paying: readonly number[];
  /** Gifts or a Gloria are being paid for. */
  readonly isGiving: boolean;
  readonly carries: readonly Carry[];
  readonly sales: readonly Sale[];
  /** A good that is to go somewhere. */
  readonly held: Held | null;
  /** Plots that are left out of a transmutation. */
  readonly out: readonly number[];
  readonly haunt: SpiritPlace | null;
  readonly seat: Seat | null;
}

export const NO_DRAFT: Draft = {
  field: null,
  take: null,
  card: null,
  plot: null,
  paying: [],
  isGiving: false,
  carries: [],
  sales: [],
  held: null,
  out: [],
  haunt: null,
  seat: null,
};

/** All that an intention can be read from. */
export interface Situation {
  readonly view: AlchemirusView;
  readonly moves: readonly AlchemirusMove[];
  readonly draft: Draft;
}

export type Asked = Pick<Situation, 'view' | 'moves'>;

/** What can be touched. */
export type Spot =
  | { readonly type: 'deck' }
  | { readonly type: 'bank'; readonly place: number }
  | { readonly type: 'field'; readonly field: number }
  | { readonly type: 'haunt'; readonly place: SpiritPlace }
  | { readonly type: 'card'; readonly place: number }
  | { readonly type: 'plot'; readonly plot: number }
  | { readonly type: 'good'; readonly plot: number; readonly good: Good }
  | { readonly type: 'stall'; readonly stall: Stall }
  /** A sale that is planned: taken back, or paid for otherwise. */
  | { readonly type: 'sale'; readonly index: number }
  | { readonly type: 'currency'; readonly index: number }
  | { readonly type: 'player'; readonly seat: Seat }
  | { readonly type: 'confirm' }
  | { readonly type: 'done' }
  | { readonly type: 'gloria' }
  | { readonly type: 'back' };

/** Words that help where no move was meant, so that no rule can refuse one. */
export type Advice =
  | { readonly type: 'choose-field' }
  | { readonly type: 'too-far' }
  | { readonly type: 'choose-given' }
  /** A card of the bank was let go elsewhere than over the hand. */
  | { readonly type: 'into-hand' }
  | { readonly type: 'choose-building' }
  | { readonly type: 'choose-demolished' }
  | { readonly type: 'mark-cards'; readonly left: number }
  | { readonly type: 'is-built' }
  | { readonly type: 'is-played' }
  /** New buildings stand in a row: a card was let go over another plot. */
  | { readonly type: 'next-plot'; readonly number: number }
  /** Something is laid out that finishing would lose. */
  | { readonly type: 'laid-out' }
  | { readonly type: 'choose-good' }
  | { readonly type: 'no-stand' }
  | { readonly type: 'choose-place' }
  | { readonly type: 'choose-player' }
  | { readonly type: 'choose-plot' };

/** What touching something means. */
export type Meaning =
  | { readonly type: 'plan'; readonly steps: readonly PlannedStep[] }
  /** It would be this move, which is not legal: say why. */
  | { readonly type: 'refused'; readonly move: AlchemirusMove }
  | { readonly type: 'draft'; readonly draft: Draft }
  | { readonly type: 'inspect'; readonly subject: Subject }
  | { readonly type: 'advice'; readonly advice: Advice }
  | { readonly type: 'nothing' };

export const NOTHING: Meaning = { type: 'nothing' };

export const drafted = (draft: Draft): Meaning => ({ type: 'draft', draft });
export const advised = (advice: Advice): Meaning => ({ type: 'advice', advice });
export const explained = (subject: Subject): Meaning => ({ type: 'inspect', subject });

/** What may be done is asked of the one whose estate lies before us, and he can answer. */
export function isAsked({ view, moves }: Asked): boolean {
  return view.asked !== null && moves.length > 0;
}

export function isAskedFor({ view, moves }: Asked, type: AlchemirusQuestion['type']): boolean {
  return moves.length > 0 && view.asked?.what.type === type;
}

export function estateOf(view: AlchemirusView): Estate {
  return playerOf(view, nearSeat(view)).estate;
}

export function isLegal(moves: readonly AlchemirusMove[], move: AlchemirusMove): boolean {
  return moves.some((one) => isAlike(one, move));
}

/** What is to be paid with cards of the hand. */
export interface Due {
  readonly purpose: Payment;
  readonly count: number;
  /** The card that it is for, and where it is in the hand. */
  readonly card: Card | null;
  readonly place: number | null;
}

export function dueOf(situation: Situation): Due | null {
  const { view, moves, draft } = situation;
  if (moves.length === 0) return null;
  const pay = questionOf(view, 'pay');
  if (pay) return { purpose: pay.purpose, count: pay.left, card: null, place: null };
  const card = draft.card === null ? undefined : view.hand[draft.card];
  if (isAskedFor(situation, 'build') && card) {
    return { purpose: 'build', count: costOf(card), card, place: draft.card };
  }
  if (!draft.isGiving) return null;
  if (isAskedFor(situation, 'gifts')) return { purpose: 'gifts', count: GIFT_CARDS, card: null, place: null };
  return { purpose: 'gloria', count: costOf('gloria'), card: 'gloria', place: view.hand.indexOf('gloria') };
}

/** Another building has to be chosen that makes way. */
export function isDemolishing(situation: Situation): boolean {
  const { view, draft } = situation;
  return dueOf(situation)?.purpose === 'build' && draft.card !== null && isFull(estateOf(view));
}

interface Planned {
  readonly estate: Estate;
  /** What of it can be carried: where something was taken back, a place may not become free any more. */
  readonly carries: readonly Carry[];
}

export function afterCarrying(before: Estate, carries: readonly Carry[]): Planned {
  return carries.reduce<Planned>(
    ({ estate, carries: kept }, carry) =>
      refuseCarrying(estate, carry) === null
        ? { estate: carried(estate, carry), carries: [...kept, carry] }
        : { estate, carries: kept },
    { estate: before, carries: [] },
  );
}

/** The estate as it would look after what is planned; what is in the air already lies nowhere. */
export function planned({ view, draft }: Pick<Situation, 'view' | 'draft'>): Estate {
  return draft.sales.reduce<Estate>(
    (estate, { from, good }) =>
      goodOn(at(estate, from), good) ? takenOff(estate, from, good).estate : estate,
    afterCarrying(estateOf(view), draft.carries).estate,
  );
}

/** How the visit to the market would stand after what is planned. */
export function visitOf({ view, draft }: Pick<Situation, 'view' | 'draft'>): Pick<AlchemirusView, 'sold'> {
  return { sold: draft.sales.reduce((sold, { at: stall }) => soldAt(sold, stall), view.sold) };
}

/** Which part of the table what is asked belongs to. */
export type Stage = 'ring' | 'pay' | 'market';

export function stageOf(situation: Situation): Stage {
  if (dueOf(situation)) return 'pay';
  return isAskedFor(situation, 'sell') ? 'market' : 'ring';
}
