import type { Seat } from '@/engine/core/seat';
import type { Card, SpiritPlace } from '@/engine/games/alchemirus/data';
import { isFull } from '@/engine/games/alchemirus/queries/cards';
import { leastUseful } from '@/engine/games/alchemirus/queries/proposals';
import type { AlchemirusMove } from '@/engine/games/alchemirus/state';

import { flipped, tapGood, tapLoaded, tapStall, withoutSale } from './cargo';
import { buildOf, composed, freshDraft, lacking, proposed } from './compose';
import { nearSeat } from '../seats';
import { hauntTo, wayTo } from './reach';
import {
  drafted,
  dueOf,
  estateOf,
  explained,
  advised,
  isAsked,
  isAskedFor,
  isDemolishing,
  isLegal,
  NO_DRAFT,
  NOTHING,
  type Asked,
  type Due,
  type Meaning,
  type Situation,
  type Spot,
} from './situation';

const DONE: AlchemirusMove = { type: 'done' };

export function tap(situation: Situation, spot: Spot): Meaning {
  switch (spot.type) {
    case 'deck':
      return isAskedFor(situation, 'draw')
        ? plan(situation, [{ type: 'draw' }])
        : explained({ type: 'bank' });
    case 'bank':
      return tapBank(situation, spot.place);
    case 'field':
      return tapField(situation, spot.field);
    case 'haunt':
      return tapHaunt(situation, spot.place);
    case 'card':
      return tapCard(situation, spot.place);
    case 'plot':
      return tapPlot(situation, spot.plot);
    case 'good':
      return tapGood(situation, { from: spot.plot, good: spot.good }) ?? tapPlot(situation, spot.plot);
    case 'stall':
      return tapStall(situation, spot.stall);
    case 'sale':
      return drafted(withoutSale(situation.draft, spot.index));
    case 'currency':
      return drafted(flipped(situation.draft, spot.index));
    case 'player':
      return tapPlayer(situation, spot.seat);
    case 'confirm':
      return confirm(situation);
    case 'done':
      return isLaidOut(situation) ? advised({ type: 'laid-out' }) : plan(situation, [DONE]);
    case 'gloria':
      return openGloria(situation);
    case 'back':
      return drafted(freshDraft(situation).isGiving ? NO_DRAFT : freshDraft(situation));
  }
}

/** The small moves of a gesture; refused by its first one, if that is not legal. */
function plan({ view, moves }: Asked, list: readonly AlchemirusMove[], then: string | null = null): Meaning {
  const [first, ...rest] = list;
  const question = view.asked?.what.type;
  if (!first || !question) return NOTHING;
  if (!isLegal(moves, first)) return { type: 'refused', move: first };
  const later = rest.map((move) => ({ answers: then ?? question, move }));
  return { type: 'plan', steps: [{ answers: question, move: first }, ...later] };
}

function tapBank(situation: Situation, place: number): Meaning {
  const { view, draft } = situation;
  const card = view.bank[place];
  if (!card) return explained({ type: 'bank' });
  if (!isAskedFor(situation, 'draw')) return explained({ type: 'card', card });
  if (draft.take === card) return drafted(NO_DRAFT);
  const [least, next] = leastUseful(view.hand, estateOf(view), 2);
  const isSameKind = least !== undefined && view.hand[least] === card;
  const given = isSameKind ? (next ?? least) : least;
  return drafted({ ...NO_DRAFT, take: card, card: given ?? null });
}

/** A card of the bank is let go over the hand, or it and a card of the hand over each other. */
export function swap(situation: Situation, place: number, given: number | null): Meaning {
  const { view, moves, draft } = situation;
  const take = view.bank[place];
  if (!take || !isAskedFor(situation, 'draw')) return NOTHING;
  const give = given === null ? undefined : view.hand[given];
  if (!give) return draft.take === take ? NOTHING : tapBank(situation, place);
  const move: AlchemirusMove = { type: 'exchange', take, give };
  return isLegal(moves, move) ? drafted({ ...NO_DRAFT, take, card: given }) : { type: 'refused', move };
}

function tapField(situation: Situation, field: number): Meaning {
  const { moves, draft } = situation;
  if (!isAskedFor(situation, 'move')) return explained({ type: 'field', field });
  const way = wayTo(situation, field);
  if (!way) return advised({ type: 'too-far' });
  if (!isLegal(moves, way)) return { type: 'refused', move: way };
  return draft.field === field ? confirm(situation) : drafted({ ...NO_DRAFT, field });
}

function tapHaunt(situation: Situation, place: SpiritPlace): Meaning {
  if (!isAskedFor(situation, 'spirit')) return explained({ type: 'place', place });
  const move = hauntTo(situation, place);
  if (!isLegal(situation.moves, move)) return { type: 'refused', move };
  // It cannot stay where it is and may cost the whole hand: only the button moves it.
  return drafted(situation.draft.haunt === place ? NO_DRAFT : { ...NO_DRAFT, haunt: place });
}

/** Whether finishing now would lose goods that were laid out to be carried or sold. */
function isLaidOut({ draft }: Situation): boolean {
  return draft.carries.length > 0 || draft.sales.length > 0;
}

/** A card is let go over a plot: it is built there, or the building there makes way for it, or it is said why not. */
export function dropCard(situation: Situation, place: number, plot: number): Meaning {
  const { view } = situation;
  if (!isAskedFor(situation, 'build')) return NOTHING;
  const meaning = tapCard(situation, place);
  if (meaning.type !== 'draft') return meaning;
  const estate = estateOf(view);
  if (isFull(estate)) return drafted({ ...meaning.draft, plot });
  const built = estate.length;
  return plot === built ? meaning : advised({ type: 'next-plot', number: built + 1 });
}

function tapCard(situation: Situation, place: number): Meaning {
  const { view, draft } = situation;
  const card = view.hand[place];
  if (!card) return NOTHING;
  if (isAskedFor(situation, 'draw') && draft.take) return drafted({ ...draft, card: place });
  const due = dueOf(situation);
  if (due) return mark(situation, due, place);
  if (isAskedFor(situation, 'build')) return chooseBuilding(situation, card, place);
  if (isAskedFor(situation, 'end') && card === 'gloria') return openGloria(situation);
  return explained({ type: 'card', card });
}

/** Marks a card that pays or takes it back; where enough are marked, the first one makes room. */
function mark({ draft }: Situation, { count, place: own, purpose }: Due, place: number): Meaning {
  if (place === own) return advised({ type: purpose === 'gloria' ? 'is-played' : 'is-built' });
  const { paying } = draft;
  if (paying.includes(place)) return drafted({ ...draft, paying: paying.filter((one) => one !== place) });
  return drafted({ ...draft, paying: [...paying.slice(paying.length < count ? 0 : 1), place] });
}

function chooseBuilding(situation: Situation, card: Card, place: number): Meaning {
  const { view, moves } = situation;
  const move = buildOf(view, card, null);
  if (!isLegal(moves, move)) return { type: 'refused', move };
  return drafted(proposed({ ...situation, draft: { ...NO_DRAFT, card: place } }));
}

function openGloria(situation: Situation): Meaning {
  const { moves } = situation;
  if (!isLegal(moves, { type: 'gloria' })) return { type: 'refused', move: { type: 'gloria' } };
  return drafted(proposed({ ...situation, draft: { ...NO_DRAFT, isGiving: true } }));
}

function tapPlot(situation: Situation, plot: number): Meaning {
  const { view, moves, draft } = situation;
  const subject = explained({ type: 'plot', seat: nearSeat(view), plot });
  if (isDemolishing(situation)) return drafted({ ...draft, plot: draft.plot === plot ? null : plot });
  switch (moves.length > 0 ? view.asked?.what.type : undefined) {
    case 'grow':
      return choosePlot(situation, { type: 'grow', plot });
    case 'offer':
      return choosePlot(situation, { type: 'buy', plot });
    case 'transmute':
      return leaveOut(situation, plot) ?? subject;
    case 'transport':
    case 'sell':
      return tapLoaded(situation, plot) ?? subject;
    case 'draw':
    case 'move':
    case 'build':
    case 'harvest':
    case 'gifts':
    case 'spirit':
    case 'rob':
    case 'pay':
    case 'end':
    case undefined:
      return subject;
  }
}

function choosePlot(
  situation: Situation,
  move: Extract<AlchemirusMove, { readonly type: 'grow' | 'buy' }>,
): Meaning {
  const { moves, draft } = situation;
  if (!isLegal(moves, move)) return { type: 'refused', move };
  // The only place for what is offered lies ready: a touch on it alone must not cost any cards.
  const isMeant = draft.plot === move.plot && move.type !== 'buy';
  return isMeant ? confirm(situation) : drafted({ ...draft, plot: move.plot });
}

function leaveOut({ moves, draft }: Situation, plot: number): Meaning | null {
  if (!isLegal(moves, { type: 'transmute', plot })) return null;
  const { out } = draft;
  return drafted({
    ...draft,
    out: out.includes(plot) ? out.filter((one) => one !== plot) : [...out, plot],
  });
}

function tapPlayer(situation: Situation, seat: Seat): Meaning {
  if (!isAskedFor(situation, 'rob')) return explained({ type: 'player', seat });
  const move: AlchemirusMove = { type: 'rob', seat };
  if (!isLegal(situation.moves, move)) return { type: 'refused', move };
  return drafted({ ...situation.draft, seat });
}

function confirm(situation: Situation): Meaning {
  const lack = lacking(situation);
  if (lack) return advised(lack);
  return plan(situation, composed(situation), thenOf(situation));
}

/** The question that the later steps of a plan answer, where it is not the one that is asked now. */
function thenOf(situation: Situation): string | null {
  return dueOf(situation) ? 'pay' : null;
}

/** Whether the spot is a legal step towards what is asked. */
export function glows(situation: Situation, spot: Spot): boolean {
  if (!isAsked(situation)) return false;
  const { type } = tap(situation, spot);
  return type === 'draft' || type === 'plan';
}
