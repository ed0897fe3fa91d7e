import { at } from '@/engine/core/list';
import { REWARD, YIELD } from '@/engine/games/alchemirus/data';
import { overLimit } from '@/engine/games/alchemirus/queries/cards';
import { growing, transmutedOn } from '@/engine/games/alchemirus/queries/goods';
import { proceedsOfAll, purchasePrice } from '@/engine/games/alchemirus/queries/market';
import { allCarries, allSales } from '@/engine/games/alchemirus/queries/proposals';
import { actionOn } from '@/engine/games/alchemirus/queries/ring';
import type { AlchemirusMove, AlchemirusQuestion } from '@/engine/games/alchemirus/state';

import { nearSeat, playerOf, questionOf } from '../seats';
import { canBuild, composed, lacking } from '../touch/compose';
import {
  dueOf,
  estateOf,
  isAsked,
  isDemolishing,
  isLegal,
  planned,
  type Due,
  type Advice,
  type Situation,
} from '../touch/situation';
import { moveLabel, wayNotes, type Speech } from './labels';

/** What stands on the large button: what would be done, and all that comes of it. */
interface ButtonText {
  readonly label: string;
  readonly note: string | null;
  /** Something is still to be chosen, or it is not one's turn. */
  readonly isDull: boolean;
}

const plain = (label: string, note: string | null = null): ButtonText => ({ label, note, isDull: false });
const dull = (label: string, note: string | null = null): ButtonText => ({ label, note, isDull: true });
const notes = (parts: readonly (string | null | false)[]): string | null =>
  parts.filter(Boolean).join(' · ') || null;

/** What is to be chosen first; goods can also be proposed all at once. */
export function proposalOf(situation: Situation): 'carries' | 'sales' | null {
  const lack = lacking(situation);
  if (lack?.type !== 'choose-good' || situation.draft.held) return null;
  return questionOf(situation.view, 'sell') ? 'sales' : 'carries';
}

export function primaryText(speech: Speech, situation: Situation): ButtonText {
  const { words, who } = speech;
  const { view } = situation;
  if (!view.asked) return dull(words.over);
  if (!isAsked(situation)) return dull(words.waiting(who(view.asked.seat)));
  const due = dueOf(situation);
  const lack = lacking(situation);
  if (lack && !proposalOf(situation)) return lackText(speech, situation, lack);
  return due ? payText(speech, situation, due) : askText(speech, situation);
}

function lackText(speech: Speech, situation: Situation, lack: Advice): ButtonText {
  const offer = questionOf(situation.view, 'offer');
  const grow = questionOf(situation.view, 'grow');
  const { words } = speech;
  const note = offer ? words.buyFor(purchasePrice(offer.price)) : grow ? words.cardsLeft(grow.left) : null;
  return dull(adviceWords(speech, lack), note);
}

export function adviceWords({ words }: Speech, advice: Advice): string {
  const said = words.advice[advice.type];
  if (typeof said === 'string') return said;
  return said('left' in advice ? advice.left : 'number' in advice ? advice.number : 0);
}

function payText(speech: Speech, situation: Situation, due: Due): ButtonText {
  const { words, text } = speech;
  const discards = words.discardCards(due.count);
  switch (due.purpose) {
    case 'build': {
      if (!due.card) return plain(words.discardDown(due.count), words.forPurpose.build);
      const { plot } = situation.draft;
      const estate = estateOf(situation.view);
      const torn = isDemolishing(situation) && plot !== null ? at(estate, plot).building : null;
      const where = torn ? words.demolishes(text.cards[torn]) : words.onPlot(estate.length + 1);
      return plain(words.buildIt(text.cards[due.card]), notes([discards, where]));
    }
    case 'gifts':
      return plain(words.giveCards(due.count), words.moreFame(REWARD.gifts));
    case 'gloria':
      return plain(words.playGloria, notes([discards, words.moreFame(REWARD.gloria)]));
    case 'limit':
    case 'market':
      return plain(words.discardDown(due.count), words.forPurpose[due.purpose]);
  }
}

function askText(speech: Speech, situation: Situation): ButtonText {
  const { words, text, who } = speech;
  const { view, draft } = situation;
  const [move] = composed(situation);
  switch (view.asked?.what.type) {
    case 'draw':
      if (move?.type !== 'exchange') return plain(words.drawShort, words.orBank);
      return plain(words.takes(text.cards[move.take]), words.discardsIt(text.cards[move.give]));
    case 'move': {
      const field = draft.field ?? 0;
      const name = text.fields[actionOn(field)];
      const label = move?.type === 'place' ? words.startOn(name) : words.goTo(name);
      const whole = text.field(field);
      const which = move?.type === 'place' && whole !== name ? whole : null;
      return plain(label, notes([which, ...wayNotes(speech, view, field)]));
    }
    case 'harvest': {
      const estate = estateOf(view);
      const goods = growing(view, estate).flatMap((plot) => YIELD[at(estate, plot).building] ?? []);
      return plain(words.harvest, text.goodsOf(goods));
    }
    case 'grow':
      return plain(words.harvestHere((draft.plot ?? 0) + 1));
    case 'transport':
      return draft.carries.length === 0
        ? plain(words.carryAll(allCarries(estateOf(view)).length), words.orSingle)
        : plain(words.carry(draft.carries.length), carriedNote(speech, situation));
    case 'transmute':
      return transmuteText(speech, situation);
    case 'sell':
      return draft.sales.length === 0
        ? plain(words.sellAll(allSales(view, estateOf(view)).length), words.orSingle)
        : plain(words.sell(draft.sales.length), saleNote(speech, situation));
    case 'spirit':
      return spiritText(speech, situation, move);
    case 'rob':
      return plain(words.takeFrom(draft.seat === null ? '' : who(draft.seat)));
    case 'offer': {
      const offer = questionOf(view, 'offer');
      const plot = draft.plot ?? 0;
      return plain(
        words.buyFor(purchasePrice(offer?.price ?? 0)),
        words.plot(plot + 1, text.cards[at(estateOf(view), plot).building]),
      );
    }
    case 'build':
      return plain(words.finish, words.nothingToBuild);
    case 'gifts':
    case 'pay':
    case 'end':
    case undefined:
      return endText(speech, situation);
  }
}

function carriedNote({ text }: Speech, { draft }: Situation): string {
  return text.goodsOf(draft.carries.map(({ good }) => good));
}

function saleNote({ words, text }: Speech, situation: Situation): string | null {
  const { cards, fame } = proceedsOfAll(situation.draft.sales);
  const left = planned(situation).flatMap(({ goods }) => goods);
  return notes([
    cards > 0 && words.moreCards(cards),
    fame > 0 && words.moreFame(fame),
    left.length > 0 && words.goodsStay(text.goodsOf(left)),
  ]);
}

function transmuteText({ words, text }: Speech, situation: Situation): ButtonText {
  const { view } = situation;
  const made = composed(situation).flatMap((move) => {
    const into = move.type === 'transmute' ? transmutedOn(view, at(estateOf(view), move.plot)) : null;
    return into ? [into] : [];
  });
  if (made.length === 0) return plain(words.transmuteNone);
  return plain(words.transmute(made.length), text.goodsOf(made));
}

function spiritText(
  { words, text }: Speech,
  { view }: Situation,
  move: AlchemirusMove | undefined,
): ButtonText {
  if (move?.type !== 'haunt') return dull(words.advice['choose-place']);
  const price = move.isForHand ? words.wholeHand(view.hand.length) : text.hauntings[move.place];
  return plain(words.spiritTo(move.place, text.places[move.place]), price);
}

function endText({ words }: Speech, { view }: Situation): ButtonText {
  const over = overLimit(playerOf(view, nearSeat(view)).handSize);
  return plain(words.endTurn, over > 0 ? words.discardCards(over) : null);
}

/** The quieter button beside the large one. */
interface SecondaryText {
  readonly spot: 'done' | 'gloria' | 'back';
  readonly label: string;
  readonly spoken: string;
}

export function secondaryText(speech: Speech, situation: Situation): SecondaryText | null {
  const { words } = speech;
  const { view, moves, draft } = situation;
  const type = view.asked?.what.type;
  if (!type || !isAsked(situation)) return null;
  const isChosen = type === 'build' ? draft.card !== null : type === 'end' && draft.isGiving;
  if (isChosen || (type === 'draw' && draft.take)) {
    return { spot: 'back', label: words.back, spoken: words.back };
  }
  if (type === 'end') {
    if (!isLegal(moves, { type: 'gloria' })) return null;
    return { spot: 'gloria', label: words.gloriaShort, spoken: moveLabel(speech, { type: 'gloria' }) };
  }
  const isOnlyDone = type === 'build' && !canBuild(situation);
  if (isOnlyDone || !isLegal(moves, { type: 'done' })) return null;
  const label = doneLabel(speech, type);
  return { spot: 'done', label, spoken: label };
}

function doneLabel({ words }: Speech, type: AlchemirusQuestion['type']): string {
  switch (type) {
    case 'harvest':
    case 'transmute':
      return words.leaveIt;
    case 'gifts':
      return words.giveNothing;
    case 'rob':
      return words.takeNone;
    case 'offer':
      return words.decline;
    case 'draw':
    case 'move':
    case 'build':
    case 'grow':
    case 'transport':
    case 'sell':
    case 'spirit':
    case 'pay':
    case 'end':
      return words.finish;
  }
}
